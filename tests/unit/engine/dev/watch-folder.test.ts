import assert from 'node:assert/strict';
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
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

test('a folder that is moved away and back is read again and still watched', async (t) => {
  const around = tempFolder({ 'docs/docs.json': '{}', 'docs/a.md': 'first' });
  const folder = join(around, 'docs');
  const arrived = new ArrivedChanges();
  const stop = await watchFolder(
    folder,
    async (changes) => {
      for (const { file } of changes) arrived.add(file);
      await Promise.resolve();
    },
    assert.ifError,
  );
  t.after(stop);
  const isBack = arrived.of('docs.json');
  renameSync(folder, join(around, 'away'));
  setTimeout(() => renameSync(join(around, 'away'), folder), 300);
  await isBack;
  const isChanged = arrived.of('a.md');
  writeFileSync(join(folder, 'a.md'), 'second');
  await assert.doesNotReject(isChanged);
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
  const arrived = new ArrivedChanges();
  const onChanges = async (changes: readonly Change[]) => {
    for (const { file } of changes) arrived.add(file);
    await Promise.resolve();
  };
  t.after(await watchFolder(folder, onChanges, assert.ifError));
  const isAdded = arrived.of('a.md');
  writeFileSync(join(folder, 'a.md'), 'Text');
  await assert.doesNotReject(isAdded);
});
