import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSubjectMarkdown } from '../../../../../src/core/reference/operation/format-markdown.ts';
import { buildPlayground } from '../../../../../src/core/reference/playground/build-playground.ts';
import { fillSample } from '../../../../../src/core/reference/playground/fill-sample.ts';
import {
  buildPlaygroundRequest,
  type RequestDraft,
} from '../../../../../src/core/reference/playground/playground-request.ts';
import { smallOperation } from '../../../../helpers/values/openapi-reference.ts';

test('prefixEncoding and itemEncoding are listed by item position', () => {
  const schema = { type: 'array', prefixItems: [{ type: 'object' }, { type: 'string' }] };
  const headers = { 'X-Part': { schema: { type: 'string' } } };
  const content = {
    'multipart/mixed': {
      schema,
      prefixEncoding: [{ contentType: 'application/json' }, { contentType: 'image/png', headers }],
      itemEncoding: { contentType: 'text/csv' },
    },
  };
  const operation = smallOperation({ requestBody: { content } }, { openapi: '3.2.0' });
  assert.deepEqual(
    operation.body?.content[0]?.encodings.map(({ name, item, contentType }) => [
      name,
      item,
      contentType,
    ]),
    [
      ['', 0, 'application/json'],
      ['', 1, 'image/png'],
      ['', 'other', 'text/csv'],
    ],
  );
  const text = formatSubjectMarkdown(operation);
  assert.match(text, /Item 1 is sent as `application\/json`\./);
  assert.match(text, /Item 2 is sent as `image\/png`\.\n\nHeaders of Item 2:\n\n- `X-Part`/);
  assert.match(text, /Any further item is sent as `text\/csv`\./);
});

test('itemEncoding without prefixEncoding applies to every item', () => {
  const schema = { type: 'array', items: { type: 'string' } };
  const itemEncoding = { contentType: 'text/csv' };
  const operation = smallOperation(
    { requestBody: { content: { 'multipart/mixed': { schema, itemEncoding } } } },
    { openapi: '3.2.0' },
  );
  assert.match(formatSubjectMarkdown(operation), /Each item is sent as `text\/csv`\./);
  const { body } = operation.sampleRequest;
  const types = body?.kind === 'multipart' ? body.parts.map(({ contentType }) => contentType) : [];
  assert.deepEqual(new Set(types), new Set(['text/csv']));
});

test('required headers of a part are fields of the form, which starts with known values', () => {
  const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
  const headers = {
    'X-Needed': { required: true, schema: { type: 'array', items: { type: 'string' } } },
    'X-Kind': { required: true, description: 'Its *kind*.', schema: { enum: ['b', 'c'] } },
    'X-Said': { required: true, example: [1, 2], schema: { type: 'array' } },
    'X-Fixed': { schema: { const: 'binary' } },
    'X-Free': { schema: { type: 'string', example: 'one' } },
    'Content-Disposition': { required: true, schema: { type: 'string' } },
    'X-Line\r\nX-Other': { required: true, schema: { type: 'string' } },
  };
  const operation = smallOperation(
    {
      requestBody: { content: { 'multipart/form-data': { schema, encoding: { a: { headers } } } } },
    },
    { servers: [{ url: 'https://a.test' }] },
  );
  const { body } = operation.sampleRequest;
  assert.deepEqual(body?.kind === 'multipart' && body.parts[0]?.headers, [
    ['X-Needed', '<X_NEEDED>'],
    ['X-Kind', 'b'],
    ['X-Said', '1,2'],
    ['X-Fixed', 'binary'],
  ]);
  const model = buildPlayground(operation, {});
  assert.ok(model);
  const [content] = model.body?.contents ?? [];
  assert.ok(content?.control.kind === 'object');
  assert.deepEqual(
    content.control.fields.map(({ name, required, hint, control }) => [
      name,
      required,
      hint,
      control.kind,
    ]),
    [
      ['a', true, undefined, 'text'],
      ['a: X-Needed', true, undefined, 'list'],
      ['a: X-Kind', true, 'Its kind.', 'choice'],
      ['a: X-Said', true, undefined, 'list'],
    ],
  );
  const start = { a: 'string', 'a: X-Kind': 'b', 'a: X-Said': [1, 2] };
  assert.deepEqual(JSON.parse(content.examples[0]?.text ?? ''), start);
  const draftOf = (value: object): RequestDraft => {
    const form = { mediaType: 'multipart/form-data', text: JSON.stringify(value), files: {} };
    return { server: '', variables: {}, parameters: [], body: form };
  };
  const partsIn = (draft: RequestDraft) => {
    const request = buildPlaygroundRequest(model, draft, []).body;
    return request?.kind === 'multipart' ? request.parts : [];
  };
  const fixed = ['X-Fixed', 'binary'];
  const filled = draftOf({ ...start, 'a: X-Kind': 'c\r\nX-Other: d', 'a: X-Needed': ['e'] });
  const sent = [['X-Needed', 'e'], ['X-Kind', 'c X-Other: d'], ['X-Said', '1,2'], fixed];
  assert.deepEqual(partsIn(filled), [{ name: 'a', text: 'string', headers: sent }]);
  const empty = draftOf({ a: 'f' });
  assert.deepEqual(partsIn(empty), [{ name: 'a', text: 'f', headers: [fixed] }]);
  assert.deepEqual(
    partsIn(fillSample(model, empty, true))[0]?.headers?.map(([name]) => name),
    ['X-Needed', 'X-Kind', 'X-Said', 'X-Fixed'],
  );
  assert.deepEqual(partsIn(draftOf({ 'a: X-Kind': 'b' })), []);
});

test('headers of items in a multipart list have no fields, and are sent if their values are known', () => {
  const item = { headers: { 'X-Kind': { required: true, schema: { enum: ['b'] } } } };
  const other = { headers: { 'X-Token': { required: true, schema: { type: 'string' } } } };
  const schema = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'string' }] };
  const operation = smallOperation(
    {
      requestBody: {
        content: { 'multipart/mixed': { schema, prefixEncoding: [item, other] } },
      },
    },
    { openapi: '3.2.0', servers: [{ url: 'https://a.test' }] },
  );
  const headersOf = (body: typeof operation.sampleRequest.body) =>
    body?.kind === 'multipart' && body.parts.map(({ headers: own }) => own);
  const known = [['X-Kind', 'b']];
  assert.deepEqual(headersOf(operation.sampleRequest.body), [known, [['X-Token', '<X_TOKEN>']]]);
  const model = buildPlayground(operation, {});
  assert.ok(model);
  const body = { mediaType: 'multipart/mixed', text: '["a", "b"]', files: {} };
  const draft = { server: '', variables: {}, parameters: [], body };
  assert.deepEqual(headersOf(buildPlaygroundRequest(model, draft, []).body), [known, undefined]);
});

const pet = { type: 'object', xml: { name: 'pet' }, properties: { a: { type: 'string' } } };
const petXml = '<?xml version="1.0" encoding="UTF-8"?>\n<pet>\n  <a>string</a>\n</pet>';

function partsOf(content: object) {
  const operation = smallOperation(
    { requestBody: { content: { 'multipart/mixed': content } } },
    { openapi: '3.2.0', servers: [{ url: 'https://a.test' }] },
  );
  const { body } = operation.sampleRequest;
  const [playground] = buildPlayground(operation, {})?.body?.contents ?? [];
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const texts = parts.map(({ text, fileName }) => fileName ?? text);
  return { texts, control: playground?.control };
}

test('items with an XML encoding are sent as XML with their own names', () => {
  const some = partsOf({
    schema: { type: 'array', prefixItems: [pet, pet] },
    prefixEncoding: [{ contentType: 'application/xml' }, { contentType: 'application/json' }],
  });
  assert.deepEqual(some.texts, [petXml, '{"a":"string"}']);
  const itemEncoding = { contentType: 'application/xml' };
  const each = partsOf({ schema: { type: 'array', items: pet }, itemEncoding });
  assert.deepEqual(each.texts, [petXml]);
  assert.deepEqual(each.control, { kind: 'list', item: { kind: 'text' } });
});

test('a multipart body with an itemSchema is a list of items', () => {
  const { texts, control } = partsOf({ itemSchema: pet });
  assert.deepEqual(texts, ['{"a":"string"}']);
  assert.equal(control?.kind === 'list' && control.item.kind, 'object');
});

test('items with a binary encoding are sent as files', () => {
  const image = { contentType: 'image/png' };
  const built = partsOf({
    schema: { type: 'array', prefixItems: [pet, {}, { type: 'string', format: 'binary' }] },
    prefixEncoding: [{ contentType: 'application/json' }, image, image],
  });
  assert.deepEqual(built.texts, ['{"a":"string"}', 'item-2.bin', 'item-3.bin']);
  assert.deepEqual(partsOf({ itemEncoding: image }).texts, ['item-1.bin']);
  assert.deepEqual(partsOf({ itemEncoding: { contentType: 'text/csv' } }).texts, ['']);
});
