/**
 * Builds a site of each OpenAPI document in a folder: `node tests/bench/openapi.ts <folder> [document
 * ...]`. A subfolder with an `openapi.yaml` is a document of several files. Prints the number of pages of
 * each, the cost of the build, and the size of its largest page.
 */
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTable } from './figures/format-table.ts';
import { measureLectern } from './measure/measure-lectern.ts';

interface Report {
  readonly pages: readonly unknown[];
  readonly diagnostics: readonly { readonly severity: 'error' | 'warning' }[];
}

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Usage: node tests/bench/openapi.ts <folder> [document ...]');

const head = [
  'document',
  'pages',
  'seconds',
  'of processors',
  'pages/s',
  'MB',
  'largest kB',
  'errors',
  'warnings',
  'exit',
];
const rows: string[][] = [];
const largest: string[] = [];
for (const name of listDocuments(folder)) rows.push([name, ...(await measureDocument(name))]);
console.log(
  `Node ${process.version}; seconds of all from start to end, kB of HTML (1,000 bytes).\n`,
);
console.log(formatTable(head, rows));
console.log(`\nThe largest page of each:\n\n${largest.join('\n')}`);

function listDocuments(parent: string): string[] {
  const names = readdirSync(parent).filter(
    (name) => /\.(?:json|ya?ml)$/.test(name) || existsSync(join(parent, name, 'openapi.yaml')),
  );
  return wanted.length === 0 ? names : names.filter((name) => wanted.includes(name));
}

async function measureDocument(name: string): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), 'lectern-bench-openapi-'));
  const out = join(project, '.site');
  try {
    writeProject(project, name);
    const words = ['build', project, '--out', out, '--keep-going', '--format', 'json'];
    const { output, seconds, cpuSeconds, megabytes, code } = await measureLectern(words);
    const report = readReport(output);
    const page = findLargest(out);
    largest.push(`- ${name}: ${page.path}, ${(page.size / 1000).toFixed(0)} kB`);
    return [
      String(report.pages.length),
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      (report.pages.length / seconds).toFixed(0),
      megabytes.toFixed(0),
      (page.size / 1000).toFixed(0),
      countOf(report, 'error'),
      countOf(report, 'warning'),
      String(code),
    ];
  } finally {
    rmSync(project, { recursive: true });
  }
}

function writeProject(project: string, name: string): void {
  cpSync(join(folder ?? '', name), join(project, name), { recursive: true });
  const isFile = /\.(?:json|ya?ml)$/.test(name);
  const config = {
    name: 'Reference',
    navigation: [{ group: 'Start', pages: ['index'] }],
    openapi: isFile ? name : `${name}/openapi.yaml`,
  };
  writeFileSync(join(project, 'docs.json'), JSON.stringify(config));
  writeFileSync(join(project, 'index.md'), '---\ntitle: Start\n---\n\nHello.\n');
}

function readReport(output: string): Report {
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (line !== undefined) return JSON.parse(line) as Report;
  console.error(output.slice(0, 2000));
  return { pages: [], diagnostics: [] };
}

function countOf({ diagnostics }: Report, severity: 'error' | 'warning'): string {
  return String(diagnostics.filter((diagnostic) => diagnostic.severity === severity).length);
}

function findLargest(out: string): { path: string; size: number } {
  const pages = globSync('**/*.html', { cwd: out });
  const sizes = pages.map((path) => ({ path, size: statSync(join(out, path)).size }));
  return sizes.reduce((most, one) => (one.size > most.size ? one : most), { path: '–', size: 0 });
}
