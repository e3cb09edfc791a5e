import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { writtenPlace } from '../../../../../src/core/reference/document/written-path.ts';
import type { DataPath } from '../../../../../src/core/text/source-tree.ts';

function placeIn(text: string, path: DataPath): string {
  const { document } = parseDocument({ name: 'a.yaml', text });
  assert.ok(document);
  const { position } = writtenPlace(document, path);
  return `${position?.line}:${position?.column}`;
}

test('an example in 3.0 has the position of the original key, not of its 3.1 equivalent', () => {
  const pet = ['openapi: 3.0.3', 'components:', '  schemas:', '    Pet:', '      example: [1, 2]'];
  const text = [
    ...pet,
    '  responses:',
    '    A: { content: { a/json: { example: { b: 3 } } } }',
    '    B: { content: { a/json: { examples: { default: { value: { b: 4 } } } } } }',
  ].join('\n');
  assert.equal(placeIn(text, ['components', 'schemas', 'Pet', 'examples', 0, 1]), '5:20');
  const inBody = ['content', 'a/json', 'examples', 'default', 'value', 'b'];
  assert.equal(placeIn(text, ['components', 'responses', 'A', ...inBody]), '7:45');
  assert.equal(placeIn(text, ['components', 'responses', 'B', ...inBody]), '8:66');
});

test('a schema in Swagger 2.0 has its position in definitions', () => {
  const text = 'swagger: "2.0"\ndefinitions:\n  Pet: { type: string }\n';
  assert.equal(placeIn(text, ['components', 'schemas', 'Pet', 'type']), '3:16');
});

test('a shared response in Swagger 2.0 has its original position', () => {
  const text = [
    'swagger: "2.0"',
    'responses:',
    '  Bad: { schema: { type: string } }',
    'paths:',
    '  /a: { get: { responses: { 400: { $ref: "#/responses/Bad" } } } }',
  ].join('\n');
  const answer = ['paths', '/a', 'get', 'responses', '400'];
  assert.equal(placeIn(text, [...answer, 'schema', 'type']), '3:26');
  assert.equal(placeIn(text, [...answer, '$ref']), '5:42');
});
