/**
 * `npm start`: builds this repository's own site, serves it, and runs the API that the site
 * documents beside it, so that its playground has something to call. Another docs folder can be
 * named: `npm start -- my-docs`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const docs = process.argv[2] ?? '.';
const root = fileURLToPath(new URL('../', import.meta.url));
const running = new Set<ChildProcess>();

/** Starts a script of the repository with this process's terminal. */
function startScript(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Exit code of a child; 1 when a signal ended it. */
async function untilEnd(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

const stopping = new AbortController();
const isStopped = () => stopping.signal.aborted;
function stopAll(): void {
  stopping.abort();
  for (const child of running) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);

/** Runs a command of `lectern` to its end; being told to stop is a good end. */
async function runLectern(...words: readonly string[]): Promise<number> {
  if (isStopped()) return 0;
  const code = await untilEnd(startScript(['src/cli/bin.mjs', ...words]));
  return isStopped() ? 0 : code;
}

// First, so that the site does not take the API's port when its own is busy.
startScript(['src/user-groups/main.ts'], { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
process.exitCode = (await runLectern('build', docs)) || (await runLectern('serve', docs));
stopAll();
