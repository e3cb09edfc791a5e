import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { componentCatalogue } from '../../../src/core/site/component-catalogue.ts';

/** The page of this repository's site that shows every component with its source. */
const page = readFileSync(
  new URL('../../../content/components/index.mdx', import.meta.url),
  'utf8',
);

/** Filled in by the compiler; authors have no use for it. */
const internalProps = new Set(['html']);

test('The components page shows every component', () => {
  const missing = Object.keys(componentCatalogue).filter((name) => !page.includes(`<${name}`));
  assert.deepEqual(missing, []);
});

test('The components page lists every prop that authors may give', () => {
  const missing = Object.entries(componentCatalogue).flatMap(([name, { props }]) =>
    Object.keys(props)
      .filter((prop) => !internalProps.has(prop) && !page.includes(`| \`${prop}\``))
      .map((prop) => `${name}.${prop}`),
  );
  assert.deepEqual(missing, []);
});

test('The components page describes no prop that does not exist', () => {
  const tables = page.matchAll(/^\| Props of `([\w.]+)`.*\n\|[- |]+\n((?:\| .*\n)+)/gm);
  const unknown = Array.from(tables).flatMap(([, name = '', rows = '']) => {
    const known = Object.keys(componentCatalogue[name]?.props ?? {});
    const listed = Array.from(rows.matchAll(/^\| `(\w+)`/gm), ([, prop = '']) => prop);
    return listed.filter((prop) => !known.includes(prop)).map((prop) => `${name}.${prop}`);
  });
  assert.deepEqual(unknown, []);
});
