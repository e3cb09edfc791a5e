import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operation } from '../../../../../src/core/reference/model/endpoint-model.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

const PET = { type: 'object', properties: { name: {}, id: { readOnly: true } } };
const ref = { $ref: '#/components/schemas/Pet' };
const of = (schema: object) => ({
  description: 'So.',
  content: { 'application/json': { schema } },
});

const read = (responses: object, rest: object = {}, pet: object = PET): Operation =>
  smallOperation({ ...rest, responses }, { components: { schemas: { Pet: pet } } });

const groupsOf = ({ answers }: Operation) =>
  answers.map(({ responses, same }) => ({
    statuses: responses.map(({ status }) => status).join(),
    ...(same !== undefined && { same: same === 'request' ? same : same.status }),
  }));

test('responses that differ in nothing but their status are grouped', () => {
  const operation = read({ 200: of({ type: 'object' }), 400: of(ref), 404: of(ref) });
  assert.deepEqual(groupsOf(operation), [{ statuses: '200' }, { statuses: '400,404' }]);
});

test('headers shared by all responses of a group are listed once', () => {
  const headers = { Id: { schema: { type: 'string' } } };
  const operation = read({
    200: { description: 'So.' },
    400: { ...of(ref), headers },
    429: { ...of(ref), headers: { ...headers, Retry: {} } },
  });
  assert.deepEqual(groupsOf(operation), [{ statuses: '200' }, { statuses: '400,429' }]);
  const shared = operation.answers.map((group) => group.headers.map(({ name }) => name));
  assert.deepEqual(shared, [[], ['Id']]);
});

test('responses without a body are grouped, successes separately from errors', () => {
  const operation = read({
    202: { description: 'Later.' },
    204: { description: 'Done.' },
    400: { description: 'No.' },
    404: { description: 'Gone.' },
  });
  assert.deepEqual(groupsOf(operation), [{ statuses: '202,204' }, { statuses: '400,404' }]);
});

test('unnamed schemas and lists of a schema are never grouped', () => {
  const unnamed = of({ type: 'object' });
  const list = of({ type: 'array', items: ref });
  const operation = read({ 200: unnamed, 201: unnamed, 400: of(ref), 404: list });
  assert.equal(groupsOf(operation).length, 4);
});

test('responses with the same schema in other media types are not grouped', () => {
  const problem = { description: 'No.', content: { 'application/problem+json': { schema: ref } } };
  const json = {
    description: 'No.',
    content: { 'application/json; charset=utf-8': { schema: ref } },
  };
  const operation = read({ 400: of(ref), 404: json, 500: problem });
  assert.deepEqual(groupsOf(operation), [{ statuses: '400,404' }, { statuses: '500' }]);
});

test('a response equal to the request refers to it, unless its fields differ', () => {
  const requestBody = of(ref);
  const other = read({ 200: of(ref) }, { requestBody });
  assert.deepEqual(groupsOf(other), [{ statuses: '200' }]);
  const same = read({ 200: of(ref) }, { requestBody }, { properties: { name: {} } });
  assert.deepEqual(groupsOf(same), [{ statuses: '200', same: 'request' }]);
});
