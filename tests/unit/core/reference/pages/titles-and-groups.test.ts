import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

const ok = { '200': { description: 'OK' } };

function titleOf(operation: object, path = '/v1/account/{id}'): string | undefined {
  const { operations } = smallReference({ paths: { [path]: { get: operation } } });
  return operations[0]?.title;
}

test('an operation is titled by its summary, else by its id, else by method and path', () => {
  const description = 'Lists everything.';
  assert.equal(titleOf({ summary: 'List', operationId: 'listAll', description }), 'List');
  assert.equal(titleOf({ summary: 'Lists all.' }), 'Lists all');
  assert.equal(titleOf({ summary: 'Lists all...' }), 'Lists all...');
  assert.equal(titleOf({ operationId: 'listAll', description }), 'List all');
  assert.equal(titleOf({}), 'GET /v1/account/{id}');
});

test('a summary of 73 to 120 characters is a title, a longer one is not', () => {
  const summary = `Lists ${'every single one of them '.repeat(4)}at once`;
  assert.equal(summary.length, 113);
  assert.equal(titleOf({ summary, operationId: 'listAll' }), summary);
  const long = `${summary} and for ever`;
  assert.equal(titleOf({ summary: long, operationId: 'listAll' }), 'List all');
  assert.equal(titleOf({ summary: long }), 'GET /v1/account/{id}');
});

test('a short first sentence is the title if the id only repeats the path', () => {
  const operationId = 'GetAccountId';
  assert.equal(titleOf({ operationId, description: '<p>Shows one.</p>' }), 'Shows one');
  assert.equal(titleOf({ operationId, description: 'Shows *one*.' }), 'Get account id');
  assert.equal(
    titleOf({ operationId, description: 'Shows v1.2 of it. And more.' }),
    'Shows v1.2 of it',
  );
  const linked = '<p>Shows <a href="/b">an account</a>.</p>';
  assert.equal(titleOf({ operationId, description: linked }), 'Shows an account');
  assert.equal(titleOf({ operationId, description: 'x '.repeat(40) }), 'Get account id');
});

test('a description used as the title is not repeated below it', () => {
  const describe = (description: string) => {
    const get = { description, responses: ok };
    const { operations, operation } = smallReference({ paths: { '/a': { get } } });
    return operation(operations[0]?.key ?? '')?.description;
  };
  assert.equal(describe('Shows one.'), undefined);
  assert.equal(describe('<p>Shows one.</p>\n'), undefined);
  assert.equal(describe('Shows one. And more.'), 'Shows one. And more.');
});

function groupsOf(names: readonly string[], tags?: readonly string[]): readonly string[] {
  const entries = names.map((path) => [path, { get: { ...(tags && { tags }) } }]);
  const paths = Object.fromEntries(entries) as object;
  const { groups } = smallReference({ paths });
  return groups.map(({ label, operations }) => `${label}: ${operations.length}`);
}

const letters = Array.from({ length: 11 }, (_, rank) => `a${rank}`);

test('many operations without tags are grouped by path segments', () => {
  const cats = letters.map((name) => `/api/v1/zoo/wild_cats/${name}`);
  const dogs = letters.map((name) => `/api/v1/zoo/{keeper}/dogs/{dog}/${name}`);
  assert.deepEqual(groupsOf([...cats, ...dogs]), ['Wild cats: 11', 'Dogs: 11']);
});

test('few operations without tags form one list, and tags take precedence over paths', () => {
  assert.deepEqual(groupsOf(['/a', '/b/{c}']), [': 2']);
  const many = [...letters.map((name) => `/b/${name}`), ...letters.map((name) => `/c/${name}`)];
  assert.deepEqual(groupsOf(many, ['all']), [': 0', 'all: 22']);
});

test('a summary too long for a title becomes the description', () => {
  const summary = `This event occurs when ${'something '.repeat(12)}happens.`;
  const get = { operationId: 'pets/fed', summary, responses: ok };
  const { operations } = smallReference({ paths: { '/a': { get } } });
  const [{ title, description } = {}] = operations;
  assert.equal(title, 'Pets fed');
  assert.equal(description, summary);
});
