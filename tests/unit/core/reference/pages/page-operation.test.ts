import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configSchema, type UserConfig } from '../../../../../src/core/config/config.ts';
import type { FrontMatter } from '../../../../../src/core/pages/page.ts';
import type { Operation } from '../../../../../src/core/reference/model/endpoint-model.ts';
import { formatSubjectMarkdown } from '../../../../../src/core/reference/operation/format-markdown.ts';
import { buildPageOperation } from '../../../../../src/core/reference/pages/page-operation.ts';
import { buildPlayground } from '../../../../../src/core/reference/playground/build-playground.ts';
import { readPageTags } from '../../../../../src/markdown/compile/read-uses.ts';

interface Given extends Partial<FrontMatter> {
  readonly config?: UserConfig['api'];
}

function operationOf(text: string, { config = {}, ...given }: Given = {}): Operation {
  const frontMatter = { api: 'POST https://api.test/users/{id}', meta: {}, ...given };
  const navigation = [{ group: 'All', pages: ['a'] }];
  const operation = buildPageOperation(
    { slug: 'a', title: 'A', frontMatter },
    {
      settings: configSchema.parse({ name: 'Acme', navigation, api: config }).api,
      servers: [],
      tags: readPageTags({ file: 'a.mdx', text }),
    },
  );
  assert.ok(operation);
  return operation;
}

function parametersOf(text: string, given?: Given) {
  return operationOf(text, given).parameters.map(
    ({ in: place, name, required, shape }) =>
      `${place} ${name}: ${shape.type}${required ? ' required' : ''}`,
  );
}

function bodyOf(text: string, given?: Given) {
  const content = operationOf(text, given).body?.content[0];
  const fields = content?.shape?.fields ?? [];
  return Object.fromEntries(fields.map(({ name, shape }) => [name, shape]));
}

test('fields on a page become the parameters of its request', () => {
  const text = `
<ParamField query="limit" type="integer" default="20">How many.</ParamField>
<ParamField path="id" type="string" required placeholder="u-1">Which.</ParamField>
<Param header="X-Trace" type="boolean" required={true} />
<ParamField query="not" required={false} />
<ParamField name="nowhere" type="string" />
<ParamField path="other" type="string" />
`;
  assert.deepEqual(parametersOf(text), [
    'path id: string required',
    'query limit: integer',
    'query not: string',
    'header X-Trace: boolean required',
  ]);
  const { sampleRequest } = operationOf(text);
  assert.equal(sampleRequest.url, 'https://api.test/users/u-1');
  assert.deepEqual(sampleRequest.headers, [['X-Trace', 'true']]);
});

test('samples include optional fields if docs.json says so', () => {
  const config = { request: { example: { showOptionalParams: true } } };
  const { sampleRequest } = operationOf('<ParamField query="limit" default={20} type="number" />', {
    config,
  });
  assert.equal(sampleRequest.url, 'https://api.test/users/{id}?limit=20');
});

test('numbers that a double cannot represent are sent with all digits', () => {
  const text = `
<ParamField query="after" type="integer" required default={9007199254740993} />
<ParamField body="id" type="integer" required placeholder="12345678901234567890" />
<ParamField body="ratio" type="number" required default="1.10000000000000000001" />
`;
  const { sampleRequest } = operationOf(text);
  assert.equal(sampleRequest.url, 'https://api.test/users/{id}?after=9007199254740993');
  assert.deepEqual(JSON.stringify(sampleRequest.body).match(/[\d.]{16,}/g), [
    '12345678901234567890',
    '1.10000000000000000001',
  ]);
});

test('body fields form one JSON object', () => {
  const text = `
<ParamField body="name" type="string" required placeholder="Ada">Name.</ParamField>
<ParamField body="age" type="number" default="30" />
<ParamField body="tags" type="string[]" initialValue='["a"]' />
<ParamField body="mode" type="string" enum={['fast', "careful"]} />
<ParamField body="active" type="boolean" />
`;
  const { body, samples, sampleRequest, notices } = operationOf(text);
  assert.equal(body?.required, true);
  assert.deepEqual(notices, []);
  assert.ok(sampleRequest.body?.kind === 'text');
  assert.deepEqual(JSON.parse(sampleRequest.body.text), {
    name: 'Ada',
    age: 30,
    tags: ['a'],
    mode: 'fast',
    active: true,
  });
  assert.match(samples.samples[0]?.text ?? '', /"name": "Ada"/);
});

test('common type notations are recognized', () => {
  const types = [
    'string',
    'int',
    'float',
    'bool',
    'object',
    'array',
    'array<integer>',
    '(string)[]',
    'enum<string>',
    "'a' | 'b'",
    'string | null',
    'uuid',
    'Address',
    'string | number',
    'something',
  ];
  const text = types.map((type, rank) => `<ParamField body="f${rank}" type="${type}" />`);
  assert.deepEqual(
    Object.values(bodyOf(text.join('\n'))).map(({ type }) => type),
    [
      'string',
      'integer',
      'number',
      'boolean',
      'object',
      'any[]',
      'integer[]',
      'string[]',
      'string',
      'string',
      'string | null',
      'string',
      'any',
      'any',
      'string',
    ],
  );
});

test('a value that does not match its type is not used as an example', () => {
  const { age, odd } = bodyOf(`
<ParamField body="age" type="integer" placeholder="your age" default="2.5" />
<ParamField body="odd" type="'a' | 'b'" deprecated />
`);
  assert.deepEqual([age?.examples, age?.default], [[], undefined]);
  assert.deepEqual(
    odd?.enum.map(({ text }) => text),
    ['a', 'b'],
  );
  assert.equal(odd?.deprecated, true);
});

test('the content type comes from front matter, a header field or the body fields', () => {
  const typeOf = (text: string, given?: Given) =>
    operationOf(text, given).body?.content[0]?.mediaType;
  const field = '<ParamField body="a" type="string" />\n';
  const form = 'application/x-www-form-urlencoded';
  const header = `<ParamField header="Content-Type" default="${form}" />\n`;
  assert.equal(typeOf(field), 'application/json');
  assert.equal(typeOf(field + header), form);
  assert.equal(
    typeOf(field + header, { contentType: 'multipart/form-data' }),
    'multipart/form-data',
  );
  assert.equal(typeOf('<ParamField body="a" type="file" />'), 'multipart/form-data');
  assert.equal(typeOf(''), undefined);
});

test('headers that the request sets itself are not parameters', () => {
  const text = `
<ParamField header="Authorization" type="string" required />
<ParamField header="Content-Type" type="string" required />
<ParamField body="a" type="string" />
`;
  const config = { auth: { method: 'bearer' } } as const;
  assert.deepEqual(parametersOf(text, { config }), ['path id: string required']);
  assert.deepEqual(parametersOf(text, { config, authMethod: 'none' }), [
    'path id: string required',
    'header Authorization: string required',
  ]);
});

test('only top-level fields of the page count', () => {
  const text = `
import { Param } from '/own.jsx';

<Param query="own" />
<ParamField body="user" type="object">
  <Expandable>
    <ParamField body="inner" type="string" />
  </Expandable>
</ParamField>
<Expandable title="More">
  <ParamField body="more" type="string" />
</Expandable>
<ParamField query={unknown} />

\`\`\`mdx
<ParamField query="code" />
\`\`\`
`;
  assert.deepEqual(Object.keys(bodyOf(text)), ['user', 'more']);
  assert.deepEqual(parametersOf(text), ['path id: string required']);
});

test('the playground offers the fields of the page', () => {
  const text = `
<ParamField query="limit" type="integer" default="20" />
<ParamField body="mode" type="string" enum={['fast', 'careful']} required />
`;
  const model = buildPlayground(operationOf(text), {});
  assert.deepEqual(
    model?.parameters.map(({ name, field }) => [name, field.control.kind, field.control.start]),
    [
      ['id', 'text', undefined],
      ['limit', 'number', '20'],
    ],
  );
  const control = model.body?.contents[0]?.control;
  assert.ok(control?.kind === 'object');
  assert.deepEqual(
    control.fields.map(({ name, required, control: { kind } }) => [name, required, kind]),
    [['mode', true, 'choice']],
  );
});

test('fields that the page describes are not repeated below it', () => {
  const text = '<ParamField path="id" type="string" />\n<ParamField body="a" type="string" />\n';
  const written = formatSubjectMarkdown(operationOf(text));
  assert.doesNotMatch(written, /## (?:Path parameters|Request body)/);
  assert.match(formatSubjectMarkdown(operationOf('Text.')), /## Path parameters/);
});
