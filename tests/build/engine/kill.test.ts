/** A build that is interrupted, and what is left of the previous site. */

import assert from 'node:assert/strict';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';
import { treeHash } from '../../helpers/files/tree-hash.ts';
import { startServer } from '../../helpers/servers/proxy-server.ts';

const pages = Array.from({ length: 40 }, (_, index) => `page-${index}`);
const page = (word: string) => `---\ntitle: A page\n---\n\n## ${word}\n\n${word} here.\n`;
const sources = (word: string) =>
  Object.fromEntries(pages.map((slug) => [`content/${slug}.md`, page(word)]));
const config = { name: 'Kill', navigation: [{ group: 'Pages', pages }] };

const project = tempFolder({ 'docs.json': JSON.stringify(config), ...sources('Old') });
const out = join(project, 'dist');

/** Builds without records, because a build that uses them may finish before it is interrupted. */
function build(words: readonly string[] = []) {
  rmSync(join(project, '.lectern'), { recursive: true, force: true });
  return startLectern(['build', project, ...words]);
}

async function buildToEnd(words: readonly string[] = []): Promise<number> {
  const startedAt = performance.now();
  const { code, stderr } = await build(words).ended;
  assert.equal(code, 0, stderr);
  return performance.now() - startedAt;
}

await buildToEnd();
const oldSite = treeHash(out);
writeFiles(project, sources('New'));
const reference = tempFolder();
const oldCopy = join(reference, 'old');
cpSync(out, oldCopy, { recursive: true });
const duration = await buildToEnd(['--out', join(reference, 'new')]);
const newSite = treeHash(join(reference, 'new'));

test('kill -9 at ten random moments of a build leaves a complete site each time', async (context) => {
  assert.notEqual(oldSite, newSite);
  for (let round = 0; round < 10; round += 1) {
    const moment = Math.random() * duration;
    const running = build();
    await delay(moment);
    running.kill('SIGKILL');
    const { code } = await running.ended;
    const site = treeHash(out);
    context.diagnostic(`killed after ${Math.round(moment)} of ${Math.round(duration)} ms`);
    // A machine that was faster this time may have finished; then the new site is there, complete.
    const whole = code === null ? [oldSite, newSite] : [newSite];
    assert.ok(whole.includes(site), `round ${round}, after ${moment} ms`);
    if (site === newSite) restoreOldSite();
  }
});

test('the build after a killed one removes leftovers and replaces the site', async () => {
  await buildToEnd();
  assert.equal(treeHash(out), newSite);
  assert.deepEqual(namesIn(project), ['content', 'dist', 'docs.json']);
});

test('an interrupted build exits with the code of its signal and leaves nothing behind', async (t) => {
  let asked = Promise.withResolvers<undefined>();
  // The build waits for a document that never arrives, so it cannot end before it is interrupted.
  const silent = await startServer(t, () => asked.resolve(undefined));
  const openapi = `${silent}/openapi.json`;
  writeFiles(project, { 'docs.json': JSON.stringify({ ...config, openapi }), ...sources('Newer') });
  for (const [signal, expected] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    asked = Promise.withResolvers();
    const running = build();
    await asked.promise;
    assert.ok(namesIn(project).some((name) => /^dist\.lectern-\d+$/.test(name)));
    running.kill(signal);
    const { code } = await running.ended;
    assert.equal(code, expected);
    assert.equal(treeHash(out), newSite);
    assert.deepEqual(namesIn(project), ['content', 'dist', 'docs.json']);
  }
  writeFiles(project, { 'docs.json': JSON.stringify(config) });
});

test('a build with a broken page leaves the old site byte for byte', async () => {
  writeFiles(project, { 'content/page-0.mdx': '<Note>\n' });
  const { code, stdout } = await build().ended;
  rmSync(join(project, 'content/page-0.mdx'));
  assert.equal(code, 1, stdout);
  assert.match(stdout, /content\/page-0\.mdx/);
  assert.equal(treeHash(out), newSite);
});

test('of two simultaneous builds into one folder, one is refused as busy and the other succeeds', async () => {
  const sign = join(reference, 'refused');
  const waits = `{(() => {
  const { existsSync } = process.getBuiltinModule('node:fs');
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(${JSON.stringify(sign)})) Atomics.wait(never, 0, 0, 20);
})()}`;
  // A page of the build that began holds it up until the other one was refused.
  writeFiles(project, { 'content/page-0.mdx': `# Page\n\n${waits}\n` });
  rmSync(join(project, 'content/page-0.md'));
  const both = [build().ended, build().ended];
  const first = await Promise.race(both);
  assert.match(first.stderr, /output\/busy/);
  writeFileSync(sign, '');
  const codes = (await Promise.all(both)).map(({ code }) => code);
  assert.deepEqual(codes.sort(), [0, 2]);
  assert.deepEqual(namesIn(project), ['content', 'dist', 'docs.json']);
});

function restoreOldSite(): void {
  rmSync(out, { recursive: true });
  cpSync(oldCopy, out, { recursive: true });
}

/** Returns the names in a folder except dot-files, such as the cache. */
function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}
