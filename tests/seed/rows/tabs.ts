/** Tabs, and the tab that is added automatically. */
import { visible } from '../see.ts';
import { ABSENT, cell, html, parts, type Table } from '../table.ts';

const TAB = '.nav-tabs-item';
const empty = [['  ', 'config/empty-text']] as const;
const badLink = [
  ['javascript:alert(1)', 'config/unsafe-link'],
  ['www.example.com', 'config/bad-link'],
] as const;
const unknownVersion = [['7', 'config/unknown-version']] as const;

export const tabRows: Table = {
  tabs: {
    effect: 'html',
    cells: [
      cell([{ name: 'Zwei', url: 'start' }], 'looks', html('/start/one/', TAB), ['Zwei']),
      cell(ABSENT, 'plain', html('/', TAB), []),
    ],
  },
  'tabs[].name': {
    effect: 'html',
    cells: [cell('API', 'tabs', html('/', `${TAB}[href^="/api/"]`), ['API'])],
    wrong: empty,
  },
  'tabs[].url': {
    effect: 'html',
    cells: [
      cell('api', 'tabs', html('/api/plain/', `${TAB}[aria-current]`), ['API']),
      cell('api', 'tabs', html('/api/plain/', '.sidebar-group-header'), ['Reference']),
      cell('https://example.com/forum', 'tabs', html('/', `${TAB}[href^="https:"]`), ['Forum']),
      cell(ABSENT, 'tabs', html('/secret/page/', `${TAB}[aria-current]`), ['Vault']),
    ],
    wrong: badLink,
  },
  'tabs[].pages': {
    effect: 'html',
    cells: [
      cell('secret', 'tabs', html('/secret/page/', `${TAB}[aria-current]`), ['Vault']),
      cell(ABSENT, 'tabs', html('/', `${TAB}[aria-current]`), ['Home']),
    ],
    wrong: badLink,
  },
  'tabs[].version': {
    effect: 'behavior',
    cells: [
      cell('1.0', 'tabs', visible('/', TAB), ['Home', 'API', 'Made', 'Row', 'Forum']),
      cell('1.0', 'tabs', visible('/?version=1.0', TAB), [
        'Home',
        'API',
        'First',
        'Made',
        'Row',
        'Forum',
      ]),
      cell('1.0', 'tabs', visible('/v1/use/', '.version-current > [data-version]'), ['1.0']),
      cell(ABSENT, 'tabs', html('/', `li:has(> ${TAB}[href^="https:"])`, 'data-version'), [null]),
    ],
    wrong: [...empty, ...unknownVersion],
  },
  'tabs[].isDefaultHidden': {
    effect: 'html',
    cells: [
      cell(true, 'tabs', html('/', `${TAB}[href^="/secret/"]`), []),
      cell(false, 'tabs', html('/', `${TAB}[href^="/api/"]`), ['API']),
      cell(ABSENT, 'tabs', html('/', `${TAB}[href^="https:"]`), ['Forum']),
    ],
  },
  'tabs[].openapi': {
    effect: 'html',
    cells: [
      cell('more.json', 'tabs', html('/made/summary-of-more/', 'h1'), ['Summary of more']),
      cell(['fourth.json'], 'tabs', html('/row/summary-of-fourth/', 'h1'), ['Summary of fourth']),
      cell(ABSENT, 'looks', html('/start/one/', '.sidebar-group :is(a, summary)'), ['One', 'Two']),
    ],
    wrong: [['../up.json', 'config/bad-path']],
  },
  primaryTab: parts,
  'primaryTab.name': {
    effect: 'html',
    cells: [
      cell('Home', 'tabs', html('/', `${TAB}[aria-current]`), ['Home']),
      cell(ABSENT, 'looks', html('/', `${TAB}[aria-current]`), ['Dokumentation']),
    ],
    wrong: empty,
  },
  'primaryTab.isDefaultHidden': {
    effect: 'html',
    cells: [
      cell(true, 'looks', html('/start/one/', TAB), ['Zwei']),
      cell(false, 'tabs', html('/api/plain/', `${TAB}[href="/"]`), ['Home']),
      {
        value: ABSENT,
        config: { tabs: [{ name: 'B', url: 'b' }] },
        view: ({ tabs }) => tabs.map(({ label }) => label),
        expect: ['Documentation', 'B'],
      },
    ],
  },
};
