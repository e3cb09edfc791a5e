/** Runs `lectern build` on a project with limits of the system, and reports how that ended. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFiles } from '../helpers/files/temp-folder.ts';
import { runCommand } from '../helpers/runner/run-command.ts';
import type { PathologicalCase } from './pathological.ts';

export type Outcome =
  /** Built, with nothing to report. */
  | { readonly kind: 'ok' }
  /** The first diagnostic: `page.md:5:1 page/too-deep`. */
  | { readonly kind: 'diagnosed'; readonly at: string }
  | { readonly kind: 'crash'; readonly output: string }
  | { readonly kind: 'over budget'; readonly output: string };

export interface TriedCase {
  readonly name: string;
  readonly outcome: Outcome;
  /** Whether the page next to the bad one was still built. */
  readonly keepsRest: boolean;
  readonly cpuSeconds: number;
}

const bin = fileURLToPath(new URL('../../src/cli/bin.mjs', import.meta.url));

/**
 * Tries one project.
 * @param budget processor time of the whole command, in seconds; a good project of this size takes about
 * ten.
 */
export async function tryCase(
  { name, files }: PathologicalCase,
  budget: number,
): Promise<TriedCase> {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-hostile-'));
  try {
    writeFiles(dir, files);
    const build = `"${process.execPath}" "${bin}" build "${dir}" --out "${dir}/dist" --keep-going`;
    // The shell reports how much its children used, however they ended.
    const script = `ulimit -t ${budget}; ulimit -c 0; ${build} >"${dir}/output" 2>&1; echo "code $?"; times`;
    const { output: times } = await runCommand(['bash', '-c', script]);
    const output = readFileSync(join(dir, 'output'), 'utf8');
    const code = Number(/^code (\d+)$/m.exec(times)?.[1]);
    const cpuSeconds = readCpu(times);
    return {
      name,
      outcome: judge({ code, output, isSpent: cpuSeconds >= budget - 1 }),
      keepsRest: existsSync(join(dir, 'dist/index.html')),
      cpuSeconds,
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function judge(ended: { code: number; output: string; isSpent: boolean }): Outcome {
  const { code, output, isSpent } = ended;
  // A process that was ended at its limit is reported as a crash by the process that supervises it.
  if (isSpent) return { kind: 'over budget', output };
  const isBroken = code > 2 || /cli\/(?:bug|crashed)|^\s+at .*\(.*:\d+:\d+\)$/m.test(output);
  if (isBroken) return { kind: 'crash', output: `exit ${code}\n${output}` };
  const at = /^(\S+:\d+:\d+)\s+(?:error|warning)\s+(\S+)/m.exec(output);
  if (at) return { kind: 'diagnosed', at: `${at[1]} ${at[2]}` };
  const said = /^\S*\s*(?:error|warning)\s+\S+\/\S+/m.exec(output);
  return said ? { kind: 'diagnosed', at: said[0] } : { kind: 'ok' };
}

/** Reads the second line of `times`, which is about children: `0m3.180s 0m0.410s`. */
function readCpu(times: string): number {
  const [, minutes = '0', seconds = '0', more = '0', rest = '0'] =
    /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(times.trim()) ?? [];
  return (Number(minutes) + Number(more)) * 60 + Number(seconds) + Number(rest);
}
