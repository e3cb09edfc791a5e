/** Runs a program that strangers may have written, and leaves nothing running that it started. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface ProgramSurroundings {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** How long the program may run. */
  readonly seconds: number;
}

export interface ProgramEnd {
  readonly printed: string;
  /** Why the program failed, as the end of a sentence. */
  readonly reason?: string;
}

const MAX_CHARACTERS = 1_000_000;

/**
 * Runs until the program itself ends or its time is over. Processes that it leaves behind are ended with
 * it: a server in the background would keep running, and keep the output pipes open.
 */
export async function runProgram(
  [command = '', ...words]: readonly string[],
  { cwd, environment, seconds }: ProgramSurroundings,
): Promise<ProgramEnd> {
  const { promise, resolve } = Promise.withResolvers<ProgramEnd>();
  const child = spawn(command, words, {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a separate process group, which can be ended as a whole.
    detached: true,
  });
  const endGroup = () => killGroup(child);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endGroup();
    // A process that has left the group may keep the pipes open.
    child.stdout.destroy();
    child.stderr.destroy();
  }, seconds * 1000);
  // Signals of a terminal do not reach another process group.
  process.on('exit', endGroup);
  let printed = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (printed.length < MAX_CHARACTERS) printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-MAX_CHARACTERS);
  });
  child.on('error', () =>
    resolve({ printed, reason: `${command} is not installed on this machine` }),
  );
  child.on('exit', endGroup);
  child.on('close', (code, signal) => {
    if (code === 0) {
      resolve({ printed });
      return;
    }
    const last = complaint.trim().split('\n').at(-1) ?? '';
    const how = isLate
      ? `not finished after ${seconds} seconds`
      : signal === null
        ? `exit code ${code ?? 0}`
        : `terminated by ${signal}`;
    resolve({ printed, reason: last === '' ? how : `${how}, ${last}` });
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    process.off('exit', endGroup);
  }
}

/**
 * Kills a process group. The signal fails if the group is already gone, which is fine. Windows has no
 * process groups: there only the program itself is killed.
 */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
