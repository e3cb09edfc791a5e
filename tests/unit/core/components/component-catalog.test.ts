import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { componentCatalog } from '../../../../src/core/components/component-catalog.ts';

const folder = new URL('../../../../src/components/content/', import.meta.url);
const read = (file: string) => {
  const [path = file] = globSync(`**/${file}`, { cwd: folder });
  return readFileSync(new URL(path, folder), 'utf8');
};

/** The names that pages can use, and the file of each, as listed in components.ts. */
const listed = Array.from(
  (/const components[^{]*\{([\s\S]*)\n\};/.exec(read('components.ts'))?.[1] ?? '').matchAll(
    /^ {2}'?([A-Z][\w.]*)'?(?:,|: (?:Object\.assign\()?(\w+))/gm,
  ),
  ([, name = '', file = name]) => ({ name, file: `${file}.astro` }),
);

function propsOf(file: string): string[] {
  const body = /interface Props[^{]*\{([\s\S]*?)\n\}/.exec(read(file))?.[1] ?? '';
  return Array.from(body.matchAll(/^ {2}(\w+)\??:/gm), ([, name = '']) => name).sort();
}

/** Whether a component is only an HTML element, which has no file. */
function isElement(name: string): boolean {
  return componentCatalog[name]?.element !== undefined;
}

suite('the component catalog', () => {
  test('contains every component that pages may use, and no other', () => {
    const known = Object.keys(componentCatalog).filter((name) => !isElement(name));
    assert.deepEqual(known.sort(), listed.map(({ name }) => name).sort());
  });

  for (const { name, file } of listed) {
    test(`contains the props of <${name}>`, () => {
      assert.deepEqual(Object.keys(componentCatalog[name]?.props ?? {}).sort(), propsOf(file));
    });
  }

  test('lists only known components as parents and alias targets', () => {
    for (const { parent, aliasOf } of Object.values(componentCatalog)) {
      for (const name of [parent, aliasOf]) {
        assert.ok(name === undefined || componentCatalog[name], name);
      }
    }
  });
});
