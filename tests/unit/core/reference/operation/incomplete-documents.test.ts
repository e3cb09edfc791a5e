/** Documents that are read as far as possible, although other values are in place of objects. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  outlineShape,
  smallOperation,
  smallReference,
  smallShape,
} from '../../../../helpers/values/openapi-reference.ts';

test('paths that are not an object yield no operations', () => {
  for (const paths of [null, [], 'x', 1, true]) {
    assert.deepEqual(smallReference({ paths }).operations, []);
  }
});

test('null parts of an operation are left out', () => {
  const parts = ['parameters', 'requestBody', 'responses', 'security', 'servers', 'tags'];
  const nothing = Object.fromEntries(parts.map((name) => [name, null]));
  const { operations, operation } = smallReference({
    components: null,
    servers: null,
    tags: null,
    paths: { '/a': null, '/b': { get: null, post: nothing } },
  });
  assert.deepEqual(
    operations.map(({ key }) => key),
    ['zoo POST /b'],
  );
  assert.deepEqual(operation('zoo POST /b')?.responses, []);
});

test('a response may be for any status or a range, and may be absent', () => {
  const responses = { default: { description: 'Else' }, '2XX': { description: 'Fine' }, 200: null };
  assert.deepEqual(
    smallOperation({ responses }).responses.map(({ status }) => status),
    ['default', '2XX'],
  );
  assert.deepEqual(smallOperation({}).responses, []);
});

test('a document with only webhooks has webhooks', () => {
  const { operations, webhooks } = smallReference({ webhooks: { sold: { post: {} } } });
  assert.deepEqual(operations, []);
  assert.deepEqual(
    webhooks.map(({ key }) => key),
    ['zoo WEBHOOK sold'],
  );
});

test('a schema may be true, false, or have unusable types', () => {
  const properties = {
    a: true,
    b: false,
    c: null,
    d: { type: [] },
    e: { type: ['null', 'string'] },
  };
  assert.deepEqual(outlineShape(smallShape({ properties })), [
    'a: any',
    'b: never',
    'c: any',
    'd: any',
    'e: string | null',
  ]);
});

test('a JSON body without a known schema is sent as an empty object', () => {
  const bodyOf = (mediaType: string) => {
    const content = { [mediaType]: { schema: {} } };
    return smallOperation({ requestBody: { required: true, content } }).sampleRequest.body;
  };
  assert.deepEqual(bodyOf('application/json'), { kind: 'text', text: '{}' });
  assert.deepEqual(bodyOf('*/*'), { kind: 'text', text: '{}' });
  assert.deepEqual(bodyOf('text/plain'), { kind: 'text', text: '' });
});

test('an external example is linked and not fetched', () => {
  const examples = {
    here: { value: '</script>\u2028' },
    away: { externalValue: 'http://a.test/x' },
  };
  const content = { 'application/json': { schema: {}, examples } };
  const [response] = smallOperation({ responses: { 200: { content } } }).responses;
  assert.deepEqual(
    response?.content[0]?.examples.map((one) => ('url' in one ? one.url : one.text)),
    ['"</script>\u2028"', 'http://a.test/x'],
  );
});

test('a link to a duplicate operationId leads to the first operation', () => {
  const responses = { '200': { description: 'OK', links: { again: { operationId: 'same' } } } };
  const same = { operationId: 'same', responses };
  const reference = smallReference({ paths: { '/a': { get: same, put: same } } });
  const found = reference.operation(reference.operations[0]?.key ?? '');
  assert.equal(found?.responses[0]?.links[0]?.target, 'zoo GET /a');
});
