/**
 * `node tests/hostile/child.ts <order as JSON>`: tries one part in this process, which may not survive it,
 * and prints the findings as one line of JSON.
 */
import { cpuUsage } from 'node:process';
import fc from 'fast-check';
import { guardCases } from './case-guard.ts';
import type { Part, PartOptions } from './part.ts';

export interface Order extends PartOptions {
  readonly part: string;
  readonly seed: number;
  readonly runs: number;
  /** Path of the file that records the case in progress. */
  readonly caseFile: string;
  /** Processor time of one case, in seconds. */
  readonly caseSeconds: number;
}

/** A fault, with the smallest input that shows it. */
export interface Finding {
  readonly fault: string;
  readonly input: string;
}

export interface Tried {
  readonly runs: number;
  readonly findings: readonly Finding[];
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/** The number of different faults after which a part is not tried further. */
const maxFindings = 12;

/** Each part loads only its own sources: loading all of them takes longer than most parts. */
const parts: Readonly<Record<string, (order: Order) => Promise<Tried>>> = {
  configurations: async (order) => {
    const { createPart } = await import('./parts/configurations.ts');
    return tryPart(createPart(order), order);
  },
  'front-matter': async (order) => {
    const { createPart } = await import('./parts/front-matter.ts');
    return tryPart(createPart(), order);
  },
  syntax: async (order) => {
    const { createPart } = await import('./parts/syntax.ts');
    return tryPart(createPart(), order);
  },
  pages: async (order) => {
    const { createPart } = await import('./parts/pages.ts');
    return tryPart(createPart(order), order);
  },
  documents: async (order) => {
    const { createPart } = await import('./parts/documents.ts');
    return tryPart(createPart(order), order);
  },
  requests: async (order) => {
    const { createPart } = await import('./parts/requests.ts');
    return tryPart(await createPart(order), order);
  },
  policies: async (order) => {
    const { createPart } = await import('./parts/policies.ts');
    return tryPart(createPart(), order);
  },
};

const order = JSON.parse(process.argv[2] ?? '{}') as Order;
const tryIt = parts[order.part];
if (tryIt === undefined) throw new Error(`There is no part "${order.part}".`);
console.log(JSON.stringify(await tryIt(order)));

async function tryPart<Input>(part: Part<Input>, { seed, runs, ...own }: Order): Promise<Tried> {
  const guard = guardCases(own.caseFile, own.caseSeconds);
  const findings: Finding[] = [];
  const known = new Set<string>();
  let done = 0;
  while (done < runs && findings.length < maxFindings) {
    let latest = '';
    const property = fc.asyncProperty(part.arbitrary, async (input) => {
      guard.begin(part.show(input));
      latest = (await judge(part, input)).find((fault) => !known.has(toKind(fault))) ?? '';
      if (latest !== '') throw new Error(latest);
    });
    // Changes the seed after each finding, because the same seed would repeat the earlier cases.
    const details = await fc.check(property, {
      seed: seed + findings.length,
      numRuns: runs - done,
    });
    done += details.numRuns;
    if (!details.failed) break;
    const [input] = details.counterexample ?? [];
    const fault = details.errorInstance instanceof Error ? details.errorInstance.message : latest;
    known.add(toKind(fault));
    findings.push({ fault, input: input === undefined ? '' : part.show(input) });
  }
  await guard.close();
  await part.close?.();
  const { user, system } = cpuUsage();
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  return { runs: done, findings, cpuSeconds: (user + system) / 1e6, peakMegabytes };
}

async function judge<Input>(part: Part<Input>, input: Input): Promise<readonly string[]> {
  try {
    return await part.judge(input);
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [`crash: ${stack.split('\n').slice(0, 6).join('\n')}`];
  }
}

/**
 * Reduces a fault to what two inputs with the same fault have in common, without the author's texts and
 * numbers.
 */
function toKind(fault: string): string {
  return fault
    .split('\n')
    .slice(0, 2)
    .join('\n')
    .replace(/"[^"]*"|\d+/g, '*')
    .slice(0, 160);
}
