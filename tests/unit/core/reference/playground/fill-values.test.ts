/** Replaces `{{name}}` with the reader's own values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPlayground } from '../../../../../src/core/reference/playground/build-playground.ts';
import {
  fillDraft,
  fillText,
  findUnknown,
} from '../../../../../src/core/reference/playground/fill-values.ts';
import { isPrivateName } from '../../../../../src/core/reference/playground/private-names.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

const known: Readonly<Record<string, string>> = { id: '9007199254740993', word: 'a "b"\nc' };
const find = (name: string) => known[name];

const schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    label: { type: 'string' },
    list: { type: 'array', items: { type: 'integer' } },
  },
};

function fillBody(text: string, mediaType = 'application/json'): string | undefined {
  const operation = smallOperation(
    { requestBody: { content: { [mediaType]: { schema } } } },
    { servers: [{ url: 'https://zoo.test' }] },
  );
  const model = buildPlayground(operation, {});
  assert.ok(model);
  const body = { mediaType, text, files: {} };
  return fillDraft(model, { server: '', variables: {}, parameters: [], body }, find).body?.text;
}

test('a known name in double braces is replaced, unknown names are kept', () => {
  assert.equal(fillText('/{{ id }}/{{none}}/{id}', find), '/9007199254740993/{{none}}/{id}');
});

test('a numeric field gets a number with all its digits, a string field a string', () => {
  const filled = fillBody('{"id": "{{id}}", "label": "{{id}}", "list": ["{{id}}"]}');
  assert.equal(
    filled,
    '{\n  "id": 9007199254740993,\n  "label": "9007199254740993",\n  "list": [\n    9007199254740993\n  ]\n}',
  );
});

test('a value cannot break out of its string', () => {
  assert.deepEqual(JSON.parse(fillBody('{"label": "{{word}}"}') ?? ''), { label: known['word'] });
  assert.deepEqual(JSON.parse(fillBody('{"id": {{id}}, "label": "{{word}}"}') ?? ''), {
    // Only this test rounds the number.
    id: Number(known['id']),
    label: known['word'],
  });
});

test('a body without placeholders is sent exactly as written', () => {
  assert.equal(fillBody('{ "id":1 }'), '{ "id":1 }');
});

test('the first name without a value is found', () => {
  assert.equal(findUnknown('{{id}}', find), undefined);
  assert.equal(findUnknown('{{id}} {{none}}', find), 'none');
});

test('names of writeOnly and password fields are private', () => {
  const fields = {
    pin: { type: 'string', format: 'password' },
    inner: { type: 'array', items: { properties: { key: { type: 'string', writeOnly: true } } } },
    label: { type: 'string' },
  };
  const operation = smallOperation(
    { requestBody: { content: { 'application/json': { schema: { properties: fields } } } } },
    { servers: [{ url: 'https://zoo.test' }] },
  );
  const model = buildPlayground(operation, {});
  assert.ok(model);
  const names = ['pin', 'key', 'label'].filter((name) => isPrivateName(model, name));
  assert.deepEqual(names, ['pin', 'key']);
});
