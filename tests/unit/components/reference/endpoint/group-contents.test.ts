import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findRepeatedBodies,
  groupContents,
} from '../../../../../src/components/reference/endpoint/group-contents.ts';
import type { Content, Response } from '../../../../../src/core/reference/model/model.ts';
import { englishWording } from '../../../../helpers/english-wording.ts';
import { contentOf, fieldOf, responseOf, shapeOf } from '../../../../helpers/reference-values.ts';

const repeated = (responses: readonly Response[], request?: readonly Content[]) =>
  findRepeatedBodies({ responses, request, words: englishWording.words });

const pet = shapeOf({ type: 'object', schemaName: 'Pet' });
const unnamed = shapeOf({ type: 'object' });

test('content types with one schema are drawn once, under all their names', () => {
  const groups = groupContents([
    contentOf('application/json', { shape: pet }),
    contentOf('text/plain', { shape: unnamed }),
    contentOf('application/yaml', { shape: pet }),
  ]);
  assert.deepEqual(
    groups.map(({ mediaTypes }) => mediaTypes),
    [['application/json', 'application/yaml'], ['text/plain']],
  );
});

test('lists of a schema and the schema itself are different', () => {
  const list = shapeOf({ type: 'object[]', items: pet });
  const contents = [contentOf('a/b', { shape: pet }), contentOf('c/d', { shape: list })];
  assert.equal(groupContents(contents).length, 2);
});

test('a response that repeats an earlier body refers to it', () => {
  const [ok, created, wrong] = [
    responseOf('200', { content: [contentOf('application/json', { shape: pet })] }),
    responseOf('201', { content: [contentOf('application/json', { shape: pet })] }),
    responseOf('400', { content: [contentOf('application/json', { shape: unnamed })] }),
  ];
  assert.deepEqual(
    [...repeated([ok, created, wrong])],
    [[created, { id: 'response-200', label: '200' }]],
  );
});

test('schemas without a name are never taken for equal', () => {
  const content = [contentOf('application/json', { shape: unnamed })];
  const responses = [responseOf('200', { content }), responseOf('201', { content })];
  assert.equal(repeated(responses).size, 0);
});

test('an answer that is the request again refers to it, unless it has other fields', () => {
  const of = (...names: string[]) => [
    contentOf('application/json', {
      shape: shapeOf({
        type: 'object',
        schemaName: 'Pet',
        fields: names.map((name) => fieldOf(name)),
      }),
    }),
  ];
  const same = responseOf('200', { content: of('name') });
  const other = responseOf('201', { content: of('name', 'id') });
  assert.deepEqual(
    [...repeated([same, other], of('name'))],
    [[same, { id: 'request-body', label: 'the request' }]],
  );
});
