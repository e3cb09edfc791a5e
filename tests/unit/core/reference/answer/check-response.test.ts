import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH_PLAYGROUND } from '../../../../../src/core/language/playground/english/plain-playground.ts';
import {
  formatNested,
  type NestedMessage,
} from '../../../../../src/core/language/playground/nested-message.ts';
import { checkResponse } from '../../../../../src/core/reference/answer/check-response.ts';
import { smallReference } from '../../../../helpers/values/openapi-reference.ts';

/** Compares a JSON body with a schema, like a page does. */
function compare(body: unknown, schema: object | boolean | undefined, schemas: object = {}) {
  const content = { 'application/json': schema === undefined ? {} : { schema } };
  const reference = smallReference({
    paths: { '/a': { get: { responses: { 200: { description: '', content } } } } },
    components: { schemas },
  });
  const { responses, definitions } = reference.documented();
  const documented = {
    responses: responses.get(reference.operations[0]?.key ?? '') ?? [],
    definitions,
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // Serialized as JSON, as the page receives it.
  const carried = JSON.parse(JSON.stringify(documented)) as typeof documented;
  return inEnglish(checkResponse({ ...carried, status: 200, mediaType: 'application/json', text }));
}

const english = (message: NestedMessage) => formatNested(message, ENGLISH_PLAYGROUND);

function inEnglish({ summary, findings, rounded }: ReturnType<typeof checkResponse>) {
  return {
    summary: english(summary),
    findings: findings.map((finding) => ({ ...finding, message: english(finding.message) })),
    ...(rounded && { rounded }),
  };
}

const lines = (check: ReturnType<typeof compare>) =>
  check.findings.map(({ pointer, message }) => `${pointer} ${message}`);

const group = {
  type: 'object',
  required: ['success', 'user_group'],
  properties: {
    success: { type: 'integer', enum: [0, 1] },
    user_group: { $ref: '#/components/schemas/Group' },
  },
};
const schemas = {
  Group: {
    type: 'object',
    required: ['token'],
    properties: {
      token: { type: 'string', pattern: '^ugt_' },
      tags: { type: 'array', items: { type: 'string', maxLength: 3 } },
      parent: { oneOf: [{ $ref: '#/components/schemas/Group' }, { type: 'null' }] },
    },
  },
};

test('a body that matches its documentation is reported as matching', () => {
  const body = { success: 1, user_group: { token: 'ugt_1', tags: ['a'], parent: null } };
  const check = compare(body, group, schemas);
  assert.deepEqual(check, { summary: 'The body is as the documentation says.', findings: [] });
});

test('each difference has its position and message', () => {
  const body = { success: 2, user_group: { token: 'x', tags: ['abcd', 5] } };
  const check = compare(body, group, schemas);
  assert.equal(check.summary, 'The body differs from the documentation in 4 places.');
  assert.deepEqual(lines(check), [
    '/success is not one of the documented values.',
    '/user_group/token does not match the documented pattern.',
    '/user_group/tags/0 breaks the rule “at most 3 characters”.',
    '/user_group/tags/1 should be text, but is a number.',
  ]);
});

test('types and limits are described in plain words instead of schema keywords', () => {
  const schema = {
    properties: {
      list: { type: ['array', 'boolean', 'null'] },
      whole: { type: 'integer' },
      open: { type: 'object', minProperties: 2 },
      few: { type: 'array', minItems: 1, uniqueItems: true },
      low: { exclusiveMinimum: 0, multipleOf: 0.5 },
    },
  };
  const body = { list: {}, whole: 1.5, open: { a: 1 }, few: [2, 2], low: -0.2 };
  assert.deepEqual(lines(compare(body, schema)), [
    '/list should be a list, true or false, or null, but is an object.',
    '/whole should be a whole number, but is a number.',
    '/open breaks the rule “at least 2 properties”.',
    '/few breaks the rule “unique items”.',
    '/low breaks the rule “more than 0”.',
    '/low breaks the rule “multiple of 0.5”.',
  ]);
});

test('each difference names the violated keyword of the schema', () => {
  const body = { success: 2, user_group: { token: 'x', tags: ['abcd', 5] }, other: 1 };
  const closed = { ...group, additionalProperties: false };
  assert.deepEqual(
    compare(body, closed, schemas).findings.map(({ keyword }) => keyword),
    [
      '#/properties/success/enum',
      '#/properties/user_group/$ref/properties/token/pattern',
      '#/properties/user_group/$ref/properties/tags/items/maxLength',
      '#/properties/user_group/$ref/properties/tags/items/type',
      '#/additionalProperties',
    ],
  );
});

test('rules about some items, names or other fields are reported once, at what violates them', () => {
  const schema = {
    properties: {
      some: { contains: { type: 'string' }, minContains: 2 },
      few: { contains: { type: 'string' }, minContains: 3 },
      most: { contains: { type: 'string' }, maxContains: 1 },
      none: { contains: { type: 'string' } },
      names: { propertyNames: { maxLength: 2 } },
      needs: { dependentRequired: { card: ['address'] } },
      if: { if: { required: ['a'] }, then: { required: ['b'] } },
      open: { properties: { a: {} }, unevaluatedProperties: false },
      no: false,
    },
  };
  const body = {
    some: ['a', 2, {}],
    few: ['a'],
    most: ['a', 'b'],
    none: [1],
    names: { id: 1, color: 2 },
    needs: { card: 1 },
    if: { a: 1 },
    open: { a: 1, b: 2 },
    no: 1,
  };
  assert.deepEqual(lines(compare(body, schema)), [
    '/some breaks the rule “minContains 2”.',
    '/few breaks the rule “minContains 3”.',
    '/most breaks the rule “maxContains 1”.',
    '/none breaks the rule “contains”.',
    '/names breaks the rule “propertyNames "color"”.',
    '/needs lacks the required field “address”.',
    '/if lacks the required field “b”.',
    '/open/b is not in the documentation.',
    '/no is not in the documentation.',
  ]);
  assert.deepEqual(lines(compare(1, false)), [' is ruled out by the documentation.']);
});

test('names and constants are shown as they are written', () => {
  const schema = {
    required: ['say "hi"'],
    properties: { größe: { const: 'it does not match that' }, '100%': { type: 'string' } },
  };
  assert.deepEqual(lines(compare({ größe: 1, '100%': 1 }, schema)), [
    ' lacks the required field “say "hi"”.',
    '/größe is not "it does not match that".',
    '/100% should be text, but is a number.',
  ]);
});

test('a missing field is named', () => {
  const check = compare({ success: 1, user_group: {} }, group, schemas);
  assert.equal(check.summary, 'The body differs from the documentation in one place.');
  assert.deepEqual(lines(check), ['/user_group lacks the required field “token”.']);
});

test('next to a null alternative, differences from the other alternative are reported', () => {
  const body = { success: 1, user_group: { token: 'ugt_1', parent: { token: 3 } } };
  assert.deepEqual(lines(compare(body, group, schemas)), [
    '/user_group/parent/token should be text, but is a number.',
  ]);
});

test('several alternatives are reported as a whole if none or too many match', () => {
  const schema = {
    oneOf: [{ type: 'string' }, { type: 'object', required: ['a'] }, { type: 'null' }],
  };
  assert.deepEqual(lines(compare({}, schema)), [' fits none of the documented alternatives.']);
  const both = { oneOf: [{ type: 'number' }, { type: 'integer' }] };
  assert.deepEqual(lines(compare(1, both)), [
    ' fits more than one of the documented alternatives.',
  ]);
  const any = { anyOf: [{ type: 'string' }, { type: 'number' }] };
  assert.deepEqual(lines(compare(true, any)), [' fits none of the documented alternatives.']);
});

test('unexpected properties, constants, formats and excluded values are reported', () => {
  const schema = {
    additionalProperties: false,
    properties: { a: { const: 1 }, at: { format: 'date' }, no: { not: {} } },
  };
  assert.deepEqual(lines(compare({ a: 2, b: 1, at: 'today', no: 1 }, schema)).sort(), [
    '/a is not 1.',
    '/at does not have the format “date”.',
    '/b is not in the documentation.',
    '/no is ruled out by the documentation.',
  ]);
});

test('a message explains why a response cannot be compared', () => {
  const summaryOf = (more: object) => {
    const responses = [
      { status: '200', contents: [{ mediaType: 'application/json' }] },
      { status: '4XX', contents: [{ mediaType: 'text/plain' }] },
      { status: '204', contents: [] },
    ];
    const base = { status: 200, mediaType: 'application/json', text: '{}' };
    return english(checkResponse({ responses, definitions: {}, ...base, ...more }).summary);
  };
  assert.equal(summaryOf({ status: 500 }), 'The documentation says nothing about the status 500.');
  assert.equal(
    summaryOf({ status: 404 }),
    'The documentation has text/plain for the status 404, not application/json.',
  );
  assert.equal(summaryOf({ status: 204 }), 'The documentation has no body for the status 204.');
  assert.equal(summaryOf({}), 'The documentation does not describe the body for the status 200.');
  assert.equal(compare('{', { type: 'object' }).summary, 'The body is not JSON.');
});

test('a body that is nested too deeply to be compared is harmless', () => {
  const schema = { $ref: '#/components/schemas/Deep' };
  const deep = { Deep: { items: { $ref: '#/components/schemas/Deep' } } };
  const check = compare('['.repeat(100_000) + ']'.repeat(100_000), schema, deep);
  assert.equal(check.summary, 'The body, or its schema, is nested too deeply to be compared.');
});

test('the validator never generates code from a schema', () => {
  const before = globalThis.Function;
  Object.defineProperty(globalThis, 'Function', {
    configurable: true,
    get: () => assert.fail('The validator makes code.'),
  });
  try {
    compare({ success: 1 }, group, schemas);
  } finally {
    Object.defineProperty(globalThis, 'Function', {
      value: before,
      configurable: true,
      writable: true,
    });
  }
});

test('a number that JavaScript rounds is listed', () => {
  const schema = { properties: { 'a/b': { items: { maximum: 2 ** 53 } } } };
  const check = compare('{"a/b": [9007199254740993, 1, 1e400]}', schema);
  assert.deepEqual(check, {
    summary: 'The body differs from the documentation in one place.',
    findings: [
      {
        pointer: '/a~1b/2',
        message: 'breaks the rule “at most 9007199254740992”.',
        keyword: '#/properties/a~1b/items/maximum',
      },
    ],
    rounded: ['/a~1b/0', '/a~1b/2'],
  });
  assert.equal(compare('[9007199254740992, 0.1, 1.50]', {}).rounded, undefined);
});
