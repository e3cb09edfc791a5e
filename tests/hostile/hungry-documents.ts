/** OpenAPI documents that cost readers far more than their size suggests. */
import { doublingAliases } from './hungry-pages.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

type Schemas = Readonly<Record<string, unknown>>;

export function hungryDocuments(): Readonly<Record<string, string>> {
  const described = (description: string) => ({ info: { title: 'A', version: '1', description } });
  const documents: Readonly<Record<string, object>> = {
    'openapi: allOf that doubles, 20 levels': withSchemas(
      chain(20, (next) => ({ allOf: [ref(next), ref(next)] })),
    ),
    'openapi: allOf that doubles, 60 levels': withSchemas(
      chain(60, (next) => ({ allOf: [ref(next), ref(next)] })),
    ),
    'openapi: oneOf that doubles, 22 levels': withSchemas(
      chain(22, (next) => ({ oneOf: [ref(next), ref(next)] })),
    ),
    'openapi: anyOf that doubles, 22 levels': withSchemas(
      chain(22, (next) => ({ anyOf: [ref(next), ref(next)] })),
    ),
    'openapi: properties that double, 24 levels': withSchemas(
      chain(24, (next) => ({ type: 'object', properties: { a: ref(next), b: ref(next) } })),
    ),
    'openapi: items and conditions that double': withSchemas(
      chain(22, (next) => ({ items: ref(next), if: ref(next), then: ref(next), not: ref(next) })),
    ),
    'openapi: chain of 1,000 references': withSchemas(chain(1000, (next) => ref(next))),
    'openapi: reference to itself': withSchemas({ S0: ref('S0') }),
    'openapi: allOf of itself': withSchemas({ S0: { allOf: [ref('S0'), { allOf: [ref('S0')] }] } }),
    'openapi: 38 operations and 3,010 schemas that use each other': entangled(38, 3010),
    'openapi: 1,223 operations': manyOperations(1223),
    'openapi: enum of 100,000 values': withSchemas({
      S0: { enum: Array.from({ length: 100_000 }, (_, rank) => `v${rank}`) },
    }),
    'openapi: object of 20,000 fields': withSchemas({
      S0: {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 20_000 }, (_, rank) => [`f${rank}`, { type: 'string' }]),
        ),
      },
    }),
    'openapi: 150 nested objects': withSchemas({ S0: nested(150) }),
    'openapi: description of 20,000 list markers': described('- '.repeat(20_000)),
    'openapi: description of 10,000 quotes': described('>'.repeat(10_000)),
    'openapi: description of 10,000 divs': described('<div>'.repeat(10_000)),
    'openapi: description of 1 MB': described('word *and* word '.repeat(65_000)),
    'openapi: pattern that backtracks': withSchemas({
      S0: { type: 'string', pattern: '^(a+)+$', example: `${'a'.repeat(60)}!` },
    }),
    'openapi: server of 20 variables with 20 values': manyVariables(20, 20),
  };
  const head = { openapi: '3.1.0', info: { title: 'A', version: '1' } };
  return {
    ...Object.fromEntries(
      Object.entries(documents).map(([name, document]) => [
        name,
        JSON.stringify({ ...head, ...withPaths(), ...document }),
      ]),
    ),
    'openapi: 20,000 nested objects': `{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{},"components":{"schemas":{"S0":${'{"items":'.repeat(20_000)}{}${'}'.repeat(20_000)}}}}`,
    'openapi: aliases that double': `openapi: 3.1.0\n${doublingAliases(30)}`,
    'openapi: 100,000 nested lists': `{"openapi":"3.1.0","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  };
}

/** Returns `S0` to `S<levels>`, each made from the next one. */
function chain(levels: number, make: (next: string) => unknown): Schemas {
  const entries = Array.from(
    { length: levels },
    (_, rank) => [`S${rank}`, make(`S${rank + 1}`)] as const,
  );
  return {
    ...Object.fromEntries(entries),
    [`S${levels}`]: { type: 'object', properties: { end: { type: 'string' } } },
  };
}

function withPaths(schema: unknown = { type: 'string' }) {
  const content = { 'application/json': { schema } };
  return {
    paths: {
      '/a': {
        post: { requestBody: { content }, responses: { 200: { description: 'Fine', content } } },
      },
    },
  };
}

function withSchemas(schemas: Schemas): object {
  return { ...withPaths(ref('S0')), components: { schemas } };
}

function nested(depth: number): object {
  let schema: object = { type: 'string' };
  for (let level = 0; level < depth; level += 1)
    schema = { type: 'object', properties: { in: schema } };
  return schema;
}

/**
 * Returns a document in which every schema has fields of six others, so that each refers to nearly all of
 * them.
 */
function entangled(operations: number, count: number): object {
  const schemas = Object.fromEntries(
    Array.from({ length: count }, (_, rank) => [
      `S${rank}`,
      {
        type: 'object',
        properties: Object.fromEntries(
          [1, 2, 7, 31, 211, 1013].map((step) => [
            `to${step}`,
            ref(`S${(rank * 3 + step) % count}`),
          ]),
        ),
      },
    ]),
  );
  return { ...paths(operations, (rank) => ref(`S${rank}`)), components: { schemas } };
}

function manyOperations(count: number): object {
  const user = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  return { ...paths(count, () => ref('User')), components: { schemas: { User: user } } };
}

function paths(count: number, schemaOf: (rank: number) => unknown) {
  const entries = Array.from(
    { length: count },
    (_, rank) => [`/a${rank}`, withPaths(schemaOf(rank)).paths['/a']] as const,
  );
  return { paths: Object.fromEntries(entries) };
}

function manyVariables(count: number, values: number): object {
  const names = Array.from({ length: count }, (_, rank) => `v${rank}`);
  const list = Array.from({ length: values }, (_, rank) => `x${rank}`);
  return {
    servers: [
      {
        url: `https://${names.map((name) => `{${name}}`).join('.')}.example.com`,
        variables: Object.fromEntries(names.map((name) => [name, { default: 'x0', enum: list }])),
      },
    ],
  };
}
