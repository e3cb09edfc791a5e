import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reference } from '../../../../../src/core/reference/model/model.ts';
import { NumberText } from '../../../../../src/core/text/json/exact-json.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import { smallReference, smallShape } from '../../../../helpers/values/openapi-reference.ts';

const refTo = (rank: number): object => ({ $ref: `#/components/schemas/S${rank}` });

/** Returns schemas, each of which is made from the next. */
function chain(levels: number, make: (next: object) => object): Record<string, object> {
  const last = { type: 'object', properties: { a: { type: 'string' } } };
  const schemas = Array.from({ length: levels }, (_, rank) => make(refTo(rank + 1)));
  return Object.fromEntries([...schemas, last].map((schema, rank) => [`S${rank}`, schema]));
}

/** Returns schemas, each of which refers to `width` others. */
function mesh(count: number, width = 10): Record<string, object> {
  const targets = (rank: number) =>
    Array.from({ length: width }, (_, at) => [`p${at}`, refTo((rank * 7 + at * 131 + 1) % count)]);
  const schemas = Array.from({ length: count }, (_, rank) => {
    return [
      `S${rank}`,
      { type: 'object', properties: Object.fromEntries(targets(rank)) as object },
    ];
  });
  return Object.fromEntries(schemas) as Record<string, object>;
}

function referenceOf(schemas: Record<string, object>, operations = 1): Reference {
  const content = (rank: number) => ({ content: { 'application/json': { schema: refTo(rank) } } });
  const paths = Array.from({ length: operations }, (_, rank) => {
    const responses = { 200: { description: 'ok', ...content(rank) } };
    return [`/p${rank}`, { post: { requestBody: content(rank), responses } }];
  });
  return smallReference({ paths: Object.fromEntries(paths) as object, components: { schemas } });
}

/** Returns the number of characters in the data for the page of the first operation. */
function sizeOf(reference: Reference): number {
  return JSON.stringify(reference.operation(reference.operations[0]?.key ?? '')).length;
}

const doubling: Readonly<Record<string, (next: object) => object>> = {
  allOf: (next) => ({ allOf: [next, next] }),
  oneOf: (next) => ({ oneOf: [next, next] }),
  anyOf: (next) => ({ anyOf: [next, next] }),
  'oneOf beside fields': (next) => ({
    type: 'object',
    oneOf: [next, next],
    properties: { x: next },
  }),
  prefixItems: (next) => ({ type: 'array', prefixItems: [next, next] }),
  conditions: (next) => ({ if: next, then: next, else: next, not: next }),
  dependentSchemas: (next) => ({ dependentSchemas: { a: next, b: next } }),
};

test('schemas that double at each level are rendered within a budget', () => {
  for (const [name, make] of Object.entries(doubling)) {
    const size = sizeOf(referenceOf(chain(30, make)));
    assert.ok(size > 0 && size < 3_000_000, `${name}: ${size}`);
  }
});

test('content beyond the budget of a schema is a link to another page', () => {
  const reference = referenceOf(chain(30, doubling['oneOf'] ?? ((next) => next)));
  const text = JSON.stringify(reference.operation(reference.operations[0]?.key ?? ''));
  assert.match(text, /"more":\{"kind":"deeper","name":"S\d+","schema":"zoo SCHEMA S\d+"\}/);
});

test('unnamed objects are shown completely at any depth', () => {
  const nest = (levels: number): object =>
    levels === 0
      ? { type: 'string', title: 'the end' }
      : { type: 'object', properties: { a: nest(levels - 1) } };
  const text = JSON.stringify(referenceOf({ S0: nest(9) }).operation('zoo POST /p0'));
  assert.match(text, /"title":"the end"/);
  assert.doesNotMatch(text, /"kind":"cut"/);
});

test('unnamed objects are shown completely in a form with two hundred fields', () => {
  const group = (inner: (at: string) => object, of: readonly string[]) => ({
    type: 'object',
    properties: Object.fromEntries(of.map((at) => [at, inner(at)])) as object,
  });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const leaf = (at: string) => ({ type: 'string', maxLength: at.length, title: 'the end' });
  const form = group(() => group(() => group((at) => group(leaf, [at]), ['a', 'b']), names), names);
  const text = JSON.stringify(referenceOf({ S0: form }).operation('zoo POST /p0')?.body);
  assert.equal(text.match(/"title":"the end"/g)?.length, names.length * names.length * 2);
  assert.doesNotMatch(text, /"kind":"cut"/);
});

test('in a large object, only small required objects are shown, others are links', () => {
  const many = Array.from({ length: 60 }, (_, rank) => [`m${rank}`, refTo(3)] as const);
  const S0 = {
    type: 'object',
    required: ['amount', 'large'],
    properties: { amount: refTo(1), spare: refTo(1), large: refTo(2), ...Object.fromEntries(many) },
  };
  const texts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`t${at}`, { type: 'string' }]));
  const object = (count: number) => ({ type: 'object', properties: texts(count) });
  const reference = referenceOf({ S0, S1: object(2), S2: object(30), S3: object(10) });
  const shape = reference.operation('zoo POST /p0')?.body?.content[0]?.shape;
  const drawn = ['amount', 'spare', 'large'].map((name) => {
    const own = shape?.fields.find((field) => field.name === name)?.shape;
    return [own?.fields.length, own?.more?.kind];
  });
  assert.deepEqual(drawn, [
    [2, undefined],
    [0, 'deeper'],
    [0, 'deeper'],
  ]);
});

test('three thousand interlinked schemas produce pages of limited size', () => {
  const reference = referenceOf(mesh(3010), 38);
  const operation = reference.operation(reference.operations[37]?.key ?? '');
  const schema = reference.schema(reference.schemas[3009]?.key ?? '');
  assert.equal(reference.schemas.length, 3010);
  for (const part of [operation, schema]) {
    const size = JSON.stringify(part).length;
    assert.ok(size < 500_000, String(size));
  }
});

test('samples of thousands of interlinked schemas are shallower than those of a few', () => {
  const levelsOf = (count: number) => {
    const reference = referenceOf(mesh(count, 4));
    const text = JSON.stringify(reference.schema(reference.schemas[0]?.key ?? ''));
    const [sample = ''] = /(?<="label":"Example","text":)"(?:[^"\\]|\\.)*"/.exec(text) ?? [];
    return depthOf(JSON.parse(JSON.parse(sample) as string));
  };
  assert.ok(levelsOf(3010) < levelsOf(500));
  assert.ok(levelsOf(3010) > 1);
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('the same document is rendered identically each time', () => {
  const draw = () => JSON.stringify(referenceOf(mesh(50)).operation('zoo POST /p0'));
  assert.equal(draw(), draw());
});

test('a sample has a limited number of items and characters', () => {
  const many = { type: 'array', minItems: 1_000_000_000 };
  const nested = {
    type: 'array',
    minItems: 1000,
    items: { ...many, items: { ...many, items: {} } },
  };
  const schemas = {
    S0: {
      type: 'object',
      properties: {
        list: { ...many, items: { type: 'integer' } },
        nested,
        text: { type: 'string', minLength: 2_000_000_000 },
        pattern: { type: 'string', pattern: '^(a{30000}){30000}$' },
      },
    },
  };
  assert.ok(sizeOf(referenceOf(schemas)) < 1_000_000);
});

const uncountable: Readonly<Record<string, unknown>> = {
  'with more digits than a double holds': new NumberText('99999999999999999999'),
  'beyond every double': new NumberText('1e400'),
  'in quotes': '1000000000',
  'in a list': [['1000000000']],
};

for (const [name, count] of Object.entries(uncountable)) {
  test(`a sample is limited even if its counts are written ${name}`, () => {
    const schemas = {
      S0: {
        type: 'object',
        properties: {
          list: { type: 'array', minItems: count, items: { type: 'integer' } },
          nested: {
            type: 'array',
            minItems: count,
            items: { type: 'array', minItems: count, items: { type: 'integer' } },
          },
          text: { type: 'string', minLength: count },
        },
      },
    };
    assert.ok(sizeOf(referenceOf(schemas)) < 1_000_000);
  });
}

for (const name of ['minItems', 'minLength', 'pattern']) {
  test(`a sample is limited even if a property and a schema are named ${name}`, () => {
    const many = { type: 'array', minItems: 1_000_000_000, items: { type: 'integer' } };
    const schemas = {
      S0: {
        type: 'object',
        properties: { [name]: many, other: { $ref: `#/components/schemas/${name}` } },
      },
      [name]: many,
    };
    assert.ok(sizeOf(referenceOf(schemas)) < 1_000_000);
  });
}

test('thousands of descriptions of one property are joined in linear time', () => {
  const part = (rank: number) => ({ properties: { p: { description: `Said ${rank}. ` } } });
  const read = (size: number) => {
    const allOf = Array.from({ length: size }, (_, rank) => part(rank));
    return smallShape({ allOf: [...allOf, ...allOf] }).fields[0]?.shape.description;
  };
  assert.equal(read(2), 'Said 0. \n\nSaid 1. ');
  assertGrowsEvenly(read, 3000);
});
