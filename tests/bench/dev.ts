/**
 * Measures how soon `lectern dev` serves its first page and a page after it was saved: `node
 * tests/bench/dev.ts [pages]`, by default with 1,000 pages. Saves twenty pages, one after the other.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from '../../src/server/listen.ts';
import { formatTable } from './figures/format-table.ts';
import { bin } from './measure/measure-lectern.ts';
import { median } from '../helpers/measure/median.ts';
import { watchMemory } from './measure/memory-probe.ts';
import { toSlug, writeSimplePages } from './pages/simple-pages.ts';

const EDITS = 20;
const HOST = '127.0.0.1';

export interface DevFigures {
  /** Time from the start to the first page. */
  readonly readySeconds: number;
  /** Time from a save to the new page. */
  readonly medianMilliseconds: number;
  readonly worstMilliseconds: number;
  readonly megabytes: number;
}

/** @param script the command line to run; by default, that of this repository. */
export async function measureDev(count: number, script = bin): Promise<DevFigures> {
  const dir = writeSimplePages(count);
  const memory = watchMemory();
  const started = performance.now();
  const dev = await startDev(script, dir, memory.env);
  try {
    const readySeconds = ((await dev.untilServed(toSlug(0), 'Page 1')) - started) / 1000;
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const slug = toSlug((edit * 37) % count);
      times.push(await measureEdit(dev, join(dir, `${slug}.mdx`), slug));
    }
    await dev.stop();
    return {
      readySeconds,
      medianMilliseconds: median(times),
      worstMilliseconds: Math.max(...times),
      megabytes: memory.read(),
    };
  } finally {
    await dev.stop();
    rmSync(dir, { recursive: true });
  }
}

async function measureEdit(dev: RunningDev, file: string, slug: string): Promise<number> {
  // As in real use, the page has been viewed before, and there is a pause between two saves.
  await dev.untilServed(slug, '');
  await wait(200);
  const mark = `saved-${performance.now()}`;
  const saved = performance.now();
  appendFileSync(file, `\n${mark}\n`);
  return (await dev.untilServed(slug, mark)) - saved;
}

interface RunningDev {
  /** Requests a page until it contains a text; returns the time when it did. */
  readonly untilServed: (slug: string, text: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

async function startDev(
  script: string,
  dir: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningDev> {
  const port = await findPort(HOST, 0);
  const words = ['dev', dir, '--host', HOST, '--port', String(port)];
  const server = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let complaint = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = complaint === '' ? text : complaint;
  });
  return {
    async untilServed(slug, text) {
      const deadline = performance.now() + 60_000;
      while (performance.now() < deadline) {
        const page = await fetch(`http://${HOST}:${port}/${slug}/`)
          .then((response) => (response.ok ? response.text() : undefined))
          .catch(() => undefined);
        if (page?.includes(text)) return performance.now();
        if (server.exitCode !== null) throw new Error(`lectern dev ended with ${server.exitCode}.`);
        await wait(page === undefined ? 50 : 1);
      }
      throw new Error(`${slug} was not served with "${text}" within a minute.\n${complaint}`);
    },
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'close');
    },
  };
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 1000);
  const figures = await measureDev(count);
  const cells = [
    figures.readySeconds.toFixed(1),
    figures.medianMilliseconds.toFixed(0),
    figures.worstMilliseconds.toFixed(0),
    figures.megabytes.toFixed(0),
  ];
  const head = ['pages', 'ready after s', 'median ms', 'worst ms', 'MB'];
  console.log(formatTable(head, [[String(count), ...cells]]));
}
