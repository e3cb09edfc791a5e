/**
 * A real PostgreSQL for tests and benchmarks, on any machine:
 *
 * 1. `TEST_DATABASE_URL`, if it is set: every caller gets a separate schema in that database;
 * 2. otherwise the server programs of this machine, started on a free loopback port in a temporary
 *    folder; for root, as an unprivileged user (PostgreSQL refuses to run as root);
 * 3. otherwise, for root on Debian, the same after `apt-get install postgresql`.
 *
 * Everything that is started is stopped, and everything that is written is removed.
 */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { installPackage } from '../commands/debian-package.ts';
import { findFreePort } from '../service/port.ts';

const run = promisify(execFile);

export interface PostgresServer {
  /** `postgres://...`: an empty database or schema that belongs to the caller. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Throws if there is no PostgreSQL and it cannot be installed; the message says what to do. */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? startOwnServer() : createSchema(url);
}

async function createSchema(databaseUrl: string): Promise<PostgresServer> {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await query(databaseUrl, `create schema ${schema}`);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href,
    stop: () => query(databaseUrl, `drop schema ${schema} cascade`),
  };
}

async function startOwnServer(): Promise<PostgresServer> {
  const programs = findPrograms() ?? (await installPrograms());
  const user = await findUser();
  const folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  try {
    const settings = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--username=lectern'];
    await run(join(programs, 'initdb'), ['--pgdata', folder, '--no-sync', ...settings], user);
    const port = await findFreePort();
    const server = launch({ program: join(programs, 'postgres'), folder, port, user });
    const url = `postgres://lectern@127.0.0.1:${port}/postgres`;
    await waitForAnswer(url, server);
    return { url, stop: () => stop(server, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Launch {
  readonly program: string;
  readonly folder: string;
  readonly port: number;
  readonly user: User | undefined;
}

function launch({ program, folder, port, user }: Launch): ChildProcess {
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(program, ['-D', folder, ...options], { ...user, stdio: 'ignore' });
  // Cleans up after a test that ends without `stop` (a failed `before`, a call of process.exit).
  const kill = () => server.kill('SIGQUIT');
  process.on('exit', kill);
  server.on('exit', () => process.off('exit', kill));
  return server;
}

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (server.exitCode !== null || tries === 2_000) {
        server.kill('SIGQUIT');
        throw new Error(`PostgreSQL does not start at ${url}`, { cause: error });
      }
      await sleep(50);
    }
  }
}

/** Fast shutdown: cuts connections and leaves the files consistent. */
async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the folder of `initdb` and `postgres`, preferring the newest version. */
function findPrograms(): string | undefined {
  const installed = [
    ...globSync('/usr/lib/postgresql/*/bin/initdb'),
    ...globSync('/opt/homebrew/opt/postgresql*/bin/initdb'),
  ].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, 'initdb'));
  const found = [...installed, ...onPath].find(isProgram);
  return found === undefined ? undefined : dirname(found);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installPrograms(): Promise<string> {
  await installPackage('postgresql');
  const programs = findPrograms();
  if (programs !== undefined) return programs;
  throw new Error(
    'These tests need PostgreSQL. Install it, or set TEST_DATABASE_URL to a database in which ' +
      'schemas can be created.',
  );
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the user that runs the server: the current one or, for root, the user installed with PostgreSQL.
 */
async function findUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(
      () => undefined,
    );
    if (ids !== undefined) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
