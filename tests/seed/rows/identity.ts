/** Name, language, logo and colors. */
import { ABSENT, cell, file, html, parts, read, style, type Table } from '../table.ts';

const LOGO = '.topbar .logo';
const THEME = '_lectern/assets/base.*.css';

const mode = (name: string, scheme: 'light' | 'dark') =>
  style('/', ['html', `--lt-color-${name}`], { scheme });
const painted = (scheme: 'light' | 'dark') => style('/', ['html', 'background-color'], { scheme });

/** The home link, by the name that screen readers announce. */
const home = read('/', (page) => page.getByRole('link', { name: 'Plain home page' }).count());

/** Reads the address of the logo that a reader sees. */
const seenLogo = (scheme: 'light' | 'dark') =>
  read(
    '/',
    (page) =>
      page.locator('.topbar .nav-logo').filter({ visible: true }).first().getAttribute('src'),
    { scheme },
  );

const badPath = [['../up.svg', 'config/bad-path']] as const;
const badColor = [
  ['16a34a', 'config/bad-color'],
  ['#16a34a80', 'config/bad-color'],
] as const;

export const identityRows: Table = {
  $schema: {
    effect: 'remark',
    cells: [cell('./docs.schema.json', 'looks', html('/', 'title'), ['Home - Looks'])],
  },
  name: {
    effect: 'html',
    cells: [
      cell('Plain', 'plain', html('/start/one/', 'title'), ['One - Plain']),
      cell('Plain', 'plain', home, 1),
      cell('Usual', 'usual', html('/', `${LOGO} img`, 'alt'), ['Usual']),
      cell('Plain', 'plain', html('/', 'meta[property="og:site_name"]', 'content'), ['Plain']),
    ],
    wrong: [['  ', 'config/empty-text']],
  },
  lang: {
    effect: 'html',
    cells: [
      cell('de', 'looks', html('/', 'html', 'lang'), ['de']),
      cell(ABSENT, 'plain', html('/', 'html', 'lang'), ['en']),
    ],
    wrong: [['deutsch!', 'config/bad-language']],
  },
  words: {
    effect: 'html',
    cells: [
      cell({ onThisPage: 'Inhalt der Seite' }, 'looks', html('/', '.toc-title'), [
        'Inhalt der Seite',
      ]),
      cell(ABSENT, 'plain', html('/', '.toc-title'), ['On this page']),
    ],
    wrong: [[{ onThisPgae: 'x' }, 'config/unknown-key']],
  },
  logo: {
    effect: 'html',
    cells: [
      cell('/logo.svg', 'usual', html('/', `${LOGO} img`, 'src'), ['/logo.svg']),
      cell({ light: '/logo.svg' }, 'key', html('/', `${LOGO} img`, 'src'), ['/logo.svg']),
      cell(ABSENT, 'plain', html('/', `${LOGO} img`, 'src'), []),
    ],
    wrong: [...badPath, [{}, 'config/missing-key']],
  },
  'logo.light': {
    effect: 'behavior',
    cells: [
      cell('/logo.svg', 'bearer', html('/', `${LOGO} .logo-light`, 'src'), ['/logo.svg']),
      cell('/logo.svg', 'key', seenLogo('dark'), '/logo.svg'),
      cell(ABSENT, 'basic', seenLogo('light'), '/logo-dark.svg'),
    ],
    wrong: badPath,
  },
  'logo.dark': {
    effect: 'behavior',
    cells: [
      cell('/logo-dark.svg', 'bearer', html('/', `${LOGO} .logo-dark`, 'src'), ['/logo-dark.svg']),
      cell('/logo-dark.svg', 'bearer', seenLogo('dark'), '/logo-dark.svg'),
      cell(ABSENT, 'key', seenLogo('dark'), '/logo.svg'),
    ],
    wrong: badPath,
  },
  'logo.href': {
    effect: 'html',
    cells: [
      cell('https://example.com', 'bearer', html('/', LOGO, 'href'), ['https://example.com']),
      cell(ABSENT, 'key', html('/start/one', LOGO, 'href'), ['/']),
    ],
    wrong: [['javascript:alert(1)', 'config/unsafe-link']],
  },
  favicon: {
    effect: 'html',
    cells: [
      cell('/favicon.svg', 'usual', html('/', 'link[rel="icon"]', 'href'), ['/favicon.svg']),
      cell(ABSENT, 'plain', html('/', 'link[rel="icon"]', 'href'), []),
    ],
    wrong: badPath,
  },
  colors: parts,
  'colors.primary': {
    effect: 'behavior',
    cells: [
      cell('#b3261e', 'usual', mode('accent', 'light'), '#b3261e'),
      cell('#1f5fbf', 'bearer', file(THEME, /html:not\(\.dark\)\{[^}]*--lt-color-accent:(#\w+)/g), [
        '#1f5fbf',
      ]),
      cell(ABSENT, 'plain', mode('accent', 'light'), '#16a34a'),
    ],
    wrong: badColor,
  },
  'colors.light': {
    effect: 'behavior',
    cells: [
      cell('#7db0ff', 'bearer', mode('accent', 'dark'), '#7db0ff'),
      // The primary color, lightened until it is readable on a dark page.
      cell(ABSENT, 'usual', mode('accent', 'dark'), '#b62a21'),
      cell(ABSENT, 'plain', mode('accent', 'dark'), '#4ade80'),
    ],
    wrong: badColor,
  },
  'colors.dark': {
    effect: 'behavior',
    cells: [
      cell('#0b2f66', 'bearer', mode('button', 'light'), '#0b2f66'),
      cell('#0b2f66', 'bearer', mode('button', 'dark'), '#0b2f66'),
      cell(ABSENT, 'usual', style('/', ['.topbar-cta', 'background-color']), 'rgb(179, 38, 30)'),
    ],
    wrong: badColor,
  },
  'colors.background': parts,
  'colors.background.light': {
    effect: 'behavior',
    cells: [
      cell('#fffdf5', 'bearer', file(THEME, /html:not\(\.dark\)\{--lt-color-bg:(#\w+)/g), [
        '#fffdf5',
      ]),
      cell(ABSENT, 'plain', painted('light'), 'rgb(255, 255, 255)'),
    ],
    wrong: badColor,
  },
  'colors.background.dark': {
    effect: 'behavior',
    cells: [
      cell('#101820', 'bearer', painted('dark'), 'rgb(16, 24, 32)'),
      cell(ABSENT, 'plain', painted('dark'), 'rgb(15, 17, 23)'),
    ],
    wrong: badColor,
  },
  'colors.anchors': {
    effect: 'behavior',
    cells: [
      cell('#445566', 'bearer', file(THEME, /\.nav-anchor\{--lt-anchor-fill:(#\w+)/g), ['#445566']),
      cell(
        { from: '#aa0000', to: '#00aa00' },
        'key',
        style('/', ['.anchor-top .nav-anchor-icon', 'background-image']),
        'linear-gradient(45deg, rgb(170, 0, 0), rgb(0, 170, 0))',
      ),
      cell(ABSENT, 'usual', file(THEME, /\.nav-anchor\{--lt-anchor-fill:(#\w+)/g), []),
    ],
    wrong: badColor,
  },
  'seo.previewImages': {
    effect: 'html',
    cells: [
      cell(true, 'tabs', html('/', 'meta[property="og:image"]', 'content'), [
        '/_lectern/previews/index.png',
      ]),
      cell(false, 'looks', html('/', 'meta[property="og:image:width"]', 'content'), []),
      cell(ABSENT, 'plain', html('/', 'meta[property="og:image"]', 'content'), []),
    ],
  },
};
