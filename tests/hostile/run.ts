/**
 * `npm run hostile -- [folder] [options]`: attacks Lectern with inputs that nobody writes on purpose. Each
 * part runs in a separate process; an input that this process does not survive is reported. Exits with
 * 1 if anything was found.
 *
 *   --long               as many inputs as for a night: 100,000 configurations, 20,000 pages, 20,000 documents
 *   --only <name>[,...]  configurations, front-matter, syntax, pages, documents, requests, policies, writes, pathological
 *   --runs <n>           this number of inputs of each part
 *   --seed <n>           repeats the inputs of a run; without it, each run has a new seed
 *   --budget <seconds>   processor time of each pathological input, 120 by default
 *   --case <words>       only pathological inputs with these words in their name
 *
 * Files in `folder`, at any depth, are used as seeds by their extension: parser suites (.json, .yaml, .md),
 * lists of payloads (.txt).
 */
import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding } from './child.ts';
import { listPathological } from './pathological.ts';
import { type TriedCase, tryCase } from './try-case.ts';
import { tryPart } from './try-part.ts';
import { buildBetweenCanaries } from './write-canaries.ts';

/** How many inputs of each part a short run tries, and a long one. */
const counts: Readonly<Record<string, readonly [short: number, long: number]>> = {
  configurations: [2000, 100_000],
  'front-matter': [2000, 50_000],
  policies: [2000, 100_000],
  requests: [500, 20_000],
  syntax: [5000, 200_000],
  pages: [300, 20_000],
  documents: [200, 20_000],
};
const largestSeed = 200_000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    budget: { type: 'string', default: '120' },
    case: { type: 'string', default: '' },
  },
});
const only = options.only?.split(',');
const seed = Number(options.seed ?? Date.now() % 1_000_000);
const collected = positionals.flatMap(collect);
let found = 0;

console.log(`seed ${seed}${collected.length > 0 ? `, ${collected.length} collected files` : ''}`);
for (const part of Object.keys(counts).filter(isWanted)) await fuzz(part);
if (isWanted('writes')) await tryWrites();
if (isWanted('pathological')) await tryPathological();
console.log(found === 0 ? 'nothing found' : `${found} found`);
process.exitCode = found === 0 ? 0 : 1;

function isWanted(part: string): boolean {
  return only === undefined || only.includes(part);
}

function collect(folder: string): string[] {
  return globSync(`${folder}/**/*.{json,yaml,yml,md,mdx,txt}`)
    .map((path) => resolve(path))
    .filter((path) => statSync(path).isFile() && statSync(path).size < largestSeed);
}

async function fuzz(part: string): Promise<void> {
  const [short, long] = counts[part] ?? [0, 0];
  const runs = Number(options.runs ?? (options.long ? long : short));
  const tried = await tryPart({ part, seed, runs, collected });
  const { cpuSeconds, peakMegabytes, findings } = tried;
  const used = `${cpuSeconds.toFixed(1)} CPU s, ${peakMegabytes} MB`;
  console.log(`${part}: ${tried.runs} tried, ${findings.length} found, ${used}`);
  findings.forEach(report);
}

function report({ fault, input }: Finding): void {
  found += 1;
  console.log(
    `  ${fault.replaceAll('\n', '\n  ')}\n    input: ${JSON.stringify(input.slice(0, 1500))}`,
  );
}

async function tryWrites(): Promise<void> {
  const { escaped, unreported, code, output } = await buildBetweenCanaries();
  console.log(
    `writes: ${escaped.length} outside, ${unreported.length} names not told of, exit ${code}`,
  );
  if (escaped.length > 0)
    report({ fault: 'written outside of the output folder', input: escaped.join('\n') });
  if (unreported.length > 0)
    report({ fault: 'names that not every host holds', input: unreported.join('\n') });
  if (output.includes('cli/bug')) report({ fault: 'cli/bug', input: output });
}

async function tryPathological(): Promise<void> {
  const cases = listPathological().filter(({ name }) => name.includes(options.case));
  for (const each of cases) reportCase(await tryCase(each, Number(options.budget)));
}

function reportCase({ name, outcome, keepsRest, cpuSeconds }: TriedCase): void {
  const at = outcome.kind === 'diagnosed' ? `: ${outcome.at}` : '';
  const rest = keepsRest ? '' : ', no site';
  console.log(`${name}: ${outcome.kind}${at}, ${cpuSeconds.toFixed(1)} CPU s${rest}`);
  if (outcome.kind === 'crash' || outcome.kind === 'over budget') {
    found += 1;
    if (outcome.output) console.log(`  ${outcome.output.slice(0, 600).replaceAll('\n', '\n  ')}`);
  }
}
