/** Components without a required prop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { componentCatalog } from '../../../src/core/components/component-catalog.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

interface Lacking {
  readonly prop: string;
  readonly markup: string;
}

/** Each component with each of its required props omitted, and all others given. */
const lacking: readonly Lacking[] = Object.entries(componentCatalog).flatMap(
  ([name, { props, parent }]) => {
    const needed = Object.keys(props).filter((prop) => props[prop]?.required === true);
    const left = (prop: string) =>
      needed.filter((each) => each !== prop).map((each) => ` ${each}="x/y"`);
    return needed.map((prop) => {
      const tag = `<${name}${left(prop).join('')}>\ntext\n</${name}>`;
      const markup = parent === undefined ? tag : `<${parent}>\n${tag}\n</${parent}>`;
      return { prop: `${name}.${prop}`, markup };
    });
  },
);

test('a component without a required prop is reported once, and rendering does not fail', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({ name: 'Site', navigation: [{ group: 'G', pages: ['index'] }] }),
    'index.mdx': lacking.map(({ markup }) => `${markup}\n`).join('\n'),
  });
  const failed = site.diagnostics.filter(({ code }) => code === 'page/evaluation');
  assert.deepEqual(failed, []);
  const reported = site.diagnostics.flatMap(({ code, message }) => {
    const [, component, prop] = /^<([\w.]+)> needs the prop "(\w+)"/.exec(message) ?? [];
    return code === 'component/missing-prop' ? [`${component}.${prop}`] : [];
  });
  assert.deepEqual(
    reported,
    lacking.map(({ prop }) => prop),
  );
});
