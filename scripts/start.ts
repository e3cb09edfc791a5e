/**
 * `npm start`: builds and serves this repository's own site, together with the API that it documents, so
 * that the playground has an API to call. `npm start -- my-docs` does so for another docs folder. If the
 * API's port is taken, for example by another `npm start`, the next free port is used, and the site is
 * built from a copy that contains it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openScratchFolder } from '../src/node/disk/scratch-folder.ts';
import { type Service, startService } from '../src/user-groups/service.ts';
import { parseSettings } from '../src/user-groups/settings/settings.ts';
import { startNearby } from '../src/user-groups/start-nearby.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const named = process.argv[2];
const documentedPort = 4322;
const running = new Set<ChildProcess>();

/** Starts a script of the repository in this process's terminal. */
function startScript(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Waits for a child to end; returns its exit code, or 1 if a signal ended it. */
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

/** Runs a `lectern` command until it ends; being stopped counts as success. */
async function runLectern(...words: readonly string[]): Promise<number> {
  if (isStopped()) return 0;
  const code = await untilEnd(startScript(['src/cli/bin.mjs', ...words]));
  return isStopped() ? 0 : code;
}

/** Starts the API on a port that nothing else uses, or on that of `PORT` if the variable is set. */
async function startApi(): Promise<Service | undefined> {
  const { PORT, LOG_LEVEL = 'warn' } = process.env;
  try {
    const settings = parseSettings({ ...process.env, LOG_LEVEL });
    const service = await (PORT ? startService(settings) : startNearby(settings));
    if (settings.isDemo) for (const line of service.greeting) console.log(line);
    return service;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Copies this repository's documentation, with the port of the API replaced. */
function copyFor(port: number): string {
  const folder = openScratchFolder().path;
  for (const name of ['content', 'public', 'docs.json', 'openapi.yaml']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of globSync('{docs.json,openapi.yaml,content/**/*.mdx}', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8');
    const own = text.replaceAll(`http://localhost:${documentedPort}`, `http://localhost:${port}`);
    writeFileSync(join(folder, name), own);
  }
  return folder;
}

process.chdir(root);
// Started first, so that the site does not take the API's port if its own is busy.
const api = await startApi();
const apiPort = Number(new URL(api?.url ?? `http://localhost:${documentedPort}`).port);
const docs = named ?? (apiPort === documentedPort ? '.' : copyFor(apiPort));
process.exitCode = (await runLectern('build', docs)) || (await runLectern('serve', docs));
stopAll();
await api?.close();
