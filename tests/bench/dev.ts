/**
 * How long after a save `lectern dev` serves the new page: `node tests/bench/dev.ts [pages]`,
 * 1,000 pages unless told otherwise. Saves twenty pages, one after the other.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from '../../src/server/listen.ts';
import { formatTable } from './format-table.ts';
import { bin } from './measure-lectern.ts';
import { toSlug, writeSimplePages } from './simple-pages.ts';

const count = Number(process.argv[2] ?? 1000);
const edits = 20;
const host = '127.0.0.1';

const dir = writeSimplePages(count);
const port = await findPort(host, 0);
const started = performance.now();
const words = ['dev', dir, '--host', host, '--port', String(port)];
const server = spawn(process.execPath, [bin, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
let complaint = '';
server.stderr.setEncoding('utf8').on('data', (text: string) => {
  complaint = complaint === '' ? text : complaint;
});
try {
  const first = await untilServed(toSlug(0), 'Page 1');
  const ready = (first - started) / 1000;
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) times.push(await measureEdit(edit));
  times.sort((left, right) => left - right);
  const median = times[edits / 2] ?? Number.NaN;
  const row = [count, ready.toFixed(1), median.toFixed(0), (times.at(-1) ?? 0).toFixed(0)].map(
    String,
  );
  console.log(formatTable(['pages', 'ready after s', 'median ms', 'worst ms'], [row]));
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
  rmSync(dir, { recursive: true });
}

async function measureEdit(edit: number): Promise<number> {
  const slug = toSlug((edit * 37) % count);
  // The page has been looked at before, and the editor rests between two saves.
  await untilServed(slug, '');
  await wait(200);
  const mark = `saved-${edit}-${process.pid}`;
  const saved = performance.now();
  appendFileSync(join(dir, `${slug}.mdx`), `\n${mark}\n`);
  return (await untilServed(slug, mark)) - saved;
}

/** Asks for a page until it holds a text; the moment when it did. */
async function untilServed(slug: string, text: string): Promise<number> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const page = await fetch(`http://${host}:${port}/${slug}/`)
      .then((response) => (response.ok ? response.text() : undefined))
      .catch(() => undefined);
    if (page?.includes(text)) return performance.now();
    if (server.exitCode !== null) throw new Error(`lectern dev ended with ${server.exitCode}.`);
    await wait(page === undefined ? 50 : 1);
  }
  throw new Error(`${slug} was not served with "${text}" within a minute.\n${complaint}`);
}
