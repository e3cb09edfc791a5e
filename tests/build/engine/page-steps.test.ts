/** What one more page costs a build, in calls of functions: no clock, so that a busy machine can tell too. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type PageSet, richPages, simplePages } from '../../bench/pages/page-sets.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { countCalls } from '../../helpers/measure/count-calls.ts';

async function callsOf(pages: PageSet): Promise<number> {
  const dir = tempFolder();
  pages.write(dir);
  writeFileSync(join(dir, 'docs.json'), JSON.stringify({ name: 'A', navigation: pages.groups }));
  return countCalls(['build', dir]);
}

// A little above what they cost: a check that every page pays for has to be worth it. The first few hundred pages
// also search for the expressions of grammars one by one, which takes less time than compiling their lists.
for (const { name, pagesOf, most } of [
  { name: 'with much on it', pagesOf: richPages, most: 66_000 },
  { name: 'with little on it', pagesOf: simplePages, most: 23_000 },
]) {
  test(`a further page ${name} takes no more steps than it should`, async () => {
    const [some, more] = [await callsOf(pagesOf(25)), await callsOf(pagesOf(75))];
    const calls = Math.round((more - some) / 50);
    assert.ok(calls <= most, `${calls} calls of functions`);
    assert.ok(calls >= most / 2, `only ${calls} calls of functions: set the limit anew`);
  });
}
