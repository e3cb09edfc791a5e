/** Runs the user group service like operators do: in a separate process. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { callService } from './client.ts';
import { environmentsJson } from './environments.ts';
import { findFreePort } from './port.ts';

const main = fileURLToPath(new URL('../../../src/user-groups/main.ts', import.meta.url));

export type Variables = Readonly<Record<string, string | undefined>>;

export interface ServiceProcess {
  readonly url: string;
  readonly pid: number;
  /** Returns what it has printed so far. */
  output(): string;
  /** Sends the signal and waits for the process to end. */
  stop(signal: NodeJS.Signals): Promise<ProcessEnd>;
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/**
 * Starts the service with test environments, no rate limit and few log lines, unless `variables` say
 * otherwise. Its output can go to an open file.
 */
export async function startServiceProcess(
  variables: Variables,
  stdout?: number,
): Promise<ServiceProcess> {
  const port = await findFreePort();
  const quiet = { API_ENVIRONMENTS: environmentsJson, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const started = spawnService({ ...quiet, ...variables, PORT: String(port) }, stdout);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, started);
  return {
    url,
    pid: started.child.pid ?? 0,
    output: started.output,
    stop: (signal) => {
      started.child.kill(signal);
      return started.end;
    },
  };
}

/** Starts the service with `startServiceProcess`, for the duration of one test. */
export async function startServiceFor(
  t: TestContext,
  variables: Variables,
  stdout?: number,
): Promise<ServiceProcess> {
  const service = await startServiceProcess(variables, stdout);
  t.after(() => service.stop('SIGKILL'));
  return service;
}

/** Runs the service until it ends on its own, as it does when it cannot start. */
export function runServiceProcess(variables: Variables): Promise<ProcessEnd> {
  return spawnService(variables).end;
}

interface Spawned {
  readonly child: ChildProcess;
  readonly end: Promise<ProcessEnd>;
  readonly output: () => string;
}

function spawnService(variables: Variables, stdout?: number): Spawned {
  // The environment of this machine must not configure the service.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...variables };
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  const end = new Promise<ProcessEnd>((resolve) => {
    child.on('close', (code, signal) => {
      process.off('exit', kill);
      resolve({ code, signal, output: printed });
    });
  });
  return { child, end, output: () => printed };
}

async function waitUntilReady(url: string, { child, output }: Spawned): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The service ended:\n${output()}`);
    const answer = await callService(url, { method: 'GET', path: '/readyz' }).catch(
      () => undefined,
    );
    if (answer?.status === 200) return;
    if (tries === 5_000) throw new Error(`The service does not get ready:\n${output()}`);
    await sleep(20);
  }
}
