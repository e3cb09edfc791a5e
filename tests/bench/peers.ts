/**
 * Builds the same Markdown pages with Lectern and with its peers: `node tests/bench/peers.ts [pages]`,
 * 1,000 pages unless told otherwise. Peers come from the npm registry, of the versions in
 * `peer-projects.ts`. Prints what a first build of each took, and the ratio to Lectern's.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from '../helpers/runner/run-command.ts';
import { formatTable } from './format-table.ts';
import { bin } from './measure-lectern.ts';
import { measureScript } from './measure-script.ts';
import { lectern, type PeerProject, peers } from './peer-projects.ts';
import { listGroups, toSlug, writePages } from './simple-pages.ts';

interface Figures {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  /** HTML of a page, as it is and compressed. */
  readonly kilobytes: number;
  readonly compressed: number;
}

const count = Number(process.argv[2] ?? 1000);
const groups = listGroups(count);
const own = await build(lectern(bin));
const rows = [toRow('Lectern', own)];
for (const peer of peers) {
  console.error(rows.at(-1)?.join('  '));
  rows.push(toRow(peer.name, await build(peer)));
}

console.log(`First build of ${count} pages, Node ${process.version}, ${cpus().length} cores;`);
console.log('in brackets, how many times that of Lectern.\n');
const head = ['tool', 'seconds', 'of processors', 'MB', 'page kB', 'compressed'];
console.log(formatTable(head, rows));

async function build(peer: PeerProject): Promise<Figures> {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-peer-'));
  try {
    for (const [path, text] of Object.entries(peer.files(groups))) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    writePages(join(dir, peer.pagesDir), count, 'md');
    await install(peer, dir);
    const { output, code, ...figures } = await measureScript(peer.build, { cwd: dir });
    if (code !== 0) throw new Error(`${peer.name} does not build:\n${output.slice(-2000)}`);
    const html = readFileSync(join(dir, peer.outDir, peer.fileOf(toSlug(count >> 1))));
    const compressed = gzipSync(html).length / 1000;
    return { ...figures, kilobytes: html.length / 1000, compressed };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function install({ name, dependencies }: PeerProject, dir: string): Promise<void> {
  if (dependencies === undefined) return;
  const manifest = { private: true, dependencies };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest));
  const { code, output } = await runCommand(['npm', 'install', '--no-audit', '--no-fund'], {
    cwd: dir,
  });
  if (code !== 0) throw new Error(`${name} cannot be installed:\n${output.slice(-2000)}`);
}

function toRow(name: string, figures: Figures): string[] {
  const cell = (key: keyof Figures, digits: number) =>
    `${figures[key].toFixed(digits)} (${(figures[key] / own[key]).toFixed(1)})`;
  return [
    name,
    cell('seconds', 1),
    cell('cpuSeconds', 1),
    cell('megabytes', 0),
    cell('kilobytes', 0),
    cell('compressed', 1),
  ];
}
