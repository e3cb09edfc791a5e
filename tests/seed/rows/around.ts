/** What is above a page, and in place of a missing page. */
import { ABSENT, act, cell, html, parts, remark, style, type Table } from '../table.ts';

const empty = [['  ', 'config/empty-text']] as const;

export const aroundRows: Table = {
  banner: {
    effect: 'html',
    cells: [
      cell({ content: 'New: **2.0**', type: 'warning' }, 'key', html('/', '.banner-text'), [
        'New: 2.0',
      ]),
      cell(ABSENT, 'plain', html('/', '.banner'), []),
    ],
  },
  'banner.content': {
    effect: 'html',
    cells: [
      cell('Read [this](/start/one)', 'usual', html('/start/one/', '.banner-text a', 'href'), [
        '/start/one/',
      ]),
    ],
    wrong: empty,
  },
  'banner.dismissible': {
    effect: 'behavior',
    cells: [
      cell(
        true,
        'usual',
        act('/', async (page) => {
          await page.locator('.banner-close').click();
          await page.reload();
          return page.locator('.banner').isVisible();
        }),
        false,
      ),
      cell(false, 'basic', html('/', '.banner-close'), []),
      cell(ABSENT, 'key', html('/', '.banner-close'), []),
    ],
  },
  'banner.type': {
    effect: 'html',
    cells: [
      cell('info', 'basic', html('/', '.banner-info', 'aria-label'), ['Info']),
      cell('warning', 'key', html('/', '.banner-warning', 'aria-label'), ['Warning']),
      cell('critical', 'bearer', html('/', '.banner-critical', 'aria-label'), ['Danger']),
      cell(ABSENT, 'usual', html('/', '.banner-info', 'aria-label'), ['Info']),
    ],
  },
  'banner.color': {
    effect: 'behavior',
    cells: [
      cell('#0f5132', 'basic', style('/', ['.banner', 'background-color']), 'rgb(15, 81, 50)'),
      cell(
        { dark: '#0a3622' },
        'bearer',
        style('/', ['.banner', 'background-color']),
        'rgb(10, 54, 34)',
      ),
      cell(ABSENT, 'key', html('/', '.banner-tinted'), []),
    ],
    wrong: [['green', 'config/bad-color']],
  },
  'banner.color.light': {
    effect: 'behavior',
    cells: [
      // The color of the other mode applies to both.
      cell(ABSENT, 'bearer', style('/', ['.banner', 'background-color']), 'rgb(10, 54, 34)'),
      cell('#123456', 'looks', style('/', ['.banner', 'background-color']), 'rgb(18, 52, 86)'),
    ],
    wrong: [['green', 'config/bad-color']],
  },
  'banner.color.dark': {
    effect: 'behavior',
    cells: [
      cell(
        ABSENT,
        'looks',
        style('/', ['.banner', 'background-color'], { scheme: 'dark' }),
        'rgb(18, 52, 86)',
      ),
      cell('#0a3622', 'bearer', style('/', ['.banner', 'background-color']), 'rgb(10, 54, 34)'),
    ],
    wrong: [['green', 'config/bad-color']],
  },
  errors: parts,
  'errors.404': parts,
  'errors.404.title': {
    effect: 'html',
    cells: [
      cell('Nothing here', 'key', html('/404', 'h1'), ['Nothing here']),
      cell(ABSENT, 'usual', html('/404', 'h1'), ['Page not found']),
    ],
    wrong: empty,
  },
  'errors.404.description': {
    effect: 'html',
    cells: [
      cell(
        'Ask [us](https://example.com/ask).',
        'key',
        html('/404', '.page-description a', 'href'),
        ['https://example.com/ask'],
      ),
      cell(ABSENT, 'usual', html('/404', '.page-description'), [
        'There is nothing at this address. The page may have moved, or the link may be mistyped.',
      ]),
    ],
    wrong: empty,
  },
  'errors.404.redirect': remark,
};
