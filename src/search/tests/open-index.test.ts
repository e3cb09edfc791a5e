import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openIndex } from '../open-index.ts';
import { indexOf } from './small-index.ts';

test('a file that could not be loaded is asked for again, and then kept', async () => {
  const { files } = await indexOf({ One: { parts: { '': 'needle' } } });
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const asked: string[] = [];
  const load = (name: string) => {
    asked.push(name);
    const isFirst = asked.filter((each) => each.includes('pages-')).length === 1;
    const isLost = isFirst && name.includes('pages-');
    return isLost ? Promise.reject(new Error(name)) : Promise.resolve(texts.get(name) ?? '');
  };
  const index = await openIndex(load, texts.get('manifest.json') ?? '');
  await assert.rejects(async () => index?.record(0));
  assert.equal((await index?.record(0))?.title, 'One');
  const count = asked.length;
  await index?.record(0);
  assert.equal(asked.length, count);
});
