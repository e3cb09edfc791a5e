import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitImports } from '../../../src/markdown/imports.ts';

/** Formats each import as `path: local=imported`. */
const importsOf = (code: string) =>
  splitImports(code).imports.map(
    ({ path, names }) =>
      `${path}: ${names.map(({ local, imported }) => `${local}=${imported}`).join(' ')}`,
  );

test('an import gives its local name and its name in the file', () => {
  assert.deepEqual(
    importsOf(
      `import A, { b, c as d } from '/a.jsx';\nimport * as all from '/b.mdx';\nimport '/c.css';`,
    ),
    ['/a.jsx: A=default b=b d=c', '/b.mdx: all=*', '/c.css: '],
  );
});

test('type imports are ignored, but not values imported with them', () => {
  assert.deepEqual(
    importsOf(
      `import type { A } from './a.ts';\nimport { type B } from './b.ts';\nimport { type C, d } from './c.ts';`,
    ),
    ['./c.ts: d=d'],
  );
});

test('the remaining code keeps its lines and lists the names that it declares', () => {
  const code = `import A from '/a.jsx';\nexport const b = 1, c = <A />;\nexport function d() {}\n`;
  const { rest, declared } = splitImports(code);
  assert.equal(rest.split('\n')[1], 'export const b = 1, c = <A />;');
  assert.equal(rest.trimStart(), code.slice(code.indexOf('export')));
  assert.deepEqual(declared, ['b', 'c', 'd']);
});

test('names taken out of objects and lists are declared too', () => {
  const { declared } = splitImports(
    `export const { a, b: [c, ...d], e = 1, ...f } = all, [g] = list;\n`,
  );
  assert.deepEqual(declared.toSorted(), ['a', 'c', 'd', 'e', 'f', 'g']);
});

test('nothing remains of code with only imports', () => {
  assert.equal(splitImports(`import A from '/a.jsx';\n\n`).rest, '');
});
