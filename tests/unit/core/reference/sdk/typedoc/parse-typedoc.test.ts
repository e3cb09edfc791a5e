import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTypedoc } from '../../../../../../src/core/reference/sdk/typedoc/parse-typedoc.ts';
import { shopLibrary } from '../../../../../helpers/values/typedoc-library.ts';

function said(text: string, place?: { file: string }) {
  const { document, diagnostics } = parseTypedoc({
    name: 'typedoc.json',
    text,
    ...(place && { place }),
  });
  assert.equal(document, undefined);
  return diagnostics.map(({ code, file, position, message }) => [
    `${file}:${position?.line ?? '-'} ${code}`,
    message,
  ]);
}

test('a text that is not what TypeDoc writes is reported with the reason', () => {
  assert.deepEqual(said('{\n  "name": "shop",\n}'), [
    ['typedoc.json:2 sdk/syntax', 'There is a comma after the last item, before "}".'],
  ]);
  assert.equal(said('')[0]?.[0], 'typedoc.json:1 sdk/syntax');
  for (const text of ['[]', 'null', '{}', '{ "kind": 1, "variant": "declaration" }']) {
    assert.equal(said(text)[0]?.[0], 'typedoc.json:1 sdk/wrong-output', text);
  }
  const empty = JSON.stringify({ ...shopLibrary, children: [] });
  assert.equal(said(empty)[0]?.[0], 'typedoc.json:1 sdk/no-symbols');
});

test('a problem of a file from elsewhere is reported where it is named', () => {
  assert.deepEqual(
    said('{', { file: 'docs.json' }).map(([where]) => where),
    ['docs.json:- sdk/syntax'],
  );
});

test('a text nested without end is refused', () => {
  const deep = '{"children":['.repeat(100_000) + ']}'.repeat(100_000);
  const text = `{ "kind": 1, "variant": "project", "children": [${deep}] }`;
  assert.equal(said(text)[0]?.[0], 'typedoc.json:1 sdk/wrong-output');
});

test('all comments are listed, with the places of their links', () => {
  const text = JSON.stringify(shopLibrary, undefined, 2);
  const { document } = parseTypedoc({ name: 'typedoc.json', text });
  assert.ok(document);
  const found = document.descriptions.find((each) => each.text.includes('/prices'));
  assert.equal(found?.text, 'Finds a user. See [prices](/prices).');
  const { position } = found.findPlace('/prices');
  assert.ok(position);
  const line = text.split('\n')[position.line - 1] ?? '';
  assert.equal(line.slice(position.column - 1), '/prices)."');
});
