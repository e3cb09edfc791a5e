import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const source = new URL('../../../../src/cli/terminal/open-browser.ts', import.meta.url).href;
const address = 'http://127.0.0.1:3000/a?b=c&d';
const code = `(await import('${source}')).openBrowser('${address}'); console.log('printed');`;

/** Opens the address in a process that has only the programs in `path`. */
function open(path: string) {
  const words = ['--input-type=module', '--eval', code];
  const env = { ...process.env, PATH: path };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

const printed = { status: 0, stdout: 'printed\n', stderr: '' };
const skip = process.platform !== 'linux' && 'Other platforms have another program for it.';

test('the program of the desktop receives the whole address', { skip }, async () => {
  const folder = tempFolder({ 'xdg-open': '#!/bin/sh\nprintf %s "$*" > "${0%/*}/told"\n' });
  chmodSync(join(folder, 'xdg-open'), 0o755);
  // Reading a named pipe waits until something is written to it.
  const pipe = join(folder, 'told');
  assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
  const text = readFile(pipe, 'utf8');
  assert.deepEqual(open(folder), printed);
  assert.equal(await text, address);
});

test('without such a program, the command continues silently', () => {
  assert.deepEqual(open(tempFolder({})), printed);
});
