import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE, type Patience, watchForHang } from './hang-guard.ts';
import { listCommands } from './processor-time.ts';

/** How a child process ended, with all its output. */
export interface Ended {
  /** Undefined if a signal ended it. */
  readonly code: number | undefined;
  readonly output: string;
  /** What it did instead of ending, if it was killed for that. */
  readonly hang?: string;
}

export interface RunOptions {
  readonly env?: Record<string, string>;
  readonly patience?: Patience;
  /** The size of what it has written elsewhere, in any measure that grows. */
  readonly otherOutputSize?: () => number;
  /** The current folder by default. */
  readonly cwd?: string;
}

/**
 * Runs a command and waits for it to end. If it hangs, kills the command and everything it started, because
 * a hanging test may have left a browser or a server behind.
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
  let hang: string | undefined;
  const collect = (chunk: string) => (output += chunk);
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);

  const endGroup = () => killGroup(child.pid);
  const { otherOutputSize = () => 0, patience = PATIENCE } = options;
  const stopWatching = watchForHang({
    pid: child.pid ?? 0,
    outputSize: () => output.length + otherOutputSize(),
    patience,
    onHang: (reason) => {
      hang = reason;
      output += describeCommands(child.pid ?? 0);
      void askForHandles(child.pid).then(endGroup);
    },
  });
  process.once('exit', endGroup);

  return new Promise((resolve) => {
    const finish = (code: number | null) => {
      stopWatching();
      process.off('exit', endGroup);
      resolve({ code: code ?? undefined, output, ...(hang !== undefined && { hang }) });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(null);
    });
    child.once('close', finish);
  });
}

/**
 * Lists what is still running: a process left behind that still holds the output streams keeps the command
 * from ending.
 */
function describeCommands(pid: number): string {
  const commands = listCommands(pid).map((command) => `\n  ${command.slice(0, 200)}`);
  return commands.length === 0 ? '' : `\nStill runs:${commands.join('')}\n`;
}

/** Asks a test process what keeps it from ending. The signal ends any other process. */
async function askForHandles(pid: number | undefined): Promise<void> {
  try {
    if (pid === undefined || !process.kill(pid, 'SIGUSR2')) return;
  } catch {
    return;
  }
  // A process that is stuck does not answer, and is killed anyway.
  await wait(millisecondsToAnswer);
}

const millisecondsToAnswer = 2000;

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
