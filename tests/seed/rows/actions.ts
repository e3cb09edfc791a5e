/** The actions that pages offer, and what programs that read the pages are told. */
import { sites } from '../sites.ts';
import { ABSENT, badIcon, cell, file, html, parts, remark, type Table } from '../table.ts';

/** The actions of a page that docs.json defines. */
const OWN_ACTION = '.page-actions a';
/** Lines with a project's instructions to agents. */
const ASKED = /^> (?!#)(.*)/gm;

export const actionRows: Table = {
  markdown: parts,
  'markdown.instructions': {
    effect: 'file',
    cells: [
      cell(['Cite the version.', 'Be brief.'], 'tabs', file('start/one.md', ASKED), [
        'Cite the version.',
        'Be brief.',
      ]),
      cell(ABSENT, 'plain', file('start/one.md', ASKED), []),
      cell('Answer in verse.', 'usual', file('llms.txt', ASKED), ['Answer in verse.']),
    ],
    wrong: [['  ', 'config/empty-text']],
  },
  'markdown.schema': remark,
  contextual: parts,
  'contextual.options': {
    effect: 'html',
    cells: [
      cell(sites.tabs.contextual.options, 'tabs', html('/start/one/', OWN_ACTION), [
        'View as Markdown',
        'Open in Claude',
        'ForumAsk us',
        'Search',
        'Plain',
      ]),
      cell(ABSENT, 'plain', html('/start/one/', `[data-copy], ${OWN_ACTION}`), [
        'Copy page',
        'View as Markdown',
      ]),
    ],
  },
  'contextual.options[].title': {
    effect: 'html',
    cells: [cell('Search', 'tabs', html('/start/one/', `${OWN_ACTION}[href*="find"]`), ['Search'])],
    wrong: [['  ', 'config/empty-text']],
  },
  'contextual.options[].description': {
    effect: 'html',
    cells: [
      cell('Ask us', 'tabs', html('/start/one/', `${OWN_ACTION}[href*="forum"] small`), ['Ask us']),
      cell(ABSENT, 'tabs', html('/start/one/', `${OWN_ACTION}[href*="find"] small`), []),
    ],
    wrong: [['  ', 'config/empty-text']],
  },
  'contextual.options[].icon': {
    effect: 'html',
    cells: [
      cell('bell', 'tabs', html('/start/one/', `${OWN_ACTION}[href*="forum"]`, 'drawing'), [
        'bell regular',
      ]),
      cell(
        ABSENT,
        'tabs',
        html('/start/one/', `${OWN_ACTION}[href*="find"] > .icon:not(.chrome-icon)`),
        [],
      ),
    ],
    wrong: badIcon,
  },
  'contextual.options[].href': {
    effect: 'html',
    cells: [
      cell(
        'https://forum.example.com',
        'tabs',
        html('/start/one/', `${OWN_ACTION}[href*="forum"]`, 'href'),
        ['https://forum.example.com'],
      ),
      cell(
        { base: 'https://find.example.com', query: [{ key: 'in', value: '$path' }] },
        'tabs',
        html('/start/one/', `${OWN_ACTION}[href*="find"]`),
        ['Search'],
      ),
    ],
    wrong: [['javascript:alert(1)', 'config/unsafe-link']],
  },
  'contextual.options[].href.base': {
    effect: 'html',
    cells: [
      cell(
        'https://find.example.com',
        'tabs',
        html('/start/one/', `${OWN_ACTION}[href*="find"]`, 'href'),
        ['https://find.example.com?in=%2Fstart%2Fone%2F'],
      ),
    ],
    wrong: [['javascript:alert(1)', 'config/unsafe-link']],
  },
  'contextual.options[].href.query': {
    effect: 'html',
    cells: [
      cell(
        [{ key: 'in', value: '$path' }],
        'tabs',
        html('/start/one/', `${OWN_ACTION}[href*="find"]`, 'href'),
        ['https://find.example.com?in=%2Fstart%2Fone%2F'],
      ),
      cell(ABSENT, 'tabs', html('/start/one/', `${OWN_ACTION}[href*="plain"]`, 'href'), [
        'https://plain.example.com',
      ]),
    ],
  },
  'contextual.display': {
    effect: 'html',
    cells: [
      cell('toc', 'looks', html('/', '.page-actions, .toc [data-copy]'), ['Seite kopieren']),
      cell('header', 'tabs', html('/start/one/', '.page-header lectern-page-actions', 'id'), [
        'page-context-menu',
      ]),
      cell(ABSENT, 'plain', html('/', '.page-header [data-copy], .toc-actions'), ['Copy page']),
    ],
    wrong: [['left', 'config/unknown-value']],
  },
};
