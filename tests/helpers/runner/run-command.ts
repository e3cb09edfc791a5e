import { spawn } from 'node:child_process';

/** How a child process ended, with all that it printed. */
export interface Ended {
  /** Undefined when a signal ended it. */
  readonly code: number | undefined;
  readonly output: string;
  readonly timedOut: boolean;
}

export interface RunOptions {
  readonly env?: Record<string, string>;
  readonly milliseconds?: number;
  /** The current folder unless told. */
  readonly cwd?: string;
}

/**
 * Runs a command and waits for its end. At the time limit the command and
 * whatever it started are killed: a test that hangs may have left a browser or a server behind.
 */
export function runCommand(command: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let timedOut = false;
  const collect = (chunk: string) => (output += chunk);
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);

  const endGroup = () => killGroup(child.pid);
  const limit = setTimeout(() => {
    timedOut = true;
    endGroup();
  }, options.milliseconds ?? 300_000);
  process.once('exit', endGroup);

  return new Promise((resolve) => {
    const finish = (code: number | null) => {
      clearTimeout(limit);
      process.off('exit', endGroup);
      resolve({ code: code ?? undefined, output, timedOut });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(null);
    });
    child.once('close', finish);
  });
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
