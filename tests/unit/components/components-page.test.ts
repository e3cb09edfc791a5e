import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { componentCatalog } from '../../../src/core/components/component-catalog.ts';

/** The pages of this repository's site that show every component with its source. */
const folder = fileURLToPath(new URL('../../../content/components/', import.meta.url));
const pages = globSync('*.mdx', { cwd: folder }).map((name) =>
  readFileSync(`${folder}${name}`, 'utf8'),
);

/** Props that the compiler fills in, which are of no use to authors. */
const internalProps = new Set(['html']);

test('the components pages show every component', () => {
  const missing = Object.keys(componentCatalog).filter(
    (name) => !pages.some((page) => page.includes(`<${name}`)),
  );
  assert.deepEqual(missing, []);
});

test('a page that shows a component lists all of its props', () => {
  const missing = Object.entries(componentCatalog).flatMap(([name, { props }]) => {
    const tables = pages.flatMap((page) => propsIn(page).filter((table) => table.name === name));
    const listed = new Set(tables.flatMap((table) => table.props));
    // Variants of a component share a table, as the six remarks do.
    if (tables.length === 0) return hasTableElsewhere(name, Object.keys(props)) ? [] : [name];
    return Object.keys(props)
      .filter((prop) => !internalProps.has(prop) && !listed.has(prop))
      .map((prop) => `${name}.${prop}`);
  });
  assert.deepEqual(missing, []);
});

test('the components pages describe no unknown prop', () => {
  const unknown = pages.flatMap(propsIn).flatMap(({ name, props }) => {
    const known = Object.keys(componentCatalog[name]?.props ?? {});
    return props.filter((prop) => !known.includes(prop)).map((prop) => `${name}.${prop}`);
  });
  assert.deepEqual(unknown, []);
});

interface PropsTable {
  readonly name: string;
  readonly props: readonly string[];
}

function propsIn(page: string): PropsTable[] {
  const tables = page.matchAll(/^\| Props of `([\w.]+)`.*\n\|[- |]+\n((?:\| .*\n)+)/gm);
  return Array.from(tables, ([, name = '', rows = '']) => ({
    name,
    props: Array.from(rows.matchAll(/^\| `(\w+)`/gm), ([, prop = '']) => prop),
  }));
}

/** Whether the page that shows the component has a table with all its props. */
function hasTableElsewhere(name: string, props: readonly string[]): boolean {
  const given = props.filter((prop) => !internalProps.has(prop));
  return pages
    .filter((page) => page.includes(`<${name}`))
    .some((page) => {
      const listed = new Set(propsIn(page).flatMap((table) => table.props));
      return given.every((prop) => listed.has(prop));
    });
}
