import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  hasChoices,
  listChoices,
} from '../../../../../src/core/reference/operation/request-choices.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

const servers = [{ url: 'https://api.test' }];
const json = { schema: { type: 'object' }, example: { a: 1 } };
const securitySchemes = {
  key: { type: 'apiKey', name: 'X-Key', in: 'header' },
  token: { type: 'http', scheme: 'bearer' },
};

function choicesOf(operation: object, document: object = { servers }) {
  const found = smallOperation({ responses: {}, ...operation }, document);
  return { ...listChoices(found), any: hasChoices(found) };
}

test('a single way to send a request offers no choices', () => {
  const none = { examples: [], mediaTypes: [], credentials: [], any: false };
  assert.deepEqual(choicesOf({}), none);
  assert.deepEqual(choicesOf({ requestBody: { content: { 'application/json': json } } }), none);
});

test('multiple examples, content types and security alternatives are choices', () => {
  const examples = { first: { value: { a: 1 } }, second: { value: { a: 2 } } };
  const requestBody = {
    content: { 'application/json': { ...json, example: undefined, examples }, 'text/plain': json },
  };
  const security = [{ key: [], token: [] }, { token: [] }];
  const components = { securitySchemes };
  const choices = choicesOf({ requestBody, security }, { servers, components });
  assert.deepEqual(choices.mediaTypes, ['application/json', 'text/plain']);
  assert.deepEqual(choices.credentials, ['X-Key (header) + Bearer', 'Bearer']);
  assert.deepEqual(
    choices.examples.map((group) => [group.mediaType, group.examples.length]),
    [
      ['application/json', 2],
      ['text/plain', 1],
    ],
  );
  assert.ok(choices.any);
});

test('a request without a server offers no choices', () => {
  const content = { 'application/json': json, 'text/plain': json };
  assert.equal(choicesOf({ requestBody: { content } }).any, true);
  assert.equal(choicesOf({ requestBody: { content } }, {}).any, false);
});
