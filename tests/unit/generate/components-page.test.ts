import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { componentCatalog } from '../../../src/core/components/component-catalog.ts';
import { formatComponentsPage } from '../../../src/generate/components-page.ts';
import { mintlifyProps } from '../../../src/generate/mintlify-props.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

test('the page of components and props is up to date with the catalog', () => {
  const file = join(repositoryRoot, 'content/reference/components.mdx');
  assert.equal(readFileSync(file, 'utf8'), formatComponentsPage(), 'Run: npm run generate');
});

test('every component of Mintlify exists', () => {
  const missing = Object.keys(mintlifyProps).filter((name) => !(name in componentCatalog));
  assert.deepEqual(missing, []);
});

test('props without effect are listed on the page', () => {
  const [, section = ''] = formatComponentsPage().split('\n## Without effect\n');
  const rows = section
    .split('\n## ', 1)
    .join()
    .matchAll(/^\| `<(\w+)>` \| `(\w+)` \| (.+) \|$/gm);
  const found = Array.from(rows, ([, name = '', prop = '', state = '']) => [name, prop, state])
    .filter(([name = '']) => name in mintlifyProps)
    .map(([name, prop, state]) => `${name}.${prop}: ${state}`);
  assert.deepEqual(found.sort(), [
    'Example.type: no effect',
    'Frame.type: no effect',
    'Mermaid.actions: no effect',
    'Mermaid.placement: no effect',
    'Tooltip.align: no effect',
    'Variation.is: no effect',
  ]);
});
