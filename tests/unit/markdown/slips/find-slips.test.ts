/** The searches for Markdown mistakes that run on every page. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { repairFence } from '../../../../src/core/pages/front-matter-fence.ts';
import { positionsIn } from '../../../../src/core/text/source-file.ts';
import { findImbalances } from '../../../../src/markdown/balance/find-imbalance.ts';
import { findSlips, withoutInnerSlips } from '../../../../src/markdown/slips/find-slips.ts';
import { richPage } from '../../../bench/pages/rich-pages.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';
import { countSteps } from '../../../helpers/measure/count-steps.ts';
import { repositoryRoot } from '../../../helpers/source/read-sources.ts';

test('finding slips takes linear time on a long page', () => {
  for (const piece of [
    '##A\n',
    '#Title here\n\n',
    '[a] (/b) ',
    '[a](/b c ',
    '(a)[/b] ',
    '[a][b c ',
    '[[a',
    '[a',
    'a](/b) ',
    '**a. ',
    '**a *"b" ',
    '**a *"b"*c ',
    '**`a` ',
    'ab** ',
    '**A ',
    '** a ',
    '`a ',
    '| a |\n',
    '-A\n',
    "'''\na\n",
    ' \n',
    '&abc',
    'import a from "b"\n',
    'a\n: b\n\n',
    ': a\n',
    'a\n\n',
    '+---+\n',
    '+---+\n| a |\n',
    ':::{a ',
    ':::a\n',
    '??? a\n',
    '=== "a\n',
    '![[a ',
    '==a ',
    '==a==',
    '++abc ',
    '++ctrl+',
    ':star',
    'a^b',
    '**A  ',
    ' %%a',
    '.. a::\n',
    '> [!abc]- A\n',
  ]) {
    assertGrowsEvenly((size) => findSlips(piece.repeat(size)), 400);
    assertGrowsEvenly((size) => repairFence(`----\ntitle: a\n${piece.repeat(size)}`), 400);
  }
});

test('finding slips hardly looks at a page that has none', () => {
  const text = richPage(1, ['page-1', 'page-2']);
  assert.deepEqual(
    findSlips(text).filter(({ start }) => !text.startsWith('export', start)),
    [],
  );
  const steps = countSteps(() => findSlips(text)) / text.length;
  assert.ok(steps < 28, `each character was looked at or copied ${steps} times`);
});

test('all tags, quotes and fences of the documentation are balanced', () => {
  const files = globSync('content/**/*.mdx', { cwd: repositoryRoot });
  assert.ok(files.length > 50);
  for (const file of files) {
    const text = readFileSync(`${repositoryRoot}/${file}`, 'utf8');
    // A prompt is extracted as separate text before tags are paired.
    if (text.includes('<Prompt')) continue;
    const positionOf = positionsIn(text);
    const placeOf = (offset: number) => ({ file, position: positionOf(offset) });
    assert.deepEqual(findImbalances(text, placeOf), [], file);
  }
});

test('a slip inside another one is left out, and hides none after it', () => {
  const found = (text: string) =>
    withoutInnerSlips(findSlips(text)).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(found('##Title [a] (/b) and [c] (/d)'), ['##Title [a] (/b) and [c] (/d)']);
  assert.deepEqual(found('See [^1] and :star:](/c)'), ['[^1]', ':star:']);
});

test('a page can have any number of slips', () => {
  assert.equal(findSlips('==a== b\n\n'.repeat(150_000)).length, 150_000);
});
