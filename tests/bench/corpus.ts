/**
 * Builds every project in a folder: `node tests/bench/corpus.ts <folder> [project ...]`.
 * Prints what came out of each, to see at a glance what real projects get.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTable } from './format-table.ts';
import { measureLectern } from './measure-lectern.ts';

interface Report {
  readonly pages: readonly { readonly status: 'ok' | 'warning' | 'error' | 'missing' }[];
  readonly diagnostics: readonly { readonly severity: 'error' | 'warning' }[];
}

const head = [
  'project',
  'pages',
  'ok',
  'missing',
  'errors',
  'warnings',
  'seconds',
  'MB',
  '% whole',
  'exit',
];
const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Usage: node tests/bench/corpus.ts <folder> [project ...]');

const rows: string[][] = [];
for (const project of listProjects(folder))
  rows.push([project, ...(await measureProject(project))]);
console.log(formatTable(head, rows));

function listProjects(parent: string): string[] {
  const names = readdirSync(parent).filter((name) =>
    ['docs.json', 'mint.json'].some((file) => existsSync(join(parent, name, file))),
  );
  return wanted.length === 0 ? names : names.filter((name) => wanted.includes(name));
}

async function measureProject(project: string): Promise<string[]> {
  const out = mkdtempSync(join(tmpdir(), 'lectern-corpus-'));
  const words = ['build', join(folder ?? '', project), '--out', join(out, 'site')];
  try {
    const { output, code, seconds, megabytes } = await measureLectern([
      ...words,
      '--keep-going',
      '--format',
      'json',
    ]);
    const cost = [seconds.toFixed(1), megabytes.toFixed(0)];
    return [...countResults(output, cost), String(code)];
  } finally {
    rmSync(out, { recursive: true });
  }
}

function countResults(output: string, cost: readonly string[]): string[] {
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) {
    console.error(output.slice(0, 2000));
    return ['–', '–', '–', '–', '–', ...cost, '–'];
  }
  const { pages, diagnostics } = JSON.parse(line) as Report;
  const written = pages.filter(({ status }) => status !== 'missing').length;
  const broken = pages.filter(({ status }) => status === 'error').length;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const whole = written === 0 ? 0 : ((written - broken) / written) * 100;
  const numbers = [
    written,
    written - broken,
    pages.length - written,
    errors,
    diagnostics.length - errors,
  ];
  return [...numbers.map(String), ...cost, whole.toFixed(1)];
}
