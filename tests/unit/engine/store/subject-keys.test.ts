/** The keys by which a build recognizes that a page about a part of an API document is unchanged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { configSchema } from '../../../../src/core/config/config.ts';
import type { Page } from '../../../../src/core/pages/page.ts';
import { parseDocument } from '../../../../src/core/reference/document/parse-document.ts';
import type { Reference } from '../../../../src/core/reference/model/model.ts';
import { buildReference } from '../../../../src/core/reference/operation/build-reference.ts';
import { SubjectKeys } from '../../../../src/engine/store/subject-keys.ts';

const { api } = configSchema.parse({ name: 'A', navigation: [{ group: 'A', pages: ['a'] }] });

function read(document: object) {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    ...document,
  });
  const parsed = parseDocument({ name: 'a.json', text }).document;
  assert.ok(parsed);
  const pair = { document: parsed, root: parsed.value };
  const reference = buildReference(pair, 'api', api);
  const keys = new SubjectKeys([pair], { documents: [reference], subjectOf: () => undefined });
  return { reference, keyOf: (key: string) => keys.keyOf({ reference: { key } } as Page) };
}

function keysIn({ operations, webhooks, schemas }: Reference): readonly string[] {
  return [...operations, ...webhooks, ...schemas].map(({ key }) => key);
}

/** Returns what pages show of a part, as plain data. */
function shownOf(reference: Reference, key: string): unknown {
  const found = reference.operation(key) ?? reference.webhook(key) ?? reference.schema(key);
  return JSON.parse(JSON.stringify(found)) as unknown;
}

/** Returns the keys of the parts that are recognized as changed. */
function changedBy(before: object, after: object): readonly string[] {
  const [one, other] = [read(before), read(after)];
  return keysIn(one.reference).filter((key) => one.keyOf(key) !== other.keyOf(key));
}

const content = (ref: string) => ({ 'application/json': { schema: { $ref: ref } } });
const get = (ref: string) => ({
  get: { responses: { 200: { description: 'OK', content: content(ref) } } },
});
const pet = { type: 'object', properties: { owner: { $ref: '#/components/schemas/Owner' } } };
const owner = { type: 'object', properties: { name: { type: 'string' } } };
const box = { type: 'object', properties: { size: { type: 'integer' } } };
const paths = {
  '/pets': get('#/components/schemas/Pet'),
  '/boxes': get('#/components/schemas/Box'),
  '/lost': { get: { responses: { 404: { $ref: '#/components/responses/Lost' } } } },
};
const components = {
  schemas: { Pet: pet, Owner: owner, Box: box },
  responses: { Lost: { description: 'Lost', content: content('#/components/schemas/Owner') } },
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
};

test('a change in a schema affects what refers to it, and nothing else', () => {
  const schemas = { ...components.schemas, Owner: { ...owner, description: 'Whose it is.' } };
  const after = { paths, components: { ...components, schemas } };
  const affected = ['api GET /pets', 'api GET /lost', 'api SCHEMA Owner'];
  assert.deepEqual(changedBy({ paths, components }, after), affected);
});

test('a change in a response affects the operations that use it, and no others', () => {
  const responses = { Lost: { ...components.responses.Lost, description: 'Not found' } };
  const after = { paths, components: { ...components, responses } };
  assert.deepEqual(changedBy({ paths, components }, after), ['api GET /lost']);
});

test('a new schema and a changed security scheme affect everything', () => {
  const all = ['api GET /pets', 'api GET /boxes', 'api GET /lost', 'api SCHEMA Owner'];
  const schemas = { ...components.schemas, Other: {} };
  assert.deepEqual(
    changedBy({ paths, components }, { paths, components: { ...components, schemas } }),
    all,
  );
  const securitySchemes = { token: { type: 'http', scheme: 'basic' } };
  assert.deepEqual(
    changedBy({ paths, components }, { paths, components: { ...components, securitySchemes } }),
    all,
  );
});

test('a change in a schema derived by a discriminator affects what shows the base schema', () => {
  const base = { type: 'object', discriminator: { propertyName: 'kind' }, properties: {} };
  const cat = (lives: number) => ({
    allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { lives: { default: lives } } }],
  });
  const document = (lives: number) => ({
    paths: { '/all': get('#/components/schemas/Base'), '/boxes': paths['/boxes'] },
    components: { schemas: { Base: base, Cat: cat(lives), Box: box } },
  });
  const affected = ['api GET /all', 'api SCHEMA Base', 'api SCHEMA Cat'];
  assert.deepEqual(changedBy(document(7), document(9)), affected);
});

const names = ['A', 'B', 'C', 'D', 'E', 'F'];
const anyName = fc.constantFrom(...names);
const anyRef = anyName.map((name) => ({ $ref: `#/components/schemas/${name}` }));
const anyWord = fc.constantFrom('one', 'two', 'three');
const anyPart = fc.oneof(
  anyRef,
  anyWord.map((description) => ({ type: 'string', description })),
);
const anyDiscriminator = fc.record(
  {
    propertyName: fc.constant('kind'),
    mapping: fc.dictionary(
      anyWord,
      fc.oneof(
        anyName,
        anyRef.map(({ $ref }) => $ref),
      ),
      { minKeys: 1, maxKeys: 2 },
    ),
  },
  { requiredKeys: ['propertyName'] },
);
const anySchema = fc.oneof(
  anyRef,
  fc.record(
    {
      description: anyWord,
      title: anyWord,
      properties: fc.dictionary(anyWord, anyPart, { maxKeys: 2 }),
      allOf: fc.array(anyPart, { minLength: 1, maxLength: 2 }),
      oneOf: fc.array(anyPart, { minLength: 1, maxLength: 2 }),
      discriminator: anyDiscriminator,
      items: anyPart,
      example: anyWord,
    },
    { requiredKeys: [] },
  ),
);
const anySchemas = fc.tuple(...names.map(() => anySchema));

test('a subject that is not affected shows the same as before, whatever schemas refer to', () => {
  let kept = 0;
  fc.assert(
    fc.property(anySchemas, anySchemas, fc.nat({ max: names.length - 1 }), (all, others, rank) => {
      const toDocument = (schemas: readonly unknown[]) => ({
        paths: Object.fromEntries(
          names.map((name) => [`/${name}`, get(`#/components/schemas/${name}`)]),
        ),
        components: { schemas: Object.fromEntries(names.map((name, at) => [name, schemas[at]])) },
      });
      const before = read(toDocument(all));
      const after = read(toDocument(all.with(rank, others[rank] ?? {})));
      for (const key of keysIn(before.reference)) {
        if (before.keyOf(key) !== after.keyOf(key)) continue;
        kept += 1;
        assert.deepEqual(shownOf(after.reference, key), shownOf(before.reference, key), key);
      }
    }),
    { numRuns: 300 },
  );
  assert.ok(kept > 0);
});
