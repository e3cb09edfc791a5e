/** Modes, decoration, typefaces. */
import type { Page } from 'playwright';
import type { UserConfig } from '../../../src/core/config/config.ts';
import {
  ABSENT,
  act,
  cell,
  file,
  html,
  parts,
  read,
  style,
  type Row,
  type Table,
} from '../table.ts';

const THEME = '_lectern/assets/base.*.css';
const TOGGLE = '#navbar .mode-toggle button';
const badPath = [['../up.svg', 'config/bad-path']] as const;
const empty = [['  ', 'config/empty-text']] as const;

/** Whether a new reader gets the dark mode, and again after pressing the toggle, if there is one. */
const modes = (scheme: 'light' | 'dark') =>
  act(
    '/',
    async (page) => {
      const first = await isDark(page);
      if ((await page.locator(TOGGLE).count()) === 0) return first ? 'dark' : 'light';
      await page.locator(TOGGLE).click();
      const second = await isDark(page);
      return `${first ? 'dark' : 'light'}, then ${second ? 'dark' : 'light'}`;
    },
    { scheme },
  );

function isDark(page: Page): Promise<boolean> {
  return page.locator('html').evaluate((root) => root.classList.contains('dark'));
}

const sidebarLine = () => style('/', ['.sidebar', 'border-inline-end-width']);

const after = (pseudo: '::before' | '::after') =>
  read('/', (page) =>
    page.locator('body').evaluate((body, part) => {
      const { backgroundImage, content } = getComputedStyle(body, part);
      if (content === 'none') return 'none';
      return backgroundImage.replace(/^url\("https?:\/\/[^/]*(.*)"\)$/, '$1').slice(0, 16);
    }, pseudo),
  );

const face = (family: string, property: string) =>
  file(THEME, new RegExp(`@font-face\\{font-family:"${family}";[^}]*${property}`, 'g'));

/** Reads the typeface of an element. */
const family = (select: string) =>
  read('/', (page) =>
    page
      .locator(select)
      .first()
      .evaluate((found) => getComputedStyle(found).fontFamily.split(',')[0]),
  );

const otherOf = (format: 'woff' | 'woff2') => (format === 'woff' ? 'woff2' : 'woff');

const CURRENT = '.sidebar .sidebar-group [aria-current]';

export const lookRows: Table = {
  modeToggle: parts,
  'modeToggle.default': {
    effect: 'behavior',
    cells: [
      cell('light', 'versions', modes('dark'), 'light, then dark'),
      cell('dark', 'bearer', modes('light'), 'dark, then light'),
      cell('dark', 'bearer', html('/', 'html', 'class'), ['dark code-dark']),
      cell(ABSENT, 'usual', modes('light'), 'light, then dark'),
      cell(ABSENT, 'usual', modes('dark'), 'dark, then light'),
    ],
  },
  'modeToggle.isHidden': {
    effect: 'behavior',
    cells: [
      // Together with `default`, this makes a site with one mode; alone, the reader's system decides.
      cell(true, 'basic', modes('light'), 'dark'),
      cell(true, 'key', modes('dark'), 'light'),
      cell(true, 'tabs', modes('dark'), 'dark'),
      cell(true, 'tabs', modes('light'), 'light'),
      cell(true, 'tabs', html('/', TOGGLE, 'type'), []),
      cell(
        true,
        'key',
        act(
          '/',
          async (page) => {
            // A stored choice from elsewhere is ignored.
            await page.evaluate(() => localStorage.setItem('lectern-mode', 'dark'));
            await page.reload();
            return isDark(page);
          },
          { scheme: 'dark' },
        ),
        false,
      ),
      cell(false, 'versions', html('/', TOGGLE, 'type'), ['button']),
      cell(ABSENT, 'bearer', html('/', TOGGLE, 'type'), ['button']),
    ],
  },
  backgroundImage: {
    effect: 'behavior',
    cells: [
      cell('/back.svg', 'usual', after('::before'), '/back.svg'),
      cell(ABSENT, 'plain', after('::before'), 'none'),
    ],
    wrong: badPath,
  },
  background: parts,
  'background.style': {
    effect: 'behavior',
    cells: [
      cell('gradient', 'key', after('::after'), 'radial-gradient('),
      cell('grid', 'basic', after('::after'), 'linear-gradient('),
      cell('windows', 'versions', after('::after'), 'linear-gradient('),
      cell('grid', 'basic', file(THEME, /body::after\{[^}]*(100% 3rem)/g), ['100% 3rem']),
      cell('windows', 'versions', file(THEME, /body::after\{[^}]*(14rem 22rem)/g), ['14rem 22rem']),
      cell(ABSENT, 'usual', after('::after'), 'none'),
    ],
  },
  eyebrow: parts,
  'eyebrow.display': {
    effect: 'html',
    cells: [
      cell('section', 'versions', html('/start/one/', '.eyebrow > span'), ['All']),
      cell('breadcrumbs', 'basic', html('/api/find/', '.eyebrow > span'), ['Around', 'Reference']),
      cell(ABSENT, 'usual', html('/deep/leaf/', '.eyebrow > span'), ['Inner']),
    ],
  },
  icons: parts,
  'icons.library': {
    effect: 'html',
    cells: [
      {
        value: 'lucide',
        config: { icons: { library: 'lucide' } },
        files: { 'index.md': '---\ntitle: Home\nicon: squircle-dashe\n---\n' },
        expect: [/Did you mean "squircle-dashed"/],
      },
      cell('tabler', 'bearer', html('/start/two/', '.icon-inline svg g', 'stroke-width'), ['2']),
      cell('fontawesome', 'basic', html('/start/two/', '.icon-inline svg g', 'stroke-width'), []),
      cell(ABSENT, 'usual', html('/start/two/', '.icon-inline svg g', 'stroke-width'), []),
    ],
  },
  variables: {
    effect: 'html',
    cells: [
      cell({ product: '<b>Acme</b>' }, 'key', html('/start/two', '#content > p:first-child'), [
        'Of Acme.',
      ]),
      cell(ABSENT, 'plain', html('/start/two/', '#content > p:first-child'), ['Of {{product}}.']),
    ],
  },
  rounded: {
    effect: 'behavior',
    cells: [
      cell('default', 'tabs', style('/', ['.search-button', 'border-radius']), '8px'),
      cell('sharp', 'looks', style('/', ['.search-button', 'border-radius']), '0px'),
      cell(ABSENT, 'plain', style('/', ['.search-button', 'border-radius']), '8px'),
    ],
  },
  sidebar: parts,
  'sidebar.items': {
    effect: 'behavior',
    cells: [
      cell('container', 'tabs', style('/', [CURRENT, 'box-shadow']), 'none'),
      cell('card', 'key', file(THEME, /\[aria-current\]\{[^}]*box-shadow:(0 0 0 1px)/g), [
        '0 0 0 1px',
      ]),
      cell('border', 'basic', style('/', [CURRENT, 'border-inline-start-width']), '2px'),
      cell(
        'undecorated',
        'versions',
        style('/', [CURRENT, 'background-color']),
        'rgba(0, 0, 0, 0)',
      ),
      cell(ABSENT, 'plain', style('/', [CURRENT, 'border-inline-start-width']), '0px'),
    ],
  },
  topbar: parts,
  'topbar.style': {
    effect: 'behavior',
    cells: [
      cell('default', 'tabs', style('/', ['.topbar', 'background-image']), 'none'),
      cell('gradient', 'looks', file(THEME, /header\.topbar\{background:(linear-gradient)/g), [
        'linear-gradient',
      ]),
      cell(ABSENT, 'usual', style('/', ['.topbar', 'background-image']), 'none'),
    ],
  },
  codeBlock: parts,
  'codeBlock.mode': {
    effect: 'behavior',
    cells: [
      cell('dark', 'looks', html('/', 'html.code-dark', 'lang'), ['de']),
      cell('auto', 'tabs', html('/', 'html.code-dark', 'lang'), []),
      cell(ABSENT, 'plain', html('/', 'html.code-dark', 'lang'), ['en']),
      cell('dark', 'looks', style('/', ['.code-block', '--lt-color-text']), '#e1e3e6'),
      cell('auto', 'tabs', style('/', ['.code-block', '--lt-color-text']), '#1f2228'),
      cell(ABSENT, 'plain', style('/', ['.code-block', '--lt-color-text']), '#e1e3e6'),
    ],
  },
  'codeBlock.theme': {
    effect: 'behavior',
    cells: [
      cell('github-light', 'tabs', style('/', ['.code-block', '--lt-code-bg']), '#ffffff'),
      cell(
        { light: 'dracula', dark: 'nord' },
        'basic',
        style('/', ['.code-block', '--lt-code-bg']),
        '#2e3440',
      ),
      cell(ABSENT, 'plain', file(THEME, /--lt-code-bg:(#\w+)/g), []),
    ],
    wrong: [['draculla', 'config/unknown-theme']],
  },
  'codeBlock.grammars': {
    effect: 'html',
    cells: [
      cell(['/own.tmLanguage.json'], 'tabs', html('/', '.code-block[data-language="own"] .tk'), [
        'begin',
      ]),
      cell(ABSENT, 'plain', html('/', '.code-block[data-language="own"] .tk'), []),
    ],
    wrong: [[['../up.json'], 'config/bad-path']],
  },
  font: parts,
  'font.family': {
    effect: 'behavior',
    cells: [
      cell('Own', 'basic', family('h1'), 'Own'),
      cell(ABSENT, 'plain', family('h1'), 'Geist'),
    ],
    wrong: empty,
  },
  'font.weight': {
    effect: 'file',
    cells: [
      cell(600, 'key', face('Own', 'font-weight:([^;}]*)'), ['600']),
      cell(ABSENT, 'basic', face('Own', 'font-weight:([^;}]*)'), ['400']),
    ],
  },
  'font.url': {
    effect: 'file',
    cells: [
      cell('/fonts/own.woff', 'key', face('Own', 'url\\("([^"]*)"'), ['/fonts/own.woff']),
      cell(ABSENT, 'plain', face('Own', 'url\\("([^"]*)"'), []),
    ],
    wrong: badPath,
  },
  'font.format': {
    effect: 'file',
    cells: [
      cell('woff', 'key', face('Own', 'format\\("([^"]*)"'), ['woff']),
      cell('woff2', 'tabs', face('Own', 'format\\("([^"]*)"'), ['woff2']),
      cell(ABSENT, 'basic', face('Own', 'format\\("([^"]*)"'), ['woff2']),
    ],
  },
  ...Object.fromEntries(
    (
      [
        ['headings', 'Heads', '700', '/fonts/heads.woff2', 'woff2', 'h1'],
        ['body', 'Body', '400', '/fonts/body.woff', 'woff', 'body'],
        ['code', 'Code', '500', '/fonts/code.woff2', 'woff2', 'pre code'],
      ] as const
    ).flatMap(([part, name, weight, url, format, element]): [string, Row][] => [
      [`font.${part}`, parts],
      [
        `font.${part}.family`,
        {
          effect: 'behavior',
          cells: [cell(name, 'looks', family(element), name)],
          wrong: empty,
        },
      ],
      [
        `font.${part}.weight`,
        {
          effect: 'file',
          cells: [cell(Number(weight), 'looks', face(name, 'font-weight:([^;}]*)'), [weight])],
        },
      ],
      [
        `font.${part}.url`,
        {
          effect: 'file',
          cells: [cell(url, 'looks', face(name, 'url\\("([^"]*)"'), [url])],
          wrong: badPath,
        },
      ],
      [
        `font.${part}.format`,
        {
          effect: 'file',
          cells: [
            cell(format, 'looks', face(name, 'format\\("([^"]*)"'), [format]),
            cell(otherOf(format), 'versions', face(`${name} 2`, 'format\\("([^"]*)"'), [
              otherOf(format),
            ]),
          ],
        },
      ],
    ]),
  ),
  theme: {
    effect: 'behavior',
    cells: [
      cell('linden', 'bearer', style('/', ['body', '--lt-radius-m']), '0'),
      cell('mint', 'usual', style('/', ['body', '--lt-radius-m']), '.5rem'),
      cell(ABSENT, 'plain', style('/', ['body', '--lt-radius-m']), '.5rem'),
      ...(
        [
          'venus',
          'quill',
          'prism',
          'maple',
          'palm',
          'willow',
          'almond',
          'aspen',
          'sequoia',
          'luma',
        ] as const satisfies readonly UserConfig['theme'][]
      ).map((theme) => ({
        value: theme,
        config: { theme },
        files: {},
        expect: [],
      })),
    ],
  },
  layout: {
    effect: 'behavior',
    cells: [
      cell('topnav', 'usual', sidebarLine(), '0px'),
      cell('sidenav', 'bearer', sidebarLine(), '1px'),
      cell(
        'solidSidenav',
        'basic',
        style('/', ['.sidebar', 'clip-path']),
        'inset(0px 0px 0px -1440px)',
      ),
      cell(ABSENT, 'plain', sidebarLine(), '0px'),
    ],
  },
};
