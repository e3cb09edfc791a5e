/** Passwords that a reader fills in, where they are shown and stored. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPlayground } from '../../../../../src/core/reference/playground/build-playground.ts';
import { placeholderFor } from '../../../../../src/core/reference/examples/guess-value.ts';
import { hideSecrets } from '../../../../../src/core/reference/playground/hide-secrets.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

const password = { type: 'string', format: 'password', default: 'changeme' };
const account = {
  type: 'object',
  properties: { name: { type: 'string' }, pin: password },
};

function hideBody(text: string, schema: object = account): string | undefined {
  const example = { name: 'An example', pin: 'shown' };
  const operation = smallOperation(
    { requestBody: { content: { 'application/json': { schema, example } } } },
    { servers: [{ url: 'https://zoo.test' }] },
  );
  const model = buildPlayground(operation, {});
  assert.ok(model);
  const body = { mediaType: 'application/json', text, files: {} };
  const draft = { server: '', variables: {}, parameters: [], body };
  return hideSecrets(model, draft, placeholderFor).body?.text;
}

const shownPin = (text: string, schema?: object): unknown =>
  JSON.parse(hideBody(text, schema) ?? '');

test('a typed password is replaced with a placeholder, other fields are kept', () => {
  assert.deepEqual(shownPin('{"name": "Ada", "pin": "s3cret"}'), { name: 'Ada', pin: '<PIN>' });
});

test('passwords in lists and alternatives are also hidden', () => {
  const list = { type: 'object', properties: { keys: { type: 'array', items: password } } };
  assert.deepEqual(shownPin('{"keys": ["a", "b"]}', list), { keys: ['<KEYS>', '<KEYS>'] });
  const either = { oneOf: [{ type: 'object', properties: { id: { type: 'string' } } }, account] };
  assert.deepEqual(shownPin('{"pin": "s3cret"}', either), { pin: '<PIN>' });
});

test('documented values, placeholders and bodies without passwords are kept as written', () => {
  for (const text of [
    '{"name":"Ada",  "pin": "changeme"}',
    '{"pin": "{{my_pin}}"}',
    '{"name":   "Ada"}',
    '{"name": "Ada", "pin": ""}',
    'no JSON: s3cret',
  ]) {
    assert.equal(hideBody(text), text);
  }
});

test('a password parameter is hidden', () => {
  const parameters = [
    { name: 'pin', in: 'query', schema: password },
    { name: 'q', in: 'query', schema: { type: 'string' } },
  ];
  const operation = smallOperation({ parameters }, { servers: [{ url: 'https://zoo.test' }] });
  const model = buildPlayground(operation, {});
  assert.ok(model);
  const text = (value: string) => ({ kind: 'string' as const, value });
  const draft = { server: '', variables: {}, parameters: [text('s3cret'), text('s3cret')] };
  assert.deepEqual(hideSecrets(model, draft, () => '').parameters, [text(''), text('s3cret')]);
});

test('a cookie is hidden like a password, unless it is clearly a preference', () => {
  const text = { type: 'string' };
  const cookies = { sid: text, 'connect.sid': text, theme: text, mode: { enum: ['a', 'b'] } };
  const parameters = Object.entries(cookies).map(([name, schema]) => {
    return { name, in: 'cookie', schema };
  });
  const operation = smallOperation({ parameters }, { servers: [{ url: 'https://zoo.test' }] });
  const model = buildPlayground(operation, {});
  assert.ok(model);
  const typed = parameters.map(() => ({ kind: 'string' as const, value: 'a' }));
  const draft = { server: '', variables: {}, parameters: typed };
  assert.deepEqual(
    hideSecrets(model, draft, placeholderFor).parameters.map(
      (node) => node && 'value' in node && node.value,
    ),
    ['<SID>', '<CONNECT_SID>', 'a', 'a'],
  );
});
