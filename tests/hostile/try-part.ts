/** Tries a part in a separate process, and reports how that ended. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../helpers/runner/run-command.ts';
import type { Finding, Order, Tried } from './child.ts';

export type Trial = Pick<Order, 'part' | 'seed' | 'runs'> & Partial<Pick<Order, 'collected'>>;

const child = fileURLToPath(new URL('child.ts', import.meta.url));

/** Far more than any case needs: a case that reaches this limit does not end. */
const caseSeconds = 20;

/** How many processes of one part may die before the part is given up. */
const maxCrashes = 8;

export async function tryPart(trial: Trial): Promise<Tried> {
  const tried = { runs: 0, findings: [] as Finding[], cpuSeconds: 0, peakMegabytes: 0 };
  for (let deaths = 0; deaths < maxCrashes && tried.runs < trial.runs; deaths += 1) {
    const rest = { ...trial, runs: trial.runs - tried.runs, seed: trial.seed + 1000 * deaths };
    const { found, isAlive } = await tryOnce(rest);
    tried.runs += found.runs;
    tried.findings.push(...found.findings);
    tried.cpuSeconds += found.cpuSeconds;
    tried.peakMegabytes = Math.max(tried.peakMegabytes, found.peakMegabytes);
    if (isAlive) break;
  }
  return tried;
}

async function tryOnce(trial: Trial): Promise<{ found: Tried; isAlive: boolean }> {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-hostile-'));
  const caseFile = join(dir, 'case.txt');
  try {
    const order: Order = { collected: [], ...trial, dir, caseFile, caseSeconds };
    const command = [process.execPath, child, JSON.stringify(order)];
    const { code, output } = await runCommand(command);
    const last = output.trim().split('\n').at(-1) ?? '';
    if (code === 0) return { found: JSON.parse(last) as Tried, isAlive: true };
    const [count = '0', ...lines] = readFileSync(caseFile, 'utf8').split('\n');
    const fault = `the process did not survive, or was ended at ${caseSeconds} CPU s: ${output.trim().slice(-600)}`;
    const findings = [{ fault, input: lines.join('\n') }];
    const found = { runs: Number(count) + 1, findings, cpuSeconds: 0, peakMegabytes: 0 };
    return { found, isAlive: false };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
