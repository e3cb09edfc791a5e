/** How a project changes what is reported: levels by code, and comments in pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../../src/core/diagnostic/diagnostic.ts';
import {
  type CheckLevels,
  Settlement,
} from '../../../../../src/core/diagnostic/silence/settlement.ts';
import { diagnosticText } from '../../../../helpers/mistakes/diagnostic-text.ts';

const file = 'a.mdx';

function reported(code: string, line: number, more: Partial<Diagnostic> = {}): Diagnostic {
  const texts = { title: code, message: code, hint: code };
  return { code, severity: 'warning', ...texts, file, position: { line, column: 1 }, ...more };
}

function settle(diagnostics: readonly Diagnostic[], text = '', levels: CheckLevels = {}) {
  const settlement = new Settlement({ levels, sources: [{ path: file, text }] });
  const left = settlement.apply(diagnostics);
  return {
    left: left.map(({ code, severity, position }) => `${position?.line} ${severity} ${code}`),
    unused: settlement.unused(),
  };
}

test('a level silences a code, or makes it an error or a warning', () => {
  const all = [
    reported('image/no-alt', 1),
    reported('heading/jump', 2),
    reported('navigation/missing-page', 3, { severity: 'error' }),
  ];
  const levels = {
    'image/no-alt': 'off',
    'heading/jump': 'error',
    'navigation/missing-page': 'warning',
  } as const;
  assert.deepEqual(settle(all, '', levels).left, [
    '2 error heading/jump',
    '3 warning navigation/missing-page',
  ]);
});

test('an error that would silently drop content cannot be ignored', () => {
  const error = reported('page/mdx-syntax', 3, { severity: 'error' });
  const text = '{/* lectern-ignore page/mdx-syntax */}\n\ntext\n';
  const { left, unused } = settle([error], text, { 'page/mdx-syntax': 'off' });
  assert.deepEqual(left, ['3 error page/mdx-syntax']);
  assert.match(
    unused.map((one) => diagnosticText(one)).join(),
    /page\/mdx-syntax cannot be ignored/,
  );
});

test('an ignore comment applies only to the block that follows it', () => {
  const text =
    'text\n\n{/* lectern-ignore image/no-alt: decoration */}\n\n![](a)\n![](b)\n\n![](c)\n';
  const all = [5, 6, 8].map((line) => reported('image/no-alt', line));
  const { left, unused } = settle([...all, reported('link/empty', 5)], text);
  assert.deepEqual(left, ['8 warning image/no-alt', '5 warning link/empty']);
  assert.deepEqual(unused, []);
});

test('an ignore comment applies to what follows it in its own paragraph', () => {
  const text = 'text\n\n{/* lectern-ignore image/no-alt */} ![](a)\n![](b)\n\n![](c)\n';
  const all = [3, 4, 6].map((line) => reported('image/no-alt', line));
  assert.deepEqual(settle(all, text).left, ['6 warning image/no-alt']);
});

test('an ignore comment before a code block applies to the entire block', () => {
  const text = 'text\n\n<!-- lectern-ignore page/unknown-language -->\n```x\n\na\n```\nb\n';
  const all = [4, 6, 8].map((line) => reported('page/unknown-language', line));
  assert.deepEqual(settle(all, text).left, ['8 warning page/unknown-language']);
});

test('an ignore comment at the top applies to the page and its front matter', () => {
  const text =
    '---\ntitle: x\n---\n\n<!-- lectern-ignore heading, icon/unknown -->\n<!-- lectern-ignore link -->\n\ntext\n\n####\n';
  const all = [
    reported('icon/unknown', 2),
    reported('heading/jump', 10),
    reported('link/empty', 10),
    reported('image/no-alt', 10),
    reported('heading/jump', 1, { file: 'b.mdx' }),
  ];
  assert.deepEqual(settle(all, text).left, ['10 warning image/no-alt', '1 warning heading/jump']);
});

test('an ignore comment inside a code block has no effect', () => {
  const text = '````mdx\n```\n{/* lectern-ignore image/no-alt */}\n```\n````\n\n![](a)\n';
  assert.deepEqual(settle([reported('image/no-alt', 7)], text).left, ['7 warning image/no-alt']);
  const inList = '1. ```mdx\n   {/* lectern-ignore image/no-alt */}\n   ```\n\n![](a)\n';
  assert.deepEqual(settle([reported('image/no-alt', 5)], inList).left, ['5 warning image/no-alt']);
});

test('an ignore comment without effect is reported', () => {
  const text = [
    'text',
    '{/* lectern-ignore image/no-alt */}',
    '{/* lectern-ignore image/no-atl: why */}',
    '{/* lectern-ignore */}',
    '{/* lectern-ignore heading/jump, nothing/like-it */}',
  ].join('\n\n');
  const { unused } = settle([reported('heading/jump', 9)], text);
  assert.deepEqual(
    unused.map((one) => diagnosticText(one)),
    [
      'a.mdx:3:1 warning page/unused-ignore: No image/no-alt is reported for what follows this comment. -> Remove it.',
      'a.mdx:5:1 warning page/unused-ignore: Lectern reports no problem called "image/no-atl". -> Did you mean image/no-alt?',
      'a.mdx:7:1 warning page/unused-ignore: This comment does not say what to ignore. -> Write the code that the report shows, and a reason: lectern-ignore image/no-alt: reason.',
      'a.mdx:9:1 warning page/unused-ignore: Lectern reports no problem called "nothing/like-it". -> Remove it.',
    ],
  );
  assert.deepEqual(
    unused.map(({ fix }) => fix?.edits[0]?.text),
    ['', '{/* lectern-ignore image/no-alt: why */}', undefined, undefined],
  );
});

test('diagnostics about ignore comments have a level too', () => {
  const { unused } = settle([], '{/* lectern-ignore image/no-alt */}\n', {
    'page/unused-ignore': 'off',
  });
  assert.deepEqual(unused, []);
});
