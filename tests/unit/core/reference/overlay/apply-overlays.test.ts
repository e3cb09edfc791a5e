import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import { applyOverlays } from '../../../../../src/core/reference/overlay/apply-overlays.ts';
import { parseOverlay } from '../../../../../src/core/reference/overlay/parse-overlay.ts';
import { assertGrowsEvenly } from '../../../../helpers/measure/assert-growth.ts';
import type { DataPath } from '../../../../../src/core/text/source-tree.ts';

const users = `openapi: 3.0.3
info: { title: Users, version: "1" }
servers:
  - url: https://internal.example.com
  - url: https://test.example.com
paths:
  /users:
    get:
      summary: List
      parameters:
        - { name: a, in: query }
        - { name: b, in: query }
  /admin:
    get: { summary: Admin }
`;

type Action = Readonly<Record<string, unknown>>;

/** Each action is a line of the overlay, from line 2 on. */
function apply(actions: readonly Action[], text = users) {
  const { document } = parseDocument({ name: 'users.yaml', text });
  const lines = actions.map((action) => `  - ${JSON.stringify(action)}\n`);
  const { overlay } = parseOverlay(
    'o.yaml',
    `{overlay: 1.1.0, actions: [\n${lines.join('').replaceAll(/^ {2}- (.*)$/gm, '$1,')}]}`,
  );
  assert.ok(document && overlay);
  const before = JSON.stringify(document.value);
  const result = applyOverlays(document, [overlay]);
  assert.equal(JSON.stringify(document.value), before, 'The document stays as it was written.');
  const { value, placeOf } = result.document;
  return {
    ...result,
    value: value as Readonly<Record<string, never>>,
    faults: result.diagnostics.map(
      ({ file, position, message }) => `${file}:${position?.line} ${message}`,
    ),
    lineOf: (path: DataPath) => {
      const { file, position } = placeOf(path);
      return `${file}:${position?.line}`;
    },
  };
}

test('objects are merged, values replaced, and lists continued', () => {
  const { value } = apply([
    {
      target: '$',
      update: {
        info: { title: 'People', contact: { name: 'Us' } },
        servers: [{ url: 'https://api.example.com' }],
        paths: { '/users': { get: { deprecated: true } }, '/new': {} },
      },
    },
  ]);
  assert.deepEqual(value, {
    openapi: '3.0.3',
    info: { title: 'People', version: '1', contact: { name: 'Us' } },
    servers: [
      { url: 'https://internal.example.com' },
      { url: 'https://test.example.com' },
      { url: 'https://api.example.com' },
    ],
    paths: {
      '/users': {
        get: {
          summary: 'List',
          parameters: [
            { name: 'a', in: 'query' },
            { name: 'b', in: 'query' },
          ],
          deprecated: true,
        },
      },
      '/admin': { get: { summary: 'Admin' } },
      '/new': {},
    },
  });
});

test('an update of a list adds an item, or each item of another list', () => {
  const target = '$.servers';
  const urls = (update: unknown) => {
    const { value } = apply([{ target, update }]);
    return (value['servers'] as readonly { url: string }[] | undefined)?.map(({ url }) => url);
  };
  const given = ['https://internal.example.com', 'https://test.example.com'];
  assert.deepEqual(urls({ url: 'a' }), [...given, 'a']);
  assert.deepEqual(urls([{ url: 'a' }, { url: 'b' }]), [...given, 'a', 'b']);
});

test('an update applies everywhere the path selects, also to single values', () => {
  const { value } = apply([
    { target: '$.paths.*.get.summary', update: 'Same' },
    { target: "$..parameters[?@.name == 'b']", update: { required: true } },
  ]);
  const { paths } = value as unknown as typeof expected;
  const expected = {
    paths: {
      '/users': {
        get: {
          summary: 'Same',
          parameters: [
            { name: 'a', in: 'query' },
            { name: 'b', in: 'query', required: true },
          ],
        },
      },
      '/admin': { get: { summary: 'Same' } },
    },
  };
  assert.deepEqual(paths, expected.paths);
});

test('all selected values are removed, whatever their order in a list', () => {
  const { value } = apply([
    { target: '$.servers[*]', remove: true },
    { target: "$.paths['/admin']", remove: true },
  ]);
  assert.deepEqual(value['servers'], []);
  assert.deepEqual(Object.keys(value['paths'] ?? {}), ['/users']);
});

test('items that a path selects from the end or in any order are the ones that are removed', () => {
  const tags = 'tags: [{ name: a }, { name: b }, { name: c }, { name: d }]\n';
  for (const [target, left] of [
    ['$.tags[2,0]', 'bd'],
    ['$.tags[::-2]', 'ac'],
    ['$.tags[1,-1,0]', 'c'],
  ] as const) {
    const { value } = apply([{ target, remove: true }], `${users}${tags}`);
    const names = (value['tags'] as readonly { name: string }[] | undefined)?.map(
      ({ name }) => name,
    );
    assert.equal(names?.join(''), left, target);
  }
});

test('copy and remove together rename a path, and the copy is independent', () => {
  const { value } = apply([
    { target: '$.paths', update: { '/people': {} } },
    { target: "$.paths['/people']", copy: "$.paths['/users']" },
    { target: "$.paths['/people'].get", update: { summary: 'People' } },
    { target: "$.paths['/admin']", remove: true },
  ]);
  const paths = value['paths'] as unknown as Record<string, { get: { summary: string } }>;
  assert.deepEqual(
    Object.entries(paths).map(([path, { get }]) => `${path} ${get.summary}`),
    ['/users List', '/people People'],
  );
});

test('an overlay can change the version of the document', () => {
  const { document } = apply([{ target: '$', update: { openapi: '3.1.0' } }]);
  assert.equal(document.version, '3.1.0');
});

test('the text of the changed document is its value, with all digits of its numbers', () => {
  const text = `${users}x-limit: 12345678901234567890\n`;
  const { document } = apply([{ target: '$.paths', remove: true }], text);
  assert.match(document.text, /"x-limit": 12345678901234567890/);
  assert.doesNotMatch(document.text, /"paths"/);
});

test('values are found where they were written, in the document or in the overlay', () => {
  const { lineOf } = apply([
    { target: '$.servers[0]', remove: true },
    { target: '$.servers', update: [{ url: 'https://a.example.com' }] },
    { target: '$.servers[0]', remove: true },
    { target: "$.paths['/users'].get", update: { summary: 'All', tags: ['x'] } },
    { target: "$.paths['/users'].get.parameters[0]", remove: true },
    { target: '$.paths', update: { '/people': {} } },
    { target: "$.paths['/people']", copy: "$.paths['/admin']" },
  ]);
  assert.equal(lineOf(['servers', 0, 'url']), 'o.yaml:3');
  assert.equal(lineOf(['paths', '/users', 'get', 'summary']), 'o.yaml:5');
  assert.equal(lineOf(['paths', '/users', 'get', 'tags', 0]), 'o.yaml:5');
  assert.equal(lineOf(['paths', '/users', 'get', 'parameters', 0, 'name']), 'users.yaml:12');
  assert.equal(lineOf(['paths', '/people', 'get', 'summary']), 'users.yaml:14');
  assert.equal(lineOf(['info', 'title']), 'users.yaml:2');
});

test('plain values of a list are found in their lines after others were removed', () => {
  const text = `${users}x:\n  - a\n  - b\n  - c\n`;
  const { lineOf, value } = apply([{ target: '$.x[0,1]', remove: true }], text);
  assert.deepEqual(value['x'], ['c']);
  assert.equal(lineOf(['x', 0]), 'users.yaml:18');
});

test('what cannot be merged is reported at its place, and the rest is merged', () => {
  const { faults, value } = apply([
    { target: '$', update: { info: 'Users', servers: { url: 'a' }, tags: [] } },
    { target: '$.openapi', update: { a: 1 } },
  ]);
  assert.deepEqual(faults, [
    'o.yaml:2 The overlay has a single value where the document has an object.',
    'o.yaml:3 The overlay has an object where the document has a single value.',
  ]);
  assert.deepEqual(value['tags'], []);
});

test('a name without a value leaves objects and lists as they are', () => {
  const { faults, value } = apply([{ target: '$', update: { paths: null, servers: null } }]);
  assert.deepEqual(faults, []);
  assert.equal(Object.keys(value['paths'] ?? {}).length, 2);
});

test('paths that cannot be read, and copies of nothing or of several values, are reported', () => {
  const { faults } = apply([
    { target: '$.paths[', remove: true },
    { target: 'paths', remove: true },
    { target: '$', remove: true },
    { target: '$.info', copy: '$.nothing' },
    { target: '$.info', copy: '$.paths.*' },
  ]);
  assert.deepEqual(faults, [
    'o.yaml:2 The path cannot be read: unclosed bracketed selection.',
    "o.yaml:3 The path cannot be read: expected '$', found 'p'.",
    'o.yaml:4 The action would remove the whole document.',
    'o.yaml:5 "$.nothing" selects nothing, but one value is needed.',
    'o.yaml:6 "$.paths.*" selects 2 values, but one value is needed.',
  ]);
});

test('actions that select nothing are told from those that change something', () => {
  const { used, faults } = apply([
    { target: '$.nothing', remove: true },
    { target: '$.nothing', copy: '$.paths.*' },
    { target: '$.info', update: {} },
  ]);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    [...used].map(({ rank }) => rank),
    [2],
  );
});

test('copies of copies end before they fill the memory', () => {
  const doubling = Array.from({ length: 40 }, (_, rank) => [
    { target: '$.info', update: { [`x${rank}`]: {} } },
    { target: `$.info.x${rank}`, copy: '$.info' },
  ]);
  assert.match(apply(doubling.flat()).faults.join('\n'), /would become too large or too deep/);
});

test('an action that selects more values than any document needs is not applied', () => {
  const text = JSON.stringify({ openapi: '3.1.0', x: Array.from({ length: 100_001 }, () => 1) });
  const { faults, value } = apply([{ target: '$.x[*]', update: 2 }], text);
  assert.match(faults.join('\n'), /would become too large or too deep/);
  assert.deepEqual(value['x']?.[0], 1);
});

test('removing many items of a list takes time in proportion to it', () => {
  assertGrowsEvenly((size) => {
    const tags = Array.from({ length: size }, (_, rank) => ({ name: `t${rank}` }));
    apply([
      { target: '$', update: { tags } },
      { target: "$.tags[?@.name != 't1']", remove: true },
    ]);
  }, 500);
});

test('names such as __proto__ are ordinary names', () => {
  const { value } = apply([
    { target: '$.info', update: JSON.parse('{"__proto__": {"a": 1}}') as unknown },
  ]);
  assert.ok(Object.hasOwn(value['info'] ?? {}, '__proto__'));
  assert.equal(({} as { a?: number }).a, undefined);
});
