import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
const redirect = (source: string, destination: string) => ({ source, destination });

/** Renames the page `a` to `b`, or to another name; returns the redirects after it. */
async function redirectsAfter(redirects: readonly object[], ...words: string[]) {
  return redirectsTo('b', redirects, words);
}

async function redirectsTo(name: string, redirects: readonly object[], words: readonly string[]) {
  const cwd = tempFolder({
    'docs.json': JSON.stringify(
      { name: 'Acme', navigation: [{ group: 'All', pages: ['index', 'a'] }], redirects },
      null,
      2,
    ),
    'index.mdx': page('Home'),
    'a.mdx': page('A'),
  });
  const { code, stderr } = await runCli(['rename', 'a', name, ...words], { cwd });
  assert.equal(code, 0, stderr);
  const config = readFileSync(join(cwd, 'docs.json'), 'utf8');
  return (JSON.parse(config) as { redirects: readonly object[] }).redirects;
}

const [fromOld, fromNew] = [redirect('/a', '/'), redirect('/b', '/a')];
const other = redirect('/x', '/');

/** The redirects of both addresses among others: the new one takes the place of the first of them. */
const lists: readonly (readonly [before: readonly object[], after: readonly object[]])[] = [
  [[fromOld, fromNew], [redirect('/a', '/b')]],
  [
    [other, fromOld, fromNew],
    [other, redirect('/a', '/b')],
  ],
  [
    [fromNew, fromOld, other],
    [redirect('/a', '/b'), other],
  ],
  [
    [fromOld, other, fromNew],
    [redirect('/a', '/b'), other],
  ],
];

for (const [before, after] of lists) {
  test(`redirects of both addresses are replaced: ${JSON.stringify(before)}`, async () => {
    assert.deepEqual(await redirectsAfter(before), after);
    const rest = after.includes(other) ? [other] : [];
    assert.deepEqual(await redirectsAfter(before, '--no-redirect'), rest);
  });
}

test('a redirect from the new address is replaced, with and without escapes in it', async () => {
  const after = [redirect('/a', '/%C3%BCber')];
  for (const source of ['/über', '/%C3%BCber', 'über/']) {
    assert.deepEqual(await redirectsTo('über', [redirect(source, '/a')], []), after, source);
  }
});
