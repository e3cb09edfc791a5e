import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findElsewhere } from '../../../../../src/core/reference/pages/find-operation.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

test('an operation that only another document has is suggested with the name of that document', () => {
  const operation = { responses: { '200': { description: 'OK' } } };
  const toys = {
    ...smallReference({ paths: { '/toys/{id}': { get: operation } } }),
    name: 'toys.yaml',
  };
  const users = {
    ...smallReference({ paths: { '/users': { get: operation } } }),
    name: 'users.yaml',
  };
  const find = (path: string, document?: string) =>
    findElsewhere([users, toys], { method: 'GET', path, ...(document && { document }) });
  assert.equal(find('/toys/{toy}', 'users.yaml'), 'toys.yaml GET /toys/{id}');
  assert.equal(find('/shops', 'users.yaml'), undefined);
  assert.equal(find('/toys/{id}'), undefined, 'An entry without a document can mean any.');
});
