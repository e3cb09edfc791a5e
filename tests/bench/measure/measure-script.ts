import { runCommand, type Ended } from '../../helpers/runner/run-command.ts';
import { watchMemory } from './memory-probe.ts';

export interface Measured extends Ended {
  readonly seconds: number;
  /** Seconds of processors, of the process and all that it started. */
  readonly cpuSeconds: number;
  /** Largest resident size of a process of Node, its threads included. */
  readonly megabytes: number;
}

/** Runs a script and its arguments in a process of their own, and measures it. */
export async function measureScript(
  words: readonly string[],
  options: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<Measured> {
  const memory = watchMemory();
  // The shell knows how long the processors were busy for the command.
  const timed = ['sh', '-c', '"$@"; code=$?; times; exit $code', 'sh'];
  const start = performance.now();
  const ended = await runCommand([...timed, process.execPath, ...words], {
    ...options,
    env: { ...options.env, ...memory.env },
  });
  const seconds = (performance.now() - start) / 1000;
  return { ...ended, seconds, cpuSeconds: readTimes(ended.output), megabytes: memory.read() };
}

/** `1m2.50s 0m3.20s` on the last line is the user and system time of what the shell started. */
function readTimes(output: string): number {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const times = Array.from(line.matchAll(/(\d+)m([\d.]+)s/g));
  return times.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
}
