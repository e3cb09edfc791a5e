import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after } from 'node:test';
import { tempFolder } from '../files/temp-folder.ts';
import { findFreePort } from '../service/port.ts';
import { repositoryRoot } from '../source/read-sources.ts';

export interface StartedSite {
  /** Address of the site, without a slash at the end. */
  readonly url: string;
  /** Address of the API that it documents. */
  readonly apiUrl: string;
  /** The folder that was built. */
  readonly dir: string;
}

/**
 * Runs `npm start` with separate ports and storage, until the tests of the file end. Since the API has
 * another port, the documentation is built from a copy that names this port.
 */
export async function startSite(): Promise<StartedSite> {
  const apiPort = await findFreePort();
  const apiUrl = `http://localhost:${apiPort}`;
  const storage = join(tempFolder(), 'groups.sqlite');
  const child = spawn(process.execPath, [join(repositoryRoot, 'scripts/start.ts')], {
    env: { ...process.env, PORT: `${apiPort}`, DATABASE_FILE: storage },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  after(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const collect = (text: string) => {
    output += text;
    const url = /➜ (http:\S+)\//.exec(output)?.[1];
    if (url !== undefined) resolve(url);
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  void ended.then(() => reject(new Error(`The site did not start:\n${output}`)));
  const url = await listening;
  const dir = / in (\S+)\n/.exec(output)?.[1] ?? '';
  return { url, apiUrl, dir };
}
