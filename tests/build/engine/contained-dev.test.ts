/** A page that ends the process of `dev`: the server restarts without it, and reports which page it was. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { lecternBin } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

class Dev {
  readonly #child: ChildProcess;
  said = '';

  constructor(t: TestContext, dir: string) {
    const words = [lecternBin, 'dev', dir, '--port', '0'];
    this.#child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
    t.after(() => this.stop());
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }

  /** Returns where the server listens, once it has printed that for the given time. */
  async url(time: number): Promise<string> {
    return this.until(() => [...this.said.matchAll(/➜ (http\S+)/g)][time - 1]?.[1]);
  }

  async until(find: () => string | undefined | Promise<string | undefined>): Promise<string> {
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      assert.equal(this.#child.exitCode, null, this.said);
      await wait(100);
    }
  }
}

const readPage = async (url: string): Promise<string | undefined> => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  return answer?.text().catch(() => undefined);
};

test('dev restarts each time a saved page ends its process', async (t) => {
  const dir = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"P","pages":["index","bad"]}]}',
    'index.md': '# Home\n\nGood words.\n',
    'bad.mdx': '# Bad\n\nFine.\n',
  });
  const save = (text: string) => writeFileSync(join(dir, 'bad.mdx'), `# Bad\n\n${text}\n`);
  const dev = new Dev(t, dir);
  let url = await dev.url(1);
  for (const [rank, ending] of ['{process.exit()}', '{process.exit(0)}'].entries()) {
    save(ending);
    const isBack = () => dev.said.split('➜').length > rank + 2;
    await dev.until(async () => {
      if (!isBack()) await readPage(`${url}bad/`);
      return isBack() ? 'back' : undefined;
    });
    url = await dev.url(rank + 2);
    await dev.until(() => [...dev.said.matchAll(/^bad\.mdx:3:1 .*files\/crashed/gm)][rank]?.[0]);
    assert.match((await readPage(url)) ?? '', /Good words/);
  }
  save('Mended.');
  await dev.until(async () => {
    const html = await readPage(`${url}bad/`);
    return html?.includes('Mended.') === true ? html : undefined;
  });
  await dev.until(() => /✓ No problems/.exec(dev.said)?.[0]);
});
