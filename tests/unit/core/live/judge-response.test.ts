import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeResponse } from '../../../../src/core/live/judge-response.ts';
import { openDocument } from '../../../../src/core/live/live-document.ts';
import type { LiveResponse } from '../../../../src/core/live/live-model.ts';
import { noValues } from '../../../../src/core/live/live-values.ts';
import { planSteps } from '../../../../src/core/live/plan-steps.ts';
import { parseDocument } from '../../../../src/core/reference/document/parse-document.ts';
import { smallReference } from '../../../helpers/values/openapi-reference.ts';

interface Answer {
  readonly status?: number;
  readonly headers?: LiveResponse['headers'];
  readonly text?: string;
}

/** Returns what is reported about a response to the only operation of a document: `line: message`. */
function judge(responses: object, { status = 200, headers = [], text = '' }: Answer, own = {}) {
  const document = {
    openapi: '3.0.3',
    info: { title: 'Zoo', version: '1' },
    paths: { '/pets': { get: { 'x-lectern-safe': true, responses } } },
    ...own,
  };
  const read = parseDocument({ name: 'zoo.json', text: JSON.stringify(document, null, 1) });
  assert.ok(read.document);
  const opened = openDocument(
    { document: read.document, root: read.document.value },
    smallReference(document),
  );
  const options = { values: noValues, sendsSafeMethods: false, variables: new Set<string>() };
  const [step] = planSteps(opened, options).steps;
  assert.ok(step && !('unsent' in step));
  const json = ['Content-Type', 'application/json'] as const;
  const response = { status, headers: [json, ...headers], text, bytes: text.length };
  return judgeResponse(opened, step, response).map(({ position, message }) => {
    return `${position?.line}: ${message}`;
  });
}

const json = (schema: object) => ({
  200: { description: 'A', content: { 'application/json': { schema } } },
});

test('a response where none is documented is reported', () => {
  assert.deepEqual(judge({}, {}), [
    '11: GET /pets was answered 200, and no response is documented.',
  ]);
});

test('a body where none is documented, none where one is, and text that is not JSON are reported', () => {
  assert.deepEqual(judge({ 200: { description: 'A' } }, { text: '{}' }), [
    '12: GET /pets was answered 200 with application/json, and no body is documented.',
  ]);
  assert.deepEqual(judge(json({ type: 'object' }), {}), [
    '14: GET /pets was answered 200, and the body is empty.',
  ]);
  assert.deepEqual(judge(json({ type: 'object' }), { text: '{"a":' }), [
    '16: GET /pets was answered 200, and the body is not JSON.',
  ]);
});

test('a deviation is reported at the keyword, below nullable schemas, alternatives and references', () => {
  const schema = {
    nullable: true,
    type: 'object',
    properties: {
      name: { type: 'string', nullable: true },
      kind: { allOf: [{ $ref: '#/components/schemas/Kind' }] },
      owner: { nullable: true, anyOf: [{ type: 'string' }, { type: 'string', maxLength: 1 }] },
      age: { nullable: true, anyOf: [{ type: 'integer' }] },
    },
  };
  const components = { schemas: { Kind: { type: 'string', maxLength: 3 } } };
  const judged = (text: string) => judge(json(schema), { text }, { components });
  assert.deepEqual(judged('null'), []);
  assert.deepEqual(judged('{"name":null,"kind":"cat"}'), []);
  assert.deepEqual(judged('{"owner":1,"age":"old"}'), [
    '33: GET /pets was answered 200, and /owner fits none of the documented alternatives.',
    '47: GET /pets was answered 200, and /age should be a whole number, but is text.',
  ]);
  assert.deepEqual(judged('{"name":1,"kind":"mouse"}'), [
    '21: GET /pets was answered 200, and /name should be text, but is a number.',
    '64: GET /pets was answered 200, and /kind breaks the rule “at most 3 characters”.',
  ]);
});

test('the text of a header can be a number, true or false, a list or an object', () => {
  const header = (schema: object, value: string) => {
    const response = { description: 'A', headers: { 'X-Own': { schema } } };
    return judge({ 204: response }, { status: 204, headers: [['x-own', value]] });
  };
  const items = { type: 'integer' };
  assert.deepEqual(header({ type: 'boolean' }, 'true'), []);
  assert.deepEqual(header({ type: 'number' }, '-1.5e3'), []);
  assert.deepEqual(header({ type: 'array', items: { type: 'string' } }, 'a, b'), []);
  assert.deepEqual(header({ type: 'object', required: ['a'] }, 'a=1'), []);
  assert.deepEqual(header({ type: 'integer', format: 'int32' }, 'many'), [
    '16: GET /pets was answered with X-Own: "many", which does not fit its schema (integer<int32>).',
  ]);
  assert.deepEqual(header({ type: 'array', items }, '1, 2'), []);
  assert.deepEqual(header({ type: 'array', items }, ''), []);
});
