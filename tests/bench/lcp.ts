/**
 * Measures the Largest Contentful Paint of the start page of this repository's own site on a slow phone:
 * 1.6 Mbit/s, 150 ms round trip, a quarter of this machine's speed. `node tests/bench/lcp.ts`. The budget
 * is 1.5 s.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildSite } from '../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../src/node/output/site-files.ts';
import { launchChromium } from '../helpers/browser/chromium.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';
import { serveCompressed } from './measure/serve-compressed.ts';

const RUNS = 7;
const BUDGET = 1500;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const outDir = mkdtempSync(join(tmpdir(), 'lectern-lcp-'));
try {
  await buildSite({ dir: repositoryRoot, files: new SiteFiles(outDir), base: '' });
  const { port, stop } = await serveCompressed(outDir);
  const browser = await launchChromium();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await measure(browser, `http://127.0.0.1:${port}/`));
  }
  const median = times.toSorted((left, right) => left - right)[Math.floor(RUNS / 2)] ?? 0;
  console.log(`Largest contentful paint, each: ${times.map(Math.round).join(', ')} ms`);
  console.log(`Median ${Math.round(median)} ms, budget ${BUDGET} ms`);
  process.exitCode = median <= BUDGET ? 0 : 1;
  await browser.close();
  await stop();
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

/** Returns the time in milliseconds, in a browser without a cache. */
async function measure(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.route(/^https:/, (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}
