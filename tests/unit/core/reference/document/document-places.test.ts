import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocument } from '../../../../../src/core/reference/checks/check-document.ts';
import { checkExamples } from '../../../../../src/core/reference/checks/check-examples.ts';
import { listScalarSpans } from '../../../../../src/core/reference/document/document-places.ts';
import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { listDescriptions } from '../../../../../src/core/reference/pages/list-descriptions.ts';
import { smallShape } from '../../../../helpers/values/openapi-reference.ts';

/** More than a call can have arguments. */
const SIZE = 150_000;

function many<Item>(item: Item): Item[] {
  return Array.from({ length: SIZE }, () => item);
}

test('every scalar has its place by where it begins', () => {
  assert.deepEqual(
    [...listScalarSpans('{"a": [1, "b"]}').values()].map(({ start, end }) => [start, end]),
    [
      [10, 13],
      [7, 8],
    ],
  );
});

test('a document can have lists of any length', () => {
  const schemas = {
    Listed: { type: 'array', items: { type: 'integer' }, example: many(1) },
    Joined: { allOf: many({ title: 'Part' }) },
    Shown: { type: 'string', examples: many('a') },
  };
  const text = JSON.stringify({ openapi: '3.1.0', components: { schemas } });
  const { document } = parseDocument({ name: 'a.json', text });
  assert.ok(document);
  const read = { document, root: document.value };
  assert.deepEqual([...checkDocument(read), ...checkExamples(read)], []);
  assert.deepEqual(listDescriptions(document.value), []);
  assert.ok(listScalarSpans(text).size > 2 * SIZE);
  assert.equal(smallShape(schemas.Joined).title, 'Part');
});
