/**
 * An npm registry on this machine that serves this repository's installed packages and the tarball of its
 * own. With it, everything that users install can be installed without a network.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { after } from 'node:test';
import { repositoryRoot } from '../source/read-sources.ts';

const modules = join(repositoryRoot, 'node_modules');

/**
 * Starts the registry, until the test file ends.
 * @returns its address.
 */
export async function startRegistry(tarball: string): Promise<string> {
  const server = createServer(({ url: path = '/' }, response) => {
    const { port } = server.address() as AddressInfo;
    const name = decodeURIComponent(path.slice(1));
    if (name.startsWith('-/')) sendTarball(response, name.slice(2), tarball);
    else sendVersions(response, name, `http://127.0.0.1:${port}/-/${name}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Sends the metadata of a package: its one installed version, as the latest. */
function sendVersions(response: ServerResponse, name: string, tarball: string): void {
  const folder = name === 'lectern' ? repositoryRoot : join(modules, name);
  const file = join(folder, 'package.json');
  if (!existsSync(file)) {
    response.writeHead(404).end('{}');
    return;
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  const { version } = manifest;
  const versions = { [version]: { ...manifest, name, dist: { tarball } } };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
}

function sendTarball(response: ServerResponse, name: string, own: string): void {
  if (name === 'lectern') {
    createReadStream(own).pipe(response);
    return;
  }
  const folder = join(modules, name);
  const words = ['--exclude=node_modules', '-cf', '-', '-C', dirname(folder), basename(folder)];
  spawn('tar', words, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout.pipe(response);
}
