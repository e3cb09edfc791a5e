import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compileCommand } from './compiled-command.ts';

/** Path of the script of the command. */
export const lecternBin = await compileCommand();

export interface Ended {
  /** Null if a signal that cannot be caught ended the process. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningLectern {
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
}

/** Starts the real command line, as installed, in a separate process. */
export function startLectern(
  words: readonly string[],
  cwd?: string,
  env: NodeJS.ProcessEnv = {},
): RunningLectern {
  const child = spawn(process.execPath, [lecternBin, ...words], {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, stdout, stderr }));
  return { kill: (signal) => child.kill(signal), ended };
}
