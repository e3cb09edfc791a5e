import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

async function reported(text: string): Promise<string[]> {
  const { diagnostics } = await compileText(text, { format: 'mdx' });
  return diagnostics.map((each) => diagnosticText(each));
}

const inPage = (place: string, name: string) =>
  `page.mdx:${place} warning page/environment: ${name} is read when the site is built, and its value then is in the page for every reader. -> Write the value itself, or let a script write it into a file of /snippets before the build. For the braces as text, write them as code.`;

test('every use of the build environment in a page is reported', async () => {
  for (const [text, ...expected] of [
    ['a\n\nb {process.env.LECTERN_NONE}', inPage('3:4', 'process.env.LECTERN_NONE')],
    ['{ ({ a: process.env.A }).a }', inPage('1:9', 'process.env.A')],
    ['{Object.keys(process.env).length}', inPage('1:14', 'process.env')],
    ['{globalThis.process.env.A}', inPage('1:2', 'process.env.A')],
    [
      'export const a = process.env["A"];\n\n<p title={process.env.B}>{a}</p>',
      inPage('1:18', 'process.env'),
      inPage('3:11', 'process.env.B'),
    ],
  ] as const) {
    assert.deepEqual(await reported(text), expected, text);
  }
});

test('text about the environment and a page’s own name for it are not reported', async () => {
  assert.deepEqual(await reported('`process.env.A` {"process.env.A"}'), []);
  assert.deepEqual(
    await reported('export const process = { env: { A: 1 } };\n\n{process.env.A}'),
    [],
  );
});

test('import.meta is an empty object, which is reported once with its place', async () => {
  const text =
    'export const isOn = import.meta.env.DEV && import.meta.url;\n\nA{import.meta.env.BASE_URL ?? "b"}{isOn ? "on" : "off"}';
  const { render } = await compileText(text, { format: 'mdx' });
  assert.match(render(), /Aboff/);
  assert.deepEqual(await reported(text), [
    'page.mdx:1:21 warning page/import-meta: Pages are not modules of a bundler: in this file, import.meta is an empty object and import.meta.env has no variables. -> Write the value itself, or export it from a file in /snippets. For the braces as text, write them as code.',
  ]);
});
