import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDedupedConsole } from '../../../../src/engine/store/deduped-console.ts';
import { buildFixture } from '../../../helpers/sites/build-fixture.ts';

test('repeated console output is printed once per method', (t) => {
  const said: unknown[] = [];
  for (const method of ['log', 'warn'] as const)
    t.mock.method(console, method, (...values: unknown[]) => said.push([method, ...values]));
  const dedupedConsole = createDedupedConsole(console);
  for (let page = 0; page < 3; page += 1) {
    dedupedConsole.log('drawn', { a: 1 });
    dedupedConsole.warn('drawn', { a: 1 });
  }
  dedupedConsole.log('drawn', { a: 2 });
  assert.deepEqual(said, [
    ['log', 'drawn', { a: 1 }],
    ['warn', 'drawn', { a: 1 }],
    ['log', 'drawn', { a: 2 }],
  ]);
});

test('a build prints repeated output of components once, and code can define its own console', async (t) => {
  const said: unknown[] = [];
  t.mock.method(console, 'log', (...values: unknown[]) => said.push(values.join(' ')));
  const pages = ['index', 'a', 'b'];
  const use =
    "import { Box } from '/snippets/box.jsx'\nimport { Live } from '/snippets/live.jsx'\n";
  await buildFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages }] }),
    'content/snippets/box.jsx':
      "export const Box = () => { console.log('box'); return <p>1</p>; };\n",
    'content/snippets/live.jsx':
      "import { useState } from 'react';\nexport const Live = () => { const [a] = useState(1); console.log('live'); return <p>{a}</p>; };\n",
    ...Object.fromEntries(
      pages.map((page) => [`content/${page}.mdx`, `${use}\n<Box />\n\n<Live />\n`]),
    ),
    'content/b.mdx': `${use}\nexport const console = { log() {} };\n\n<Box />\n\n{console.log('own')}\n`,
  });
  assert.deepEqual(said, ['box', 'live']);
});
