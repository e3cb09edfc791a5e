/** Numbers that a double cannot represent, from the text of a document to everything generated from it. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const schema = {
  type: 'object',
  required: ['id', 'ratio'],
  properties: {
    id: {
      type: 'integer',
      minimum: '<-9007199254740995>',
      maximum: '<9007199254740997>',
      default: '<9007199254740993>',
      example: '<9007199254740993>',
    },
    ratio: { type: 'number', enum: ['<0.1234567890123456789>', '<1e400>'] },
    plain: { type: 'integer', default: 12 },
  },
};

function documentOf(openapi: string, path: string, schemaFile?: string): string {
  const body = schemaFile === undefined ? schema : { $ref: schemaFile };
  const document = {
    openapi,
    info: { title: 'Digits', version: '1' },
    servers: [{ url: 'https://api.test' }],
    paths: {
      [path]: {
        post: {
          summary: `Digits of ${openapi}`,
          parameters: [
            {
              name: 'after',
              in: 'query',
              required: true,
              schema: { type: 'integer' },
              example: '<9007199254740999>',
            },
          ],
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: {
            '200': {
              description: 'Good',
              content: {
                'application/json': {
                  schema: body,
                  example: { id: '<12345678901234567890>', ratio: '<0.1234567890123456789>' },
                },
              },
            },
          },
        },
      },
    },
  };
  return toText(document);
}

function toText(value: object): string {
  return JSON.stringify(value, undefined, 2).replace(/"<([^"]*)>"/g, '$1');
}

/** Turns JSON into YAML of the same value: an alias, a comment and a plus sign are not JSON. */
const asYaml = (json: string) => `# YAML\n${json.replace('"maximum": 9', '"maximum": +9')}`;

const site = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Digits',
    navigation: [
      { group: 'A', pages: ['index', 'POST /json', 'POST /old', 'POST /yaml', 'POST /old-yaml'] },
      { group: 'B', pages: ['POST /parts', 'POST /old-parts'] },
    ],
    openapi: ['json.json', 'old.json', 'new.yaml', 'old.yaml', 'parts.json', 'old-parts.yaml'],
  }),
  'index.mdx':
    "import data from '/snippets/data.json'\n\nThe id is {data.id}, twice {`${data.id}`}, or {data.ids.join()}.\n",
  'snippets/data.json': '{ "id": 9007199254740993, "ids": [1, 12345678901234567890] }',
  'parts.json': documentOf('3.1.0', '/parts', './parts/digits.json'),
  'parts/digits.json': toText(schema),
  'old-parts.yaml': asYaml(documentOf('3.0.3', '/old-parts', './parts/digits.yaml')),
  'parts/digits.yaml': asYaml(toText(schema)),
  'json.json': documentOf('3.1.0', '/json'),
  'old.json': documentOf('3.0.3', '/old'),
  'new.yaml': asYaml(documentOf('3.1.0', '/yaml')),
  'old.yaml': asYaml(documentOf('3.0.3', '/old-yaml')),
});

/** Numbers as written in each document, and what they become when converted to a double. */
const numbers = [
  ['-9007199254740995', '-9007199254740996'],
  ['9007199254740997', '9007199254740996'],
  ['9007199254740993', '9007199254740992'],
  ['0.1234567890123456789', '0.12345678901234568'],
  ['1e400', 'Infinity'],
  ['9007199254740999', '9007199254741000'],
  ['12345678901234567890', '12345678901234567000'],
] as const;

function assertExact(text: string): void {
  for (const [written, rounded] of numbers) {
    assert.ok(text.includes(written), `${written} is missing`);
    assert.ok(!text.includes(rounded), `${rounded} stands for ${written}`);
  }
}

test('documents with long numbers have no diagnostics', () => {
  assert.deepEqual(site.codes, []);
});

for (const [name, slug] of [
  ['JSON, 3.1', 'digits-of-310'],
  ['JSON or YAML, 3.1', 'digits-of-310-1'],
  ['JSON, 3.0', 'digits-of-303'],
  ['JSON or YAML, 3.0', 'digits-of-303-1'],
  ['several files of JSON, 3.1', 'digits-of-310-2'],
  ['several files of YAML, 3.0', 'digits-of-303-2'],
] as const) {
  suite(`a document as ${name}`, () => {
    test('shows every digit of its limits, defaults, values and examples', () => {
      assertExact(site.read(`api-reference/${slug}/index.html`).replace(/<[^>]*>/g, ''));
    });

    test('has every digit in the Markdown twin', () => {
      assertExact(site.read(`api-reference/${slug}.md`));
    });

    test('has every digit in the code samples of every language', () => {
      const samples = site
        .read(`api-reference/${slug}/index.html`)
        .split('<pre')
        .slice(1)
        .map((part) => part.slice(0, part.indexOf('</pre>')).replace(/<[^>]*>/g, ''))
        .filter((text) => text.includes('https://api.test/'));
      assert.ok(samples.length >= 8, `${samples.length} samples`);
      for (const sample of samples) {
        assert.ok(sample.includes('after=9007199254740999'), sample);
        assert.ok(sample.includes('9007199254740993'), sample);
        assert.ok(sample.includes('0.1234567890123456789'), sample);
      }
    });
  });
}

test('data files show every digit on pages', () => {
  assert.match(
    site.read('/').replace(/<[^>]*>/g, ''),
    /The id is 9007199254740993, twice 9007199254740993, or 1,12345678901234567890\./,
  );
});
