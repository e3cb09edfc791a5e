import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE, type Patience, watchForHang } from './hang-guard.ts';
import { listCommands } from './processor-time.ts';

/** How a child process ended, with all that it printed. */
export interface Ended {
  /** Undefined when a signal ended it. */
  readonly code: number | undefined;
  readonly output: string;
  /** What it did instead of ending, where it was killed for that. */
  readonly hang?: string;
}

export interface RunOptions {
  readonly env?: Record<string, string>;
  readonly patience?: Patience;
  /** How much it has told beside its output, in any measure that grows. */
  readonly told?: () => number;
  /** The current folder unless told. */
  readonly cwd?: string;
}

/**
 * Runs a command and waits for its end. When it hangs, the command and whatever it started are
 * killed: a test that hangs may have left a browser or a server behind.
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
  const { told = () => 0, patience = PATIENCE } = options;
  const stopWatching = watchForHang({
    pid: child.pid ?? 0,
    told: () => output.length + told(),
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

/** What still runs: a process that was left behind keeps what it prints to from ending. */
function describeCommands(pid: number): string {
  const commands = listCommands(pid).map((command) => `\n  ${command.slice(0, 200)}`);
  return commands.length === 0 ? '' : `\nStill runs:${commands.join('')}\n`;
}

/** Asks a test process what keeps it from ending; what is none ends by it. */
async function askForHandles(pid: number | undefined): Promise<void> {
  try {
    if (pid === undefined || !process.kill(pid, 'SIGUSR2')) return;
  } catch {
    return;
  }
  // One that hears nothing any more does not answer, and is killed all the same.
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
