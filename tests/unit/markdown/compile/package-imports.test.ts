import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolvePackage } from '../../../../src/markdown/compile/package-imports.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

const known = new Set(['Card', 'Warning']);
const place = { file: 'page.mdx', position: { line: 1, column: 1 } };

/** Returns what the names of an import stand for, and the diagnostics about it. */
function resolve(...names: readonly (readonly [local: string, imported: string])[]) {
  const written = names.map(([local, imported]) => ({ local, imported }));
  const found = resolvePackage({ path: 'some-docs', names: written }, known, place);
  return {
    ofSite: Object.fromEntries(found.ofSite),
    unresolved: found.unresolved,
    said: found.diagnostics.map((one) => diagnosticText(one)),
  };
}

test('an import from a package refers to the site’s component of that name, under any alias', () => {
  assert.deepEqual(resolve(['Card', 'Card'], ['Box', 'Card'], ['Warning', 'default']), {
    ofSite: { Card: 'Card', Box: 'Card', Warning: 'Warning' },
    unresolved: [],
    said: [],
  });
});

test('a component that other tools call differently is resolved and reported', () => {
  assert.deepEqual(resolve(['Caution', 'Caution']), {
    ofSite: { Caution: 'Warning' },
    unresolved: [],
    said: [
      'page.mdx:1:1 warning page/component-name: <Caution> is called <Warning> here; it was read as that. -> Remove the import, and write <Warning>.',
    ],
  });
});

test('unknown names of a package stay undefined and are reported once', () => {
  const { ofSite, unresolved, said } = resolve(['one', 'one'], ['two', 'default'], ['all', '*']);
  assert.deepEqual(ofSite, { all: '*' });
  assert.deepEqual(unresolved, ['one', 'two']);
  assert.deepEqual(said, [
    'page.mdx:1:1 warning snippet/unsupported-import: "some-docs" is a package; pages can import only snippets of this project, components of Lectern and React, so "one" and "two" are not defined. -> Import from a path that begins with /snippets/, or remove the import.',
  ]);
});
