import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildCodeSamples } from '../../../../../src/core/reference/request/samples/code-samples.ts';
import type { UserConfig } from '../../../../../src/core/config/config.ts';
import { smallOperation } from '../../../../helpers/openapi-reference.ts';

const text = { type: 'string', example: 'a text that takes some room in a sample' };

function bodyOf(schema: object, api: UserConfig['api'] = {}): unknown {
  const requestBody = { content: { 'application/json': { schema } } };
  const { sampleRequest } = smallOperation({ requestBody }, {}, api);
  assert.equal(sampleRequest.body?.kind, 'text');
  return JSON.parse(sampleRequest.body.text);
}

function objectOf(names: readonly string[], more: object = {}) {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, text])),
    ...more,
  };
}

const letters = Array.from('abcdefghijklmnopqrst');

test('a large request shows what it needs, and a few of the values that it may have', () => {
  const required = ['s', 't'];
  const nested = objectOf(letters, { required });
  const schema = objectOf(letters, { required: [...required, 'inner'] });
  const body = bodyOf({ ...schema, properties: { ...schema.properties, inner: nested } });
  assert.ok(typeof body === 'object' && body !== null && 'inner' in body);
  assert.ok(['s', 't'].every((name) => name in body));
  assert.deepEqual(Object.keys(body.inner ?? {}).slice(-2), ['s', 't']);
  const values = Object.keys(body).length - 1 + Object.keys(body.inner ?? {}).length;
  assert.equal(values, 10);
});

test('a shortened request is still one that the schema allows', () => {
  const body = bodyOf(objectOf(letters, { minProperties: 15 }));
  assert.deepEqual(Object.keys(body ?? {}), letters);
});

test('a small request is shown whole, and so is a large one where docs.json asks for it', () => {
  const few = letters.slice(0, 8);
  assert.deepEqual(Object.keys(bodyOf(objectOf(few)) ?? {}), few);
  const api = { request: { example: { showOptionalParams: true } } };
  assert.deepEqual(Object.keys(bodyOf(objectOf(letters), api) ?? {}), letters);
});

function sampleOf(mediaType: string, content: object): string {
  const { sampleRequest } = smallOperation({ requestBody: { content: { [mediaType]: content } } });
  assert.equal(sampleRequest.body?.kind, 'text');
  return sampleRequest.body.text;
}

test('a body of JSON that is a text is a string of JSON', () => {
  const json = (content: object) => sampleOf('application/json', content);
  const schema = { type: 'string' };
  assert.equal(json({ schema, example: 'say "hi"' }), String.raw`"say \"hi\""`);
  assert.equal(json({ schema, example: '[1]' }), '"[1]"');
  assert.equal(json({ schema: { ...schema, enum: ['a'] } }), '"a"');
  assert.equal(json({ schema: { type: 'object' }, example: 'none' }), '"none"');
  assert.equal(sampleOf('application/problem+json; charset=utf-8', { example: 'a' }), '"a"');
});

test('what is no JSON, or is JSON that an author wrote as a text, is sent as it is written', () => {
  assert.equal(sampleOf('text/plain', { example: 'say "hi"' }), 'say "hi"');
  assert.equal(sampleOf('application/json', { example: '{ "a": 1 }' }), '{ "a": 1 }');
  const schema = { type: 'object' };
  assert.equal(sampleOf('application/json', { schema, example: '[…]' }), '[…]');
});

/** How each language writes that it sends the six letters `say "hi"` in quotation marks. */
const strings = {
  curl: String.raw`--data '"say \"hi\""'`,
  python: String.raw`data = "\"say \\\"hi\\\"\""`,
  javascript: String.raw`body: '"say \\"hi\\""',`,
  go: 'strings.NewReader(`"say \\"hi\\""`)',
  java: String.raw`ofString("\"say \\\"hi\\\"\"")`,
  ruby: String.raw`request.body = '"say \\"hi\\""'`,
  php: String.raw`CURLOPT_POSTFIELDS => '"say \\"hi\\""',`,
  csharp: String.raw`new StringContent("\"say \\\"hi\\\"\"")`,
};

test('every language sends a body that is a string of JSON as one', () => {
  const content = { 'application/json': { schema: { type: 'string' }, example: 'say "hi"' } };
  const { sampleRequest } = smallOperation({ requestBody: { content } });
  const { samples } = buildCodeSamples(sampleRequest);
  const written = new Map(samples.map(({ id, text }) => [id, text.replaceAll(/\s+/g, ' ')]));
  for (const [id, expected] of Object.entries(strings)) {
    assert.ok(written.get(id)?.includes(expected), `${id}: ${written.get(id) ?? 'none'}`);
  }
  assert.deepEqual([...written.keys()].sort(), Object.keys(strings).sort());
});
