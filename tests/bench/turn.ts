/**
 * Measures the time from the click on a link to the heading of the next page, over a slow connection: 1.6
 * Mbit/s, 150 ms round trip. The reader is on the site for the first time, and has read the first page to
 * its end.
 *
 *   node tests/bench/turn.ts [--rounds <n>] [--peers <folder>] [<name>=<built folder>:<from>:<to> ...]
 *
 * Measures the built sites in the arguments, or this repository's own. With `--peers`, also sites of 50
 * rich pages, built by Lectern and by other tools, which are installed into the folder from the npm
 * registry.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSite } from '../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../src/node/output/site-files.ts';
import { runCommand } from '../helpers/runner/run-command.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';
import { BrowserTab } from './measure/browser-tab.ts';
import { median } from '../helpers/measure/median.ts';
import { type PageSet, pagesOf, richPages } from './pages/page-sets.ts';
import { installLectern } from './peers/install-lectern.ts';
import { installPeer } from './peers/install-peer.ts';
import { type PeerProject, peers } from './peers/peer-projects.ts';
import { serveThrottled } from './slow-line.ts';

const LINE = { roundTrip: 150, bytesPerMs: 200 };
/** Milliseconds that the pointer rests on the link before the click. */
const RESTS = [200, 0];
/** Tools write addresses with a trailing slash, with the extension of the file, or without either. */
const ENDING = /(?:\/|\.html)$/;

/**
 * Runs in each page: reports when a new heading appears. VitePress does not show the title of the front
 * matter, so there the first paragraph counts.
 */
const PROBE = `{
  let known;
  const look = () => {
    const heading = (document.querySelector('h1') ?? document.querySelector('main p'))?.textContent;
    if (heading && heading !== known) {
      known = heading;
      const time = performance.timeOrigin + performance.now();
      setTimeout(() => new Image().src = '/__probe.js?' + new URLSearchParams({ time, heading, path: location.pathname }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

interface Subject {
  readonly name: string;
  readonly outDir: string;
  readonly from: string;
  readonly to: string;
}

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, peers: { type: 'string' } },
  allowPositionals: true,
});
const home = mkdtempSync(join(tmpdir(), 'lectern-turn-'));
try {
  const subjects = positionals.length > 0 ? positionals.map(readSubject) : [await buildOwn()];
  if (values.peers !== undefined) subjects.push(...(await buildPeers(resolve(values.peers))));
  await report(subjects.flatMap((subject) => RESTS.map((rest) => ({ subject, rest, times: [] }))));
} finally {
  rmSync(home, { recursive: true, force: true });
}

interface Case {
  readonly subject: Subject;
  readonly rest: number;
  readonly times: number[];
}

/** Measures every case once per round, so that changes in the machine's load affect all of them. */
async function report(cases: readonly Case[]): Promise<void> {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { subject, rest, times } of cases) times.push(await measure(subject, rest));
  }
  for (const { subject, rest, times } of cases) {
    const each = times.map(Math.round).join(', ');
    console.log(`${subject.name}, rest ${rest} ms: ${Math.round(median(times))} ms (${each})`);
  }
}

function readSubject(text: string): Subject {
  const [, name = '', outDir = '', from = '', to = ''] =
    /^([^=]*)=([^:]*):([^:]*):(.*)$/.exec(text) ?? [];
  return { name, outDir: resolve(outDir), from, to };
}

async function buildOwn(): Promise<Subject> {
  const outDir = join(home, 'own');
  mkdirSync(outDir);
  await buildSite({ dir: repositoryRoot, files: new SiteFiles(outDir), base: '' });
  return { name: "Lectern's own site", outDir, from: '/quickstart/', to: '/install/' };
}

async function buildPeers(folder: string): Promise<readonly Subject[]> {
  const set = richPages(50);
  const subjects: Subject[] = [];
  const own = await installLectern(folder);
  subjects.push(await buildPeer(own.peer, set, own.home));
  for (const peer of peers) {
    subjects.push(await buildPeer(peer, set, await installPeer(peer, folder)));
  }
  return subjects;
}

async function buildPeer(peer: PeerProject, set: PageSet, place: string): Promise<Subject> {
  const dir = mkdtempSync(join(place, 'project-'));
  for (const [path, text] of Object.entries(peer.files(set))) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  set.write(join(dir, peer.pagesDir));
  const [script = '', ...words] = peer.build;
  const command = [process.execPath, resolve(place, script), ...words];
  const { code, output } = await runCommand(command, { cwd: dir });
  if (code !== 0) throw new Error(output);
  const [from = '', to = ''] = pagesOf(set)
    .slice(3, 5)
    .map((slug) => peer.fileOf(slug).replace(/(?:index)?\.html$/, ''));
  return { name: peer.name, outDir: join(dir, peer.outDir), from: `/${from}`, to: `/${to}` };
}

function bare(path: string): string {
  return path.replace(ENDING, '');
}

/** Returns the milliseconds from the click to the heading of the next page. */
async function measure({ name, outDir, from, to }: Subject, rest: number): Promise<number> {
  let resolveTime: (time: number) => void = () => undefined;
  const server = await serveThrottled({
    outDir,
    line: LINE,
    probe: PROBE,
    onReport: (query) => {
      if (bare(query.get('path') ?? '') === bare(to)) resolveTime(Number(query.get('time')));
    },
  });
  const tab = await BrowserTab.open(1440, 900);
  try {
    await tab.page('Page.navigate', { url: server.origin + from });
    await setTimeout(5_000);
    const find = `(() => {
      const link = [...document.querySelectorAll('a')].find((each) =>
        each.pathname.replace(${String(ENDING)}, '') === ${JSON.stringify(bare(to))} && each.checkVisibility());
      if (!link) return null;
      link.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + Math.min(width, 60) / 2, y: y + height / 2 };
    })()`;
    const point = await findPoint(tab, find);
    if (!point) throw new Error(`${name}: ${from} shows no link to ${to}.`);
    const { x, y } = point;
    await setTimeout(500);
    const shown = new Promise<number>((resolve) => (resolveTime = resolve));
    await tab.mouse('mouseMoved', x, y);
    await setTimeout(rest);
    await tab.mouse('mousePressed', x, y);
    const clicked = performance.timeOrigin + performance.now();
    // A page that is replaced immediately does not answer.
    void tab.mouse('mouseReleased', x, y).catch(() => undefined);
    return (await shown) - clicked;
  } finally {
    await tab.close();
    await server.stop();
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Waits for the link, because a busy machine renders pages late. */
async function findPoint(tab: BrowserTab, find: string): Promise<Point | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const point = (await tab.evaluate(find)) as Point | null | undefined;
    if (point) return point;
    await setTimeout(1_000);
  }
  return undefined;
}
