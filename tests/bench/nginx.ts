/**
 * `node tests/bench/nginx.ts [site]`: runs the recipes of the documentation's nginx page with the nginx of
 * this machine, on a built site (by default, this repository's own), and sends the same requests to each.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPort } from '../../src/server/listen.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';
import { bin, measureLectern } from './measure/measure-lectern.ts';

const titles = ['/etc/nginx/conf.d/docs.conf', 'With the playground', 'In front of lectern serve'];

interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
const ask = { method: 'POST', path: '/_lectern/request', body: '{"ask":"origins"}' };
const publicUrl = 'http://docs.example.com';

function questions(site: string): readonly Question[] {
  const styles = /"(\/_lectern\/assets\/[^"]+\.css)"/.exec(
    readFileSync(join(site, 'index.html'), 'utf8'),
  );
  return [
    { path: '/' },
    { path: '/', headers: { 'Accept-Encoding': 'gzip, br' } },
    { path: '/quickstart' },
    { path: '/quickstart/' },
    { path: '/quickstart.md' },
    { path: styles?.[1] ?? '/missing.css' },
    { path: '/llms.txt', headers: { Range: 'bytes=0-9' } },
    { path: '/missing' },
    { path: '/.lectern-build.json' },
    { path: '/_lectern/health' },
    { ...ask, headers: { ...json, Origin: publicUrl } },
    { ...ask, headers: { ...json, Origin: 'https://evil.test' } },
  ];
}

function recipeOf(title: string): string {
  const page = readFileSync(join(repositoryRoot, 'content/publishing/nginx.mdx'), 'utf8');
  const blocks = page.matchAll(/^```nginx ([^\n]+)\n(.*?)^```$/gms);
  for (const [, name, code = ''] of blocks) if (name === title) return code;
  throw new Error(`There is no recipe with the title ${title}.`);
}

/** Adapts a recipe to the paths and ports of this run, and changes nothing else. */
function toConfig(recipe: string, places: { folder: string; site: string; ports: number[] }) {
  const { folder, site, ports } = places;
  const [port = 0, serve = 0] = ports;
  const types = '/etc/nginx/mime.types';
  return `daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  ${existsSync(types) ? `include ${types};` : ''}
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${recipe
  .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
  .replaceAll('/var/www/docs', site)
  .replaceAll('127.0.0.1:4321', `127.0.0.1:${serve}`)}
}
`;
}

function askFor(port: number, { path, method = 'GET', headers = {}, body }: Question) {
  const { promise, resolve: report, reject } = Promise.withResolvers<string>();
  const named = { Host: 'docs.example.com', ...headers };
  const sent = request({ host: '127.0.0.1', port, path, method, headers: named, agent: false });
  sent.on('error', reject);
  sent.on('response', (answer) => {
    let size = 0;
    answer.on('data', (chunk: Buffer) => (size += chunk.length));
    answer.on('end', () => {
      const { location, vary, 'content-type': type } = answer.headers;
      const { 'cache-control': cache, 'content-encoding': encoding } = answer.headers;
      const facts = [answer.statusCode, location, type, cache, encoding, vary, `${size} bytes`];
      report(facts.filter((fact) => fact !== undefined).join(' | '));
    });
  });
  sent.end(body);
  return promise;
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('A server did not start.');
    try {
      await askFor(port, { path: '/' });
      return;
    } catch {
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'lectern-nginx-'));
const children: ChildProcess[] = [];
try {
  const named = process.argv[2];
  const site = named === undefined ? join(folder, 'site') : resolve(named);
  if (named === undefined) await measureLectern(['build', repositoryRoot, '--out', site]);
  const serve = await findPort('127.0.0.1', 0);
  const words = ['serve', site, '--port', `${serve}`, '--public-url', publicUrl];
  const lectern = spawn(process.execPath, [bin, ...words], { stdio: 'ignore' });
  children.push(lectern);
  await untilListening(serve, lectern);
  for (const title of titles) {
    const port = await findPort('127.0.0.1', 0);
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, toConfig(recipeOf(title), { folder, site, ports: [port, serve] }));
    const nginx = spawn('nginx', ['-c', config, '-p', folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(nginx);
    await untilListening(port, nginx);
    console.log(`\n${title}`);
    for (const question of questions(site)) {
      const { method = 'GET', path, headers = {} } = question;
      const header = headers['Accept-Encoding'] ?? headers['Range'] ?? headers['Origin'] ?? '';
      console.log(`  ${method} ${path} ${header}`.padEnd(60), await askFor(port, question));
    }
    nginx.kill('SIGQUIT');
    await once(nginx, 'close');
  }
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
