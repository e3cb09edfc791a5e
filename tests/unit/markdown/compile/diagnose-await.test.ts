import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

const placesOf = async (text: string) => {
  const { diagnostics } = await compileText(text);
  return diagnostics.map(({ code, position }) => `${position?.line}:${position?.column} ${code}`);
};

test('code that waits is reported where it is in no function', async () => {
  const inFunctions = [
    "export const load = async () => { await fetch('x'); };",
    'export async function save() { await load(); }',
    "export const text = 'await';",
    'export class Store { async read() { await load(); } }',
  ].join('\n');
  for (const [code, column] of [
    ['export const v = await load();', 18],
    ['export const v = [await 1];', 19],
  ] as const) {
    assert.deepEqual(await placesOf(`${inFunctions}\n\nText\n\n${code}\n`), [
      `8:${column} page/mdx-syntax`,
    ]);
  }
  assert.deepEqual(await placesOf(`${inFunctions}\n\nText\n`), []);
});

test('other code that is not JavaScript is not reported as waiting', async () => {
  const text = "export const a = 'await';\n\nexport const a = async () => { await 1; };\n";
  assert.deepEqual(await placesOf(text), ['3:8 page/evaluation']);
});
