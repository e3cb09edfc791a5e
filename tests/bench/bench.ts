/**
 * Measures time and size of builds: `npm run bench`, with these options after `--`.
 *
 *   --pages <n>       pages of each comparison; default 1,000
 *   --rounds <n>      number of measurements, of which tables show the medians; default 3
 *   --large           also ten times as many pages in ten tabs, with Lectern only
 *   --alone           without other tools
 *   --peers <folder>  where Lectern's package and other tools are installed once; default a temporary folder
 *   --page <file>     also writes the tables into a page of the documentation, between its marks
 *
 * Projects are in the folder of `TMPDIR`. A folder in memory, such as Linux's `/dev/shm`, measures only the
 * tools: on a disk, the file system's bookkeeping for new files can take half of a build.
 *
 * Other tools come from the npm registry, in the versions of `peer-projects.ts`. Tables are written as
 * Markdown to standard output, progress to standard error.
 */
import { readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillFigures } from './figures/fill-figures.ts';
import { median } from '../helpers/measure/median.ts';
import { formatDev, measureChange, measureStarter } from './measure/own-figures.ts';
import { type PageSet, richPages, simplePages, tabbedPages } from './pages/page-sets.ts';
import { compareBuilds, type Tool } from './peers/compare-builds.ts';
import { installLectern } from './peers/install-lectern.ts';
import { installPeer } from './peers/install-peer.ts';
import { peers } from './peers/peer-projects.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    large: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    peers: { type: 'string', default: join(tmpdir(), 'lectern-bench-peers') },
    page: { type: 'string' },
  },
});
/** The type that `statfs` of Linux reports for a file system in memory. */
const TMPFS = 0x01_02_19_94;
const count = Number(options.pages);
const rounds = Number(options.rounds);
const onProgress = (line: string) => {
  console.error(line);
};

const parts: string[] = [];
const report = (title: string, table: string) => {
  parts.push(`## ${title}\n\n${table}`);
  console.log(`\n${parts.at(-1)}`);
};

onProgress('Packing and installing Lectern');
const own = await installLectern(options.peers);
const rivals: Tool[] = [];
for (const peer of options.alone ? [] : peers) {
  onProgress(`Installing ${peer.name}`);
  rivals.push({ peer, home: await installPeer(peer, options.peers) });
}
reportMachine();
const rich = richPages(count);
const cpu = await compare(rich, rivals);
await compare(simplePages(count), rivals);
if (options.large) await measureLarge(tabbedPages(count * 10));
report('The starter', await measureStarter(own, rounds));
report(`${rich.title}, once more`, await measureChange(own, rich, rounds));
report(
  `${count.toLocaleString('en')} simple pages while they are written`,
  await formatDev(own, simplePages(count)),
);
if (options.page !== undefined) {
  writeFileSync(options.page, fillFigures(readFileSync(options.page, 'utf8'), parts));
}

function reportMachine(): void {
  const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const words = [
    ...(count === 1000 ? [] : [`--pages ${count}`]),
    ...(rounds === 3 ? [] : [`--rounds ${rounds}`]),
    ...(options.large ? ['--large'] : []),
    ...(options.alone ? ['--alone'] : []),
  ];
  const folders = [options.peers, tmpdir()];
  const isInMemory = folders.every((folder) => statfsSync(folder).type === TMPFS);
  const command = [
    ...(isInMemory ? [`TMPDIR=${tmpdir()}`] : []),
    'npm run bench',
    ...(words.length > 0 ? ['--', ...words] : []),
  ].join(' ');
  const times = rounds === 1 ? 'once' : `${rounds} times`;
  const machine = `${cpus().length} cores with Node ${process.version}`;
  const place = isInMemory ? ', all files in memory' : '';
  parts.push(`Measured on ${date} ${times} on ${machine}${place}: \`${command}\`.`);
  console.log(parts[0]);
}

/** Prints the table of a comparison; returns Lectern's CPU time in seconds. */
async function compare(set: PageSet, tools: readonly Tool[], times = rounds): Promise<number> {
  const { table, own: builds } = await compareBuilds({
    own,
    set,
    rivals: tools,
    rounds: times,
    onProgress,
  });
  report(set.title, table);
  return median(builds.map(({ cpuSeconds }) => cpuSeconds));
}

async function measureLarge(set: PageSet): Promise<void> {
  const further = (await compare(set, [], 1)) - cpu;
  const each = ((further * 1000) / (count * 9)).toFixed(1);
  report('A further page', `${each} ms of processors.`);
}
