/**
 * A real nginx for tests: the one on this machine or, for root on Debian, the one that `apt-get install
 * nginx` installs. It runs in the foreground as one process on a free loopback port, in its own folder, and
 * ends with the test that started it.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '../commands/debian-package.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { findFreePort } from '../service/port.ts';
import { type RawAnswer, requestRaw } from './raw-request.ts';

const run = promisify(execFile);

/** Finds the program; undefined if there is none and it cannot be installed. */
export const findNginx = () => findProgram('nginx');

/** The reason for `skip` in tests that need nginx. */
export const withoutNginx = 'not run: there is no nginx, and installing it needs root on Debian';

export interface NginxSite {
  readonly program: string;
  /** Lines of the `server` block. */
  readonly config: string;
  /** The folder of files to serve. */
  readonly root: string;
}

export interface NginxAnswer extends RawAnswer {
  readonly location: string | undefined;
}

export interface NginxServer {
  /** The output of `nginx -t`. */
  readonly verdict: string;
  /** Requests a path exactly as written. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<NginxAnswer>;
}

/**
 * Checks the configuration and serves the folder with it. @throws the output of `nginx -t` if nginx rejects
 * the configuration.
 */
export async function startNginx({ program, config, root }: NginxSite): Promise<NginxServer> {
  const folder = tempFolder({ 'site.conf': config });
  const port = await findFreePort();
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig({ folder, root, port }));
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const { stderr: verdict } = await run(program, [...words, '-t']);
  const server = spawn(program, words, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const kill = () => server.kill('SIGKILL');
  process.on('exit', kill);
  after(async () => {
    server.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
  });
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error('nginx ended before it answered.');
    await sleep(20);
  }
  return { verdict, get: (path, headers) => ask(port, path, headers) };
}

function wholeConfig({ folder, root, port }: { folder: string; root: string; port: number }) {
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types { text/html html; text/css css; text/plain txt; }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${folder}/site.conf;
  }
}
`;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<NginxAnswer> {
  const answer = await requestRaw(`http://127.0.0.1:${port}`, path, { headers });
  return { ...answer, location: answer.headers.location };
}
