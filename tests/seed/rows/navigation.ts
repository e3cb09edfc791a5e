/** Groups, versions, tabs and anchors. */
import { ICON_TYPES } from '../../../src/core/config/keys/icon.ts';
import { visible } from '../see.ts';
import { ABSENT, badIcon, cell, html, read, style, type Table } from '../table.ts';

const GROUP = '.sidebar-groups > li';
const ANCHOR = '.sidebar .nav-anchor';
const empty = [['  ', 'config/empty-text']] as const;
const badLink = [
  ['javascript:alert(1)', 'config/unsafe-link'],
  ['www.example.com', 'config/bad-link'],
] as const;
const unknownVersion = [['7', 'config/unknown-version']] as const;

/** Reads what a new visitor of a page sees: the version, the anchors, and the targets of the pager. */
const freshVisit = (at: string) =>
  read(at, async (page) => {
    const texts = async (select: string) =>
      (await page.locator(select).filter({ visible: true }).allInnerTexts()).map((text) =>
        text.trim(),
      );
    const pager = page.locator('.pager a').filter({ visible: true });
    return {
      version: await texts('.version-current > [data-version]'),
      anchors: await texts(ANCHOR),
      pager: await pager.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    };
  });

/**
 * Returns the expected drawing. `sharp-solid` is drawn as `solid`, because neither set has sharp corners;
 * there is no bell among the brands.
 */
const bellIn = (type: string) => {
  const plain = type.replace(/^sharp-/, '').replace('duotone-solid', 'duotone');
  return plain === 'brands' ? 'bell solid' : `bell ${plain}`;
};

export const navigationRows: Table = {
  navigation: {
    effect: 'html',
    cells: [
      cell(
        [{ group: 'Start', pages: ['index', 'start/one', 'start/two'] }],
        'plain',
        html('/', '.sidebar-group :is(a, summary)', 'href'),
        ['/', '/start/one/', '/start/two/'],
      ),
    ],
    wrong: [[[], 'config/empty-list']],
  },
  'navigation[].group': {
    effect: 'html',
    cells: [
      cell('Start', 'plain', html('/', '.sidebar-group-header'), ['Start']),
      cell('', 'usual', html('/secret/page/', `${GROUP}:has([aria-current]) > p`), []),
    ],
  },
  'navigation[].pages': {
    effect: 'behavior',
    cells: [
      cell(
        ['index', 'start/one', 'start/two'],
        'plain',
        html('/', '.sidebar-group :is(a, summary)'),
        ['Home', 'One', 'Two'],
      ),
      cell(['index', 'start/one', 'start/two'], 'plain', html('/start/one/', '.pager a', 'href'), [
        '/',
        '/start/two/',
      ]),
      cell(
        [{ group: 'Inner', pages: ['deep/leaf'] }],
        'usual',
        html('/deep/leaf/', '.sidebar-fold[open] > summary'),
        ['Inner'],
      ),
    ],
    wrong: [[['  '], 'config/empty-text']],
  },
  'navigation[].icon': {
    effect: 'html',
    cells: [
      cell('bell', 'usual', html('/', `${GROUP}:has(.nav-tag-pill) > p`, 'drawing'), [
        'bell regular',
      ]),
      cell(ABSENT, 'plain', html('/', `${GROUP} > p svg`, 'class'), []),
    ],
    wrong: badIcon,
  },
  'navigation[].iconType': {
    effect: 'html',
    cells: [
      ...ICON_TYPES.map((type) =>
        cell(
          type,
          'usual',
          html('/', `${GROUP}:nth-child(${3 + ICON_TYPES.indexOf(type)}) > p`, 'drawing'),
          [bellIn(type)],
        ),
      ),
      cell(ABSENT, 'usual', html('/', `${GROUP}:has(.nav-tag-pill) > p`, 'drawing'), [
        'bell regular',
      ]),
    ],
  },
  'navigation[].version': {
    effect: 'behavior',
    cells: [
      cell('3.0', 'versions', visible('/v1/setup/', '.sidebar-group-header'), ['First']),
      cell('1.0', 'tabs', visible('/', '.sidebar-group-header'), ['Start']),
      cell(ABSENT, 'plain', html('/', GROUP, 'data-version'), [null]),
    ],
    wrong: [...empty, ...unknownVersion],
  },
  'navigation[].tag': {
    effect: 'html',
    cells: [
      cell('NEW', 'usual', html('/', '.sidebar-group-header .nav-tag-pill'), ['NEW']),
      cell(ABSENT, 'plain', html('/', '.sidebar-group-header .nav-tag-pill'), []),
    ],
    wrong: empty,
  },

  versions: {
    effect: 'html',
    cells: [
      cell(['2.0', '1.0'], 'tabs', html('/', '.version-option', 'data-choice'), ['2.0', '1.0']),
      cell(ABSENT, 'plain', html('/', '.version-select'), []),
    ],
    wrong: [[['  '], 'config/empty-text']],
  },
  'versions[].name': {
    effect: 'html',
    cells: [
      cell('1.0', 'versions', html('/', '.version-option', 'data-choice'), [
        '2.0',
        '1.0',
        '3.0',
        '0.9',
      ]),
    ],
    wrong: empty,
  },
  'versions[].url': {
    effect: 'html',
    cells: [
      cell(
        'https://old.example.com',
        'versions',
        html('/', '.version-option[data-choice="0.9"]', 'href'),
        ['https://old.example.com'],
      ),
      cell(ABSENT, 'versions', html('/', '.version-option[data-choice="1.0"]', 'href'), [
        '/?version=1.0',
      ]),
    ],
    wrong: badLink,
  },
  'versions[].default': {
    effect: 'behavior',
    cells: [
      cell(true, 'versions', visible('/', '.version-current > [data-version]'), ['3.0']),
      cell(false, 'versions', html('/', 'html', 'data-version'), ['3.0']),
      cell(ABSENT, 'versions', html('/', 'html', 'data-version'), ['3.0']),
    ],
  },
  'versions[].locale': {
    effect: 'html',
    cells: [
      cell('de', 'versions', html('/v3/setup/', 'html', 'lang'), ['de']),
      cell(ABSENT, 'versions', html('/v1/setup/', 'html', 'lang'), ['de']),
      cell('de', 'versions', html('/v3/setup/', '.version-current', 'title'), ['Sprache']),
    ],
    wrong: [['deutsch!', 'config/bad-language']],
  },

  anchors: {
    effect: 'html',
    cells: [
      cell(
        [
          { name: 'Built', url: 'built', openapi: 'extra.json' },
          { name: 'Listed', url: 'listed', openapi: ['third.json'] },
        ],
        'tabs',
        html('/', ANCHOR),
        ['Documentation', 'Built', 'Listed'],
      ),
      cell(ABSENT, 'plain', html('/', ANCHOR), []),
    ],
  },
  'anchors[].name': {
    effect: 'html',
    cells: [cell('Deep', 'usual', html('/', `${ANCHOR}[href="/deep/leaf/"]`), ['Deep'])],
    wrong: empty,
  },
  'anchors[].url': {
    effect: 'html',
    cells: [
      cell('deep', 'usual', html('/deep/leaf/', `${ANCHOR}[aria-current]`), ['Deep']),
      cell('deep', 'usual', html('/deep/leaf/', '.sidebar-group-header'), ['Outer']),
      cell('https://example.com/blog', 'usual', html('/', `${ANCHOR}[href$="/blog"]`), ['Blog']),
      cell('v1', 'versions', freshVisit('/v1/setup/'), {
        version: ['1.0'],
        anchors: ['Dokumentation', 'Guide 1'],
        pager: ['/start/one/', '/v1/use/'],
      }),
    ],
    wrong: badLink,
  },
  'anchors[].icon': {
    effect: 'html',
    cells: [
      cell('github', 'usual', html('/', `${ANCHOR}[href="/deep/leaf/"]`, 'drawing'), [
        'github brands',
      ]),
      cell(ABSENT, 'usual', html('/', `${ANCHOR}[href$="/blog"] .nav-anchor-icon`, 'drawing'), [
        'book-open duotone',
      ]),
    ],
    wrong: badIcon,
  },
  'anchors[].iconType': {
    effect: 'html',
    cells: [
      ...ICON_TYPES.map((type) =>
        cell(type, 'usual', html('/', `${ANCHOR}[href$="/${type}"] .nav-anchor-icon`, 'drawing'), [
          bellIn(type),
        ]),
      ),
      cell(ABSENT, 'usual', html('/', `${ANCHOR}[href$="/blog"] .nav-anchor-icon`, 'drawing'), [
        'book-open duotone',
      ]),
    ],
  },
  'anchors[].color': {
    effect: 'behavior',
    cells: [
      // On an anchor that is neither current nor under the pointer.
      cell(
        '#123456',
        'usual',
        style('/', [`${ANCHOR}[href="/deep/leaf/"] .nav-anchor-icon`, 'background-color']),
        'rgb(18, 52, 86)',
      ),
      cell(
        { from: '#aa0000', to: '#00aa00' },
        'usual',
        style('/', [`${ANCHOR}[href$="/blog"] .nav-anchor-icon`, 'background-image']),
        'linear-gradient(45deg, rgb(170, 0, 0), rgb(0, 170, 0))',
      ),
      cell(
        { from: '#aa0000', via: '#0000aa', to: '#00aa00' },
        'usual',
        style('/', [`${ANCHOR}[href$="/chat"] .nav-anchor-icon`, 'background-image']),
        'linear-gradient(45deg, rgb(170, 0, 0), rgb(0, 0, 170), rgb(0, 170, 0))',
      ),
      cell(
        ABSENT,
        'usual',
        style('/', [`${ANCHOR}[href$="/solid"] .nav-anchor-icon`, 'background-image']),
        'none',
      ),
    ],
    wrong: [
      ['123456', 'config/bad-color'],
      [{ from: '#123456' }, 'config/missing-key'],
    ],
  },
  'anchors[].version': {
    effect: 'behavior',
    cells: [
      cell('1.0', 'versions', visible('/v1/use/', ANCHOR), ['Dokumentation', 'Guide 1']),
      cell('2.0', 'versions', visible('/v2/use/', ANCHOR), ['Dokumentation', 'Guide 2']),
      cell('2.0', 'versions', visible('/start/one/?version=2.0', ANCHOR), [
        'Dokumentation',
        'Guide 2',
      ]),
      cell('2.0', 'versions', visible('/start/one/', ANCHOR), ['Dokumentation']),
      cell(ABSENT, 'usual', html('/', 'li:has(> .nav-anchor[href$="/blog"])', 'data-version'), [
        null,
      ]),
    ],
    wrong: [...empty, ...unknownVersion],
  },
  'anchors[].isDefaultHidden': {
    effect: 'html',
    cells: [
      cell(true, 'usual', html('/', `${ANCHOR}[href="/secret/page/"]`), []),
      cell(true, 'usual', html('/secret/page/', `${ANCHOR}[aria-current]`), ['Secret']),
      cell(false, 'usual', html('/', `${ANCHOR}[href$="/blog"]`), ['Blog']),
      cell(ABSENT, 'usual', html('/', `${ANCHOR}[href$="/chat"]`), ['Chat']),
    ],
  },
  'anchors[].openapi': {
    effect: 'html',
    cells: [
      cell('extra.json', 'tabs', html('/built/summary-of-extra/', 'h1'), ['Summary of extra']),
      cell(['third.json'], 'tabs', html('/listed/summary-of-third/', 'h1'), ['Summary of third']),
      cell(ABSENT, 'usual', html('/deep/leaf/', '.sidebar-group :is(a, summary)'), [
        'Inner',
        'Leaf',
      ]),
    ],
    wrong: [['../up.json', 'config/bad-path']],
  },

  topAnchor: {
    effect: 'html',
    cells: [
      cell({ iconType: 'thin' }, 'versions', html('/', `${ANCHOR}.anchor-top`, 'aria-current'), [
        'true',
      ]),
      // Without other anchors, and next to tabs, where it stays in the tab.
      cell({ icon: 'bell', iconType: 'duotone' }, 'basic', html('/start/one/', ANCHOR, 'href'), [
        '/',
      ]),
      cell(
        { icon: 'bell', iconType: 'sharp-solid', color: { from: '#aa0000', to: '#00aa00' } },
        'tabs',
        html('/api/plain/', `${ANCHOR}.anchor-top`, 'href'),
        ['/api/find/'],
      ),
      cell(ABSENT, 'usual', html('/', `${ANCHOR}[aria-current]`), ['Documentation']),
      cell(ABSENT, 'plain', html('/', ANCHOR), []),
    ],
  },
  'topAnchor.name': {
    effect: 'html',
    cells: [
      cell('Guides', 'bearer', html('/', ANCHOR), ['Guides']),
      cell(ABSENT, 'basic', html('/', ANCHOR), ['Documentation']),
      cell(ABSENT, 'looks', html('/', ANCHOR), ['Dokumentation']),
    ],
    wrong: empty,
  },
  'topAnchor.icon': {
    effect: 'html',
    cells: [
      cell('bell', 'basic', html('/', ANCHOR, 'drawing'), ['bell duotone']),
      cell(ABSENT, 'versions', html('/', `${ANCHOR}.anchor-top`, 'drawing'), ['book-open thin']),
      cell(ABSENT, 'usual', html('/', `${ANCHOR}.anchor-top`, 'drawing'), ['book-open duotone']),
    ],
    wrong: badIcon,
  },
  'topAnchor.iconType': {
    effect: 'html',
    cells: [
      cell('brands', 'bearer', html('/', ANCHOR, 'drawing'), ['github brands']),
      cell('duotone', 'basic', html('/', ANCHOR, 'drawing'), ['bell duotone']),
      cell('light', 'key', html('/', ANCHOR, 'drawing'), ['bell light']),
      cell('sharp-solid', 'tabs', html('/', `${ANCHOR}.anchor-top`, 'drawing'), ['bell solid']),
      cell('solid', 'looks', html('/', ANCHOR, 'drawing'), ['bell solid']),
      cell('thin', 'versions', html('/', `${ANCHOR}.anchor-top`, 'drawing'), ['book-open thin']),
      ...ICON_TYPES.map((iconType) => ({
        value: iconType,
        config: { topAnchor: { icon: 'bell', iconType } },
        view: ({ anchors }: { readonly anchors: readonly { readonly icon?: object }[] }) =>
          anchors[0]?.icon,
        expect: { name: 'bell', type: iconType },
      })),
      cell(ABSENT, 'usual', html('/', `${ANCHOR}.anchor-top`, 'drawing'), ['book-open duotone']),
    ],
  },
  'topAnchor.color': {
    effect: 'behavior',
    cells: [
      cell(
        '#2f5d9b',
        'bearer',
        style('/', ['.nav-anchor-icon', 'background-color']),
        'rgb(47, 93, 155)',
      ),
      cell(
        { from: '#aa0000', to: '#00aa00' },
        'tabs',
        style('/', ['.anchor-top .nav-anchor-icon', 'background-image']),
        'linear-gradient(45deg, rgb(170, 0, 0), rgb(0, 170, 0))',
      ),
      cell(
        ABSENT,
        'basic',
        style('/', ['.anchor-top .nav-anchor-icon', 'background-color']),
        'rgb(74, 222, 128)',
      ),
    ],
    wrong: [['123456', 'config/bad-color']],
  },
};
