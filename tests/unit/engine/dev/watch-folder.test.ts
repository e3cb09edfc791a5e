import assert from 'node:assert/strict';
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Change, watchFolder } from '../../../../src/engine/dev/watch-folder.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

/** Changes in the order in which they arrive, to wait for. */
class ArrivedChanges {
  readonly #waiting = new Map<string, () => void>();

  add(file: string): void {
    this.#waiting.get(file)?.();
  }

  of(file: string): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#waiting.set(file, () => resolve(undefined));
    return promise;
  }
}

/** Watches a folder until the test ends. */
async function watch(t: TestContext, folder: string): Promise<ArrivedChanges> {
  const arrived = new ArrivedChanges();
  const onChanges = async (changes: readonly Change[]) => {
    for (const { file } of changes) arrived.add(file);
    await Promise.resolve();
  };
  t.after(await watchFolder(folder, onChanges, assert.ifError));
  return arrived;
}

test('a folder that is moved away and back is still watched, and read again if that was noticed', async (t) => {
  const around = tempFolder({ 'docs/docs.json': '{}', 'docs/a.md': 'first' });
  const folder = join(around, 'docs');
  const arrived = await watch(t, folder);
  const isNoticed = Promise.race([arrived.of('docs.json'), arrived.of('a.md')]);
  renameSync(folder, join(around, 'away'));
  await setTimeout(300);
  renameSync(join(around, 'away'), folder);
  writeFileSync(join(folder, 'a.md'), 'second');
  await isNoticed;
  const isAdded = arrived.of('b.md');
  writeFileSync(join(folder, 'b.md'), 'third');
  await assert.doesNotReject(isAdded);
});

for (const replaced of ['docs', 'docs/part']) {
  test(`if another folder takes the place of ${replaced} at once, it is read and watched`, async (t) => {
    const files = { 'docs.json': '{}', 'part/a.md': 'first', 'part/in/a.md': 'first' };
    const both = ['docs', 'other'].flatMap((name) =>
      Object.entries(files).map(([file, text]) => [`${name}/${file}`, text] as const),
    );
    const around = tempFolder(Object.fromEntries(both));
    const arrived = await watch(t, join(around, 'docs'));
    const isRead = arrived.of('docs.json');
    renameSync(join(around, replaced), join(around, 'away'));
    renameSync(join(around, replaced.replace('docs', 'other')), join(around, replaced));
    await isRead;
    for (const file of ['part/b.md', 'part/in/b.md']) {
      const isAdded = arrived.of(file);
      writeFileSync(join(around, 'docs', file), 'second');
      await assert.doesNotReject(isAdded);
    }
  });
}

test('a folder can be watched by polling, as in some containers', async (t) => {
  const variables = { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '20' };
  Object.assign(process.env, variables);
  t.after(() => {
    for (const name of Object.keys(variables)) Reflect.deleteProperty(process.env, name);
  });
  const folder = tempFolder({ 'docs.json': '{}', 'a.md': 'first' });
  const arrived = await watch(t, folder);
  const isChanged = arrived.of('a.md');
  writeFileSync(join(folder, 'a.md'), 'second, and longer');
  await assert.doesNotReject(isChanged);
  const isAdded = arrived.of('b.md');
  writeFileSync(join(folder, 'b.md'), 'third');
  await assert.doesNotReject(isAdded);
});

test('watching can be stopped while the folder is missing', async () => {
  const around = tempFolder({ 'docs/a.md': 'first' });
  const stop = await watchFolder(join(around, 'docs'), () => Promise.resolve(), assert.ifError);
  renameSync(join(around, 'docs'), join(around, 'away'));
  await assert.doesNotReject(stop());
});

test('a link that leads to itself does not keep the other files from being watched', async (t) => {
  const folder = tempFolder({ 'docs.json': '{}' });
  symlinkSync('circle', join(folder, 'circle'));
  const arrived = await watch(t, folder);
  const isAdded = arrived.of('a.md');
  writeFileSync(join(folder, 'a.md'), 'Text');
  await assert.doesNotReject(isAdded);
});
