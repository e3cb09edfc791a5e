/** What the playground's form consists of, and what becomes of the values in it. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { buildControl } from '../../../../../src/core/reference/playground/build-control.ts';
import { buildPlayground } from '../../../../../src/core/reference/playground/build-playground.ts';
import { fillSample } from '../../../../../src/core/reference/playground/fill-sample.ts';
import {
  baseUrlOf,
  buildPlaygroundRequest,
} from '../../../../../src/core/reference/playground/playground-request.ts';
import {
  canShow,
  chooseVariant,
  initialValueOf,
} from '../../../../../src/core/reference/playground/playground-values.ts';
import {
  formatNode,
  toExact,
  withEntry,
} from '../../../../../src/core/reference/request/json-node.ts';
import { parseNode } from '../../../../../src/core/reference/request/parse-node.ts';
import { describeFault } from '../../../../../src/core/text/json/json-fault.ts';
import { smallOperation, smallShape } from '../../../../helpers/values/openapi-reference.ts';

function nodeOf(text: string) {
  const { node } = parseNode(text);
  assert.ok(node, text);
  return node;
}

suite('JSON typed by readers', () => {
  test('keeps digits, order, unknown keys and duplicate keys', () => {
    const text = '{"b":12345678901234567890,"10":1.10,"a":[0,false,null,"",{}],"b":-0.0e5}';
    assert.equal(formatNode(nodeOf(text)).replace(/\s/g, ''), text);
  });

  test('equals JSON.parse unless a number is too large', () => {
    const text = '{"a":[1,2.5,true,null,"\\u00e9\\n"],"b":{}}';
    assert.deepEqual(toExact(nodeOf(text)), JSON.parse(text));
  });

  test('changes only at the edited entry', () => {
    const changed = withEntry(nodeOf('{"a":1.0,"b":2}'), 'b', nodeOf('[3]'));
    assert.equal(formatNode(changed).replace(/\s/g, ''), '{"a":1.0,"b":[3]}');
    const without = withEntry(changed, 'b', undefined);
    assert.equal(formatNode(without).replace(/\s/g, ''), '{"a":1.0}');
  });

  for (const [text, line, column, message] of [
    ['{\n  "a": 1,\n}', 2, 9, 'There is a comma before the closing bracket.'],
    ['{"a" 1}', 1, 5, 'A colon is missing.'],
    ['[1\n2]', 1, 3, 'A comma or a closing bracket is missing.'],
    ['{a: 1}', 1, 2, 'A name in double quotes is missing.'],
    ['"abc', 1, 1, 'A closing quote is missing.'],
    ['"a\tb"', 1, 3, 'A character must be escaped.'],
    ['01', 1, 1, 'This is not a JSON value.'],
    ['', 1, 1, 'A value is missing.'],
    ['{} x', 1, 4, 'There is text after the end of the JSON.'],
  ] as const) {
    test(`is reported as invalid at its position in ${JSON.stringify(text)}`, () => {
      const { fault } = parseNode(text);
      assert.deepEqual([fault?.line, fault?.column], [line, column]);
      assert.equal(fault && describeFault(fault.problem), message);
    });
  }

  test('may contain a string of twenty million characters', () => {
    const text = 'x'.repeat(20_000_000);
    const node = nodeOf(JSON.stringify(text));
    assert.ok(node.kind === 'string' && node.value === text);
  });

  test('is rejected without a crash if nested too deeply', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    assert.deepEqual(parseNode(text).fault?.problem, { kind: 'too-deep', limit: 200 });
  });
});

suite('the form for a schema', () => {
  const controlOf = (schema: object, schemas: object = {}) =>
    buildControl(smallShape(schema, schemas));

  test('has a field for each property with its type and initial value', () => {
    const control = controlOf({
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'integer', description: 'Number of **it**.\n\nMore.' },
        on: { type: ['boolean', 'null'], default: true },
        kind: { enum: ['a', 1] },
        image: { type: 'string', format: 'binary' },
      },
      additionalProperties: { type: 'number' },
    });
    assert.equal(control.kind, 'object');
    assert.deepEqual(
      control.fields.map(({ name, required, hint, control: { kind, nullable, start } }) => [
        name,
        required,
        hint,
        kind,
        nullable,
        start,
      ]),
      [
        ['id', true, 'Number of it.', 'number', undefined, undefined],
        ['on', false, undefined, 'boolean', true, 'true'],
        ['kind', false, undefined, 'choice', undefined, undefined],
        ['image', false, undefined, 'file', undefined, undefined],
      ],
    );
    assert.equal(control.rest?.kind, 'number');
  });

  test('ends at a recursive schema', () => {
    const tree = { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } };
    const control = controlOf({ $ref: '#/components/schemas/Tree' }, { Tree: tree });
    assert.match(JSON.stringify(control), /"kind":"json"/);
  });

  test('offers alternatives, each with the shared properties', () => {
    const control = controlOf({
      type: 'object',
      properties: { id: { type: 'string' } },
      oneOf: [
        { title: 'Cat', required: ['lives'], properties: { lives: { type: 'integer' } } },
        { title: 'Dog', required: ['tricks'], properties: { tricks: { type: 'array' } } },
      ],
    });
    assert.ok(control.kind === 'variants');
    assert.deepEqual(
      control.options.map(({ label, control: option }) => [
        label,
        option.kind === 'object' && option.fields.map(({ name }) => name).sort(),
      ]),
      [
        ['Cat', ['id', 'lives']],
        ['Dog', ['id', 'tricks']],
      ],
    );
    assert.equal(chooseVariant(control.options, nodeOf('{"tricks":[]}')), 1);
    assert.equal(formatNode(initialValueOf(control)), '{\n  "lives": 0\n}');
  });

  test('rejects values that it cannot show', () => {
    assert.equal(canShow({ kind: 'number' }, nodeOf('"1"')), false);
    assert.equal(canShow({ kind: 'text' }, nodeOf('null')), false);
    assert.equal(canShow({ kind: 'object', fields: [] }, nodeOf('{"a":1,"a":2}')), false);
    assert.equal(canShow({ kind: 'list', item: { kind: 'json' } }, nodeOf('[1]')), true);
  });
});

suite('the playground of an operation', () => {
  test('does not exist without a server', () => {
    assert.equal(buildPlayground(smallOperation({ responses: {} }), {}), undefined);
  });

  test('starts with the example of the body, without file fields', () => {
    const operation = smallOperation(
      {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  title: { type: 'string', examples: ['Tom'] },
                  image: { type: 'string', format: 'binary' },
                },
              },
            },
          },
        },
        responses: {},
      },
      { servers: [{ url: 'https://api.test' }] },
    );
    const model = buildPlayground(operation, {});
    assert.equal(model?.body?.contents[0]?.examples[0]?.text, '{\n  "title": "Tom"\n}');
  });

  test('has text fields for XML parts', () => {
    const point = { type: 'object', properties: { x: { type: 'integer', example: 1 } } };
    const schema = {
      type: 'object',
      required: ['at', 'all'],
      properties: { at: point, all: { type: 'array', items: point, xml: { name: 'p' } } },
    };
    const encoding = {
      at: { contentType: 'application/xml' },
      all: { contentType: 'text/xml, application/json' },
    };
    const operation = smallOperation(
      { requestBody: { content: { 'multipart/form-data': { schema, encoding } } }, responses: {} },
      { servers: [{ url: 'https://api.test' }] },
    );
    const [content] = buildPlayground(operation, {})?.body?.contents ?? [];
    const { control } = content ?? {};
    assert.deepEqual(control?.kind === 'object' && control.fields.map((field) => field.control), [
      { kind: 'text' },
      { kind: 'list', item: { kind: 'text' } },
    ]);
    const document = (name: string) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>\n  <x>1</x>\n</${name}>`;
    const parts = [
      { name: 'at', text: document('at'), contentType: 'application/xml' },
      { name: 'all', text: document('all'), contentType: 'text/xml' },
    ];
    assert.deepEqual(operation.sampleRequest.body, { kind: 'multipart', parts });
    const value = { at: document('at'), all: [document('all')] };
    assert.deepEqual(JSON.parse(content?.examples[0]?.text ?? ''), value);
  });

  test('a multipart list with files is a form with a field for each item', () => {
    const file = { type: 'string', format: 'binary' };
    const contentOf = (schema: object, encodings: object = {}) => {
      const content = { 'multipart/mixed': { schema: { type: 'array', ...schema }, ...encodings } };
      const operation = smallOperation(
        { requestBody: { content }, responses: {} },
        { openapi: '3.2.0', servers: [{ url: 'https://api.test' }] },
      );
      const model = buildPlayground(operation, {});
      assert.ok(model);
      const [made] = model.body?.contents ?? [];
      const body = { mediaType: 'multipart/mixed', text: made?.examples[0]?.text ?? '', files: {} };
      const draft = { server: '', variables: {}, parameters: [], body };
      const shown = buildPlaygroundRequest(model, fillSample(model, draft, false), []).body;
      return {
        control: made?.control,
        text: body.text,
        shown,
        static: operation.sampleRequest.body,
      };
    };
    const tuple = contentOf(
      { prefixItems: [file, { type: 'string', example: 'two' }] },
      { prefixEncoding: [{ contentType: 'image/png' }, { contentType: 'text/csv' }] },
    );
    assert.deepEqual(
      tuple.control?.kind === 'object' &&
        tuple.control.fields.map(({ name, required, control }) => [name, required, control.kind]),
      [
        ['item-1', true, 'file'],
        ['item-2', true, 'text'],
      ],
    );
    assert.deepEqual(JSON.parse(tuple.text), { 'item-2': 'two' });
    const parts = [
      { name: '', fileName: 'item-1.bin', contentType: 'image/png' },
      { name: '', text: 'two', contentType: 'text/csv' },
    ];
    assert.deepEqual([tuple.shown, tuple.static], Array(2).fill({ kind: 'multipart', parts }));
    const files = { kind: 'list', item: { kind: 'file' } };
    const { control } = contentOf({ items: file });
    assert.deepEqual(control?.kind === 'object' && control.fields[0]?.control, files);
    assert.equal(contentOf({ prefixItems: [file], items: file }).control?.kind, 'list');
    assert.equal(contentOf({ items: { type: 'string' } }).control?.kind, 'list');
  });

  test('starts with the required values if the document has no example, in JSON and forms', () => {
    const place = {
      type: 'object',
      required: ['city'],
      properties: { city: { type: 'string' }, street: { type: 'string' } },
    };
    const schema = {
      type: 'object',
      required: ['id', 'places', 'image'],
      properties: {
        id: { type: 'string' },
        country: { type: 'string', example: 'DE' },
        note: { type: 'string' },
        count: { type: ['integer', 'string'] },
        places: { type: 'array', items: place },
        image: { type: 'string', contentMediaType: 'image/png' },
      },
    };
    const types = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];
    const content = Object.fromEntries(types.map((type) => [type, { schema }]));
    const operation = smallOperation(
      { requestBody: { content }, responses: {} },
      { servers: [{ url: 'https://api.test' }] },
    );
    const contents = buildPlayground(operation, {})?.body?.contents ?? [];
    assert.equal(contents.length, 3);
    for (const { mediaTypes, examples } of contents) {
      const { image: _, ...text } = JSON.parse(examples[0]?.text ?? '') as Record<string, unknown>;
      const needed = { id: 'abc123', country: 'DE', places: [{ city: 'London' }] };
      assert.deepEqual(text, needed, mediaTypes[0]);
      assert.match(examples[0]?.sample ?? '', /"note"/, 'samples show all that may be sent');
    }
  });

  test('contains no invented property names, but complete examples of parts', () => {
    const map = { type: 'object', additionalProperties: { type: 'string' } };
    const named = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
    const schema = {
      type: 'object',
      required: ['labels', 'some', 'other', 'asked', 'either', 'list', 'pair', 'usual'],
      additionalProperties: { type: 'integer' },
      properties: {
        labels: map,
        some: { ...map, minProperties: 1 },
        other: { ...map, additionalProperties: { type: 'string', example: 'one' } },
        asked: { ...map, required: ['x'] },
        either: { ...map, anyOf: [{ required: ['y'], properties: { y: { type: 'string' } } }] },
        whole: { ...named, example: { a: 'A', b: 'B' } },
        words: { ...map, example: { en: 'Hello' } },
        list: { type: 'array', items: { ...map, example: { fr: 'Salut' } } },
        pair: { type: 'array', prefixItems: [{ ...named, required: ['a'] }], items: map },
        usual: { ...map, default: { de: 'Hallo' } },
      },
    };
    const operation = smallOperation(
      { requestBody: { content: { 'application/json': { schema } } } },
      { servers: [{ url: 'https://api.test' }] },
    );
    const [example] = buildPlayground(operation, {})?.body?.contents[0]?.examples ?? [];
    const { some, other, ...rest } = JSON.parse(example?.text ?? '') as Record<string, object>;
    assert.deepEqual(rest, {
      labels: {},
      asked: { x: 'string' },
      either: { y: 'string' },
      whole: { a: 'A', b: 'B' },
      words: { en: 'Hello' },
      list: [{ fr: 'Salut' }],
      pair: [{ a: 'string' }],
      usual: { de: 'Hallo' },
    });
    assert.equal(Object.keys(some ?? {}).length, 1);
    assert.ok(Object.values(other ?? {}).includes('one'));
    assert.match(example?.sample ?? '', /"property1"/, 'samples show that there may be more');
  });

  test('fills in server variables', () => {
    const servers = [
      {
        kind: 'server' as const,
        url: 'https://{tenant}.api.test/{version}',
        defaultUrl: 'https://acme.api.test/v1',
        variables: [
          { name: 'tenant', default: 'acme', values: [] },
          { name: 'version', default: 'v1', values: [] },
        ],
      },
    ];
    const draft = { server: 'https://acme.api.test/v1', variables: { tenant: '$&x' } };
    assert.equal(baseUrlOf(servers, draft), 'https://$&x.api.test/v1');
  });
});

test('descriptions of server variables are plain text in the form', () => {
  const variables = { tenant: { default: 'acme', description: 'The **tenant**, [see](/x).' } };
  const servers = [{ url: 'https://{tenant}.test', variables }];
  const model = buildPlayground(smallOperation({}, { servers }), {});
  assert.equal(model?.servers[0]?.variables[0]?.description, 'The tenant, see.');
});
