import { runCommand, type Ended } from '../../helpers/runner/run-command.ts';
import { watchMemory } from './memory-probe.ts';

export interface Measured extends Ended {
  readonly seconds: number;
  /** CPU time in seconds of the process and its children. */
  readonly cpuSeconds: number;
  /** Maximum resident set size of any Node process, including its threads. */
  readonly megabytes: number;
}

/** Runs a script with its arguments in its own process, and measures it. */
export async function measureScript(
  words: readonly string[],
  options: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<Measured> {
  const memory = watchMemory();
  // The shell's `times` reports the CPU time of the command.
  const timed = ['sh', '-c', '"$@"; code=$?; times; exit $code', 'sh'];
  const start = performance.now();
  const ended = await runCommand([...timed, process.execPath, ...words], {
    ...options,
    env: { ...options.env, ...memory.env },
  });
  const seconds = (performance.now() - start) / 1000;
  return { ...ended, seconds, cpuSeconds: readTimes(ended.output), megabytes: memory.read() };
}

/** Reads the last line, `1m2.50s 0m3.20s`: user and system time of the processes that the shell started. */
function readTimes(output: string): number {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const times = Array.from(line.matchAll(/(\d+)m([\d.]+)s/g));
  return times.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
}
