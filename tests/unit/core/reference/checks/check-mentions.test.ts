import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocument } from '../../../../../src/core/reference/checks/check-document.ts';
import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { diagnosticText } from '../../../../helpers/mistakes/diagnostic-text.ts';

function check(more: object): string[] {
  const text = JSON.stringify({ openapi: '3.1.0', ...more }, undefined, 1);
  const { document } = parseDocument({ name: 'a.json', text });
  assert.ok(document);
  const found = checkDocument({ document, root: document.value });
  return found.map((one) => diagnosticText(one).replace(/^a\.json:\d+:\d+ warning /, ''));
}

const link = (operationId: string) => ({
  responses: { 200: { description: '', links: { Next: { operationId } } } },
});

test('a link to an unknown operationId is reported', () => {
  const paths = {
    '/a': { get: { operationId: 'listUsers', ...link('lsitUsers') } },
    '/b': { get: link('listUsers'), put: link('elsewhere') },
    '/c': { get: link('called') },
    '/d': {
      post: {
        callbacks: { done: { '{$url}': { post: { operationId: 'called', responses: {} } } } },
      },
    },
  };
  assert.deepEqual(check({ paths }).toSorted(), [
    'openapi/unknown-link: No operation has the "operationId" "elsewhere". -> Write the "operationId" of an operation of this document.',
    'openapi/unknown-link: No operation has the "operationId" "lsitUsers". -> Did you mean "listUsers"?',
  ]);
  const shared = { components: { links: { Next: { operationId: 'gone' } } } };
  assert.deepEqual(check(shared), [
    'openapi/unknown-link: No operation has the "operationId" "gone". -> Write the "operationId" of an operation of this document.',
  ]);
});

test('properties named links and discriminator are not checked as such', () => {
  const properties = {
    links: { type: 'object', properties: { operationId: { type: 'string' } } },
    discriminator: { type: 'object', mapping: { a: 'nowhere' } },
  };
  const example = { links: { next: { operationId: 'x' } }, discriminator: { mapping: { a: 'y' } } };
  const reported = check({
    components: { schemas: { User: { type: 'object', properties, example } } },
  });
  assert.deepEqual(
    reported.filter((each) => /unknown-link|broken-ref/.test(each)),
    [],
  );
});

test('a missing schema in a discriminator mapping is reported with the nearest one', () => {
  const mapping = {
    cat: '#/components/schemas/Cta',
    dog: 'Dgo',
    fox: 'Fox',
    cow: '#/components/schemas/Cow',
    emu: 'other.yaml#/Emu',
    bee: '#/components/schemas/Hymenoptera',
  };
  const schemas = {
    Pet: { discriminator: { propertyName: 'kind', mapping } },
    Cat: {},
    Dog: {},
    Fox: {},
    Cow: {},
  };
  assert.deepEqual(check({ components: { schemas } }), [
    'openapi/broken-ref: The document has nothing at "#/components/schemas/Cta". -> Did you mean "#/components/schemas/Cat"?',
    'openapi/broken-ref: The document has nothing at "Dgo". -> Did you mean "Dog"?',
    'openapi/broken-ref: The document has nothing at "#/components/schemas/Hymenoptera". -> Correct the reference, or define what it names.',
  ]);
});

test('an undeclared scope is reported only if it resembles a declared one', () => {
  const flows = {
    clientCredentials: { scopes: { 'users:read': '' } },
    implicit: { scopes: { 'users:write': '' } },
  };
  const components = { securitySchemes: { oauth: { type: 'oauth2', flows }, key: {} } };
  const security = [
    { oauth: ['users:raed', 'users:write', 'something:else'] },
    { key: ['users:rea'] },
  ];
  const expected = [
    'openapi/unknown-scope: No flow of "oauth" declares the scope "users:raed". -> Did you mean "users:read"?',
  ];
  assert.deepEqual(check({ components, security }), expected);
  assert.deepEqual(check({ components, paths: { '/a': { get: { security } } } }), expected);
});
