/** The ids on a page, as built. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

test('a component does not take the id of an element of the page or of a snippet', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['index'] }] }),
    'index.mdx': [
      "import Part from '/snippets/part.mdx';",
      '<Accordion title="FAQ">Text</Accordion>',
      '<div id="npm">Text</div>',
      '<Tabs><Tab title="npm">One</Tab><Tab title="yarn">Two</Tab></Tabs>',
      '<Part />',
    ].join('\n\n'),
    'snippets/part.mdx': '<a id="faq"></a>\n',
  });
  const ids = Array.from(site.read('/').matchAll(/ id="([^"]*)"/g), ([, id = '']) => id);
  assert.deepEqual(
    ids.filter((id) => /^(?:npm|faq|yarn)/.test(id)),
    ['faq-2', 'npm', 'npm-2-tab', 'yarn-tab', 'npm-2', 'yarn', 'faq'],
  );
});
