/**
 * Builds real projects as they are: `node tests/bench/corpus.ts <folder> ...`, where each folder is a
 * project or contains projects. Prints a table: the pages, the errors by cause, what is neither shown nor
 * reported, and the cost. Exits with 1 if an error is ours or anything was lost.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { formatTable } from './figures/format-table.ts';
import { measureLectern } from './measure/measure-lectern.ts';
import { type BuildReport, measureLosses, readBuildReport } from './measure/measure-losses.ts';

const head = [
  'project',
  'pages',
  '% whole',
  'not there',
  "author's",
  'network',
  'ours',
  'warnings',
  'reported',
  'lost',
  'not in twin',
  'seconds',
  'MB',
];

const NOTHING: BuildReport = { pages: [], diagnostics: [] };

/** Codes of diagnostics that are not the author's mistake. */
const NETWORK = new Set(['openapi/not-fetched', 'openapi/kept-copy']);
const OURS = /^cli\//;

const rows: string[][] = [];
for (const project of process.argv.slice(2).flatMap(listProjects)) {
  rows.push([basename(project), ...(await measureProject(project))]);
}
console.log(formatTable(head, rows));
const [ours, lost] = [head.indexOf('ours'), head.indexOf('lost')];
process.exitCode = rows.some((row) => row[ours] !== '0' || row[lost] !== '0') ? 1 : 0;

function listProjects(folder: string): string[] {
  if (isProject(folder)) return [folder];
  const inner = readdirSync(folder).map((name) => join(folder, name));
  return inner.filter(isProject);
}

function isProject(folder: string): boolean {
  return ['docs.json', 'mint.json'].some((file) => existsSync(join(folder, file)));
}

async function measureProject(project: string): Promise<string[]> {
  const out = mkdtempSync(join(tmpdir(), 'lectern-corpus-'));
  const site = join(out, 'site');
  try {
    const words = ['build', project, '--out', site, '--keep-going', '--format', 'json'];
    const { output, seconds, megabytes } = await measureLectern(words);
    const report = readBuildReport(output);
    if (report === undefined) console.error(output.slice(0, 2000));
    const { reported, missing, lines, ...losses } = measureLosses(project, site, report ?? NOTHING);
    for (const line of lines) console.log(`${basename(project)}/${line}`);
    const kept = [reported, losses.lost, missing].map(String);
    return [...countResults(report), ...kept, seconds.toFixed(1), megabytes.toFixed(0)];
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** Counts pages and diagnostics. A missing report counts as an error of ours. */
function countResults(report: BuildReport | undefined): string[] {
  if (report === undefined) return ['0', '0.0', '–', '–', '–', '1', '–'];
  const { pages, diagnostics } = report;
  const written = pages.filter(({ status }) => status !== 'missing').length;
  const broken = pages.filter(({ status }) => status === 'error').length;
  const whole = written === 0 ? 0 : ((written - broken) / written) * 100;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const causes = Map.groupBy(errors, ({ code }) => causeOf(code));
  const counts = [
    pages.length - written,
    ...(['author', 'network', 'ours'] as const).map((cause) => causes.get(cause)?.length ?? 0),
    diagnostics.length - errors.length,
  ];
  return [String(written), whole.toFixed(1), ...counts.map(String)];
}

function causeOf(code: string): 'author' | 'network' | 'ours' {
  if (OURS.test(code)) return 'ours';
  return NETWORK.has(code) ? 'network' : 'author';
}
