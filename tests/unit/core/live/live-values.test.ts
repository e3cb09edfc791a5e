import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readValues } from '../../../../src/core/live/live-values.ts';
import { smallReference } from '../../../helpers/values/openapi-reference.ts';

const responses = { 200: { description: 'All' } };
const { operations } = smallReference({
  paths: { '/pets': { get: { operationId: 'getPets', responses }, post: { responses } } },
});

/** Reads a values file; returns what it says of its first operation, and its mistakes. */
function read(value: unknown) {
  const { values, diagnostics } = readValues({
    value,
    locate: (path) => ({ file: path.join('.') }),
    operations,
  });
  const mistakes = diagnostics.map(({ file, message, hint }) => `${file}: ${message} ${hint}`);
  return { values: [...values.operations.values()][0], mistakes };
}

test('an operation is found by its id, and by its method and path', () => {
  for (const name of ['getPets', 'GET /pets', 'POST /pets']) {
    const { values, mistakes } = read({ operations: { [name]: { send: true, status: 404 } } });
    assert.deepEqual(mistakes, []);
    assert.deepEqual(values, { send: true, status: '404', parameters: new Map(), keeps: [] });
  }
});

/** What is written for `getPets`, and what is reported about it. */
const mistakesOf: Readonly<Record<string, readonly [written: unknown, mistake: string]>> = {
  'an operation that is not an object': [
    true,
    ': The value of an operation must be an object. Write "send: true" in it, or values.',
  ],
  'send without a value': [
    { send: null },
    '.send: "send" is neither true nor false. Write "send: true".',
  ],
  'send as text': [{ send: 'yes' }, '.send: "send" is neither true nor false. Write "send: true".'],
  'the name of one example without brackets': [
    { examples: 'one' },
    '.examples: "examples" is not a list. Write the names of examples in brackets.',
  ],
  'a list of statuses': [
    { status: [404] },
    '.status: "status" is not a single status. Write "status: 404".',
  ],
  'a list of parameters': [
    { parameters: ['id'] },
    '.parameters: "parameters" is not an object. Write "name: value" in it.',
  ],
  'an expression without a name': [
    { keep: '$response.body#/id' },
    '.keep: "keep" is not an object. Write "name: $response.body#/id" in it.',
  ],
  'a value to keep that is not an expression': [
    { keep: { id: 'body.id' } },
    '.keep.id: "body.id" is not a part of an exchange. Write an expression such as "$response.body#/id" or "$response.header.Location".',
  ],
  'a file outside of the project': [
    { files: '../secret.txt' },
    '.files: "../secret.txt" is not a file of the project. Write its path from the project folder, such as "cat.png".',
  ],
  'a field with a file outside of the project': [
    { files: { photo: '/etc/passwd' } },
    '.files.photo: "/etc/passwd" is not a file of the project. Write its path from the project folder, such as "cat.png".',
  ],
  'an unknown key': [{ sned: true }, '.sned: "sned" is not a key here. Did you mean "send"?'],
};

for (const [what, [written, mistake]] of Object.entries(mistakesOf)) {
  test(`a values file is reported with a cure: ${what}`, () => {
    const { mistakes } = read({ operations: { getPets: written } });
    assert.deepEqual(mistakes, [`operations.getPets${mistake}`]);
  });
}

test('a values file is reported with a cure: what is around its operations', () => {
  assert.deepEqual(read(['getPets']).mistakes, [
    ': The file does not contain an object. Write an object with parameters and operations.',
  ]);
  assert.deepEqual(read({ operations: ['getPets'] }).mistakes, [
    'operations: "operations" is not an object. Write operations by name in it.',
  ]);
  assert.deepEqual(read({ operations: null, zoo: 1 }).mistakes, [
    'zoo: "zoo" is not a key here. The keys are parameters, operations.',
  ]);
  assert.deepEqual(read({ operations: { deleteAll: {} } }).mistakes, [
    'operations.deleteAll: The document has no operation "deleteAll". Write the operationId, or method and path, such as "GET /pets".',
  ]);
});
