/**
 * Names that stylesheets of authors count on: they are part of what Lectern promises. `search-input` comes with
 * the dialog of the search, which a script makes: browser/search/search.test.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const IDS = [
  'navbar',
  'sidebar',
  'sidebar-content',
  'content-area',
  'content',
  'header',
  'footer',
  'page-title',
  'pagination',
  'panel',
  'table-of-contents',
  'topbar-cta-button',
  'search-bar-entry',
  'request-example',
  'response-example',
  'page-context-menu',
];

const CLASSES = [
  'nav-anchor',
  'nav-tabs-item',
  'sidebar-group',
  'sidebar-group-header',
  'eyebrow',
  'card',
  'card-group',
  'accordion',
  'callout',
  'code-block',
  'code-group',
  'frame',
  'step',
  'steps',
  'tabs',
  'tooltip',
  'update',
  'mdx-content',
  'toc-item',
  'link',
];

const PAGE = `---
title: Everything
---

## Part

[Link](/other) and a <Tooltip tip="what it means">word</Tooltip>.

<CardGroup><Card title="Card">Text</Card></CardGroup>
<Accordion title="Fold">Text</Accordion>
<Note>Remark</Note>
<Frame>![Picture](/a.svg)</Frame>
<Steps><Step title="First">Text</Step></Steps>
<Tabs><Tab title="One">1</Tab><Tab title="Two">2</Tab></Tabs>
<Update label="1.0">News</Update>

<CodeGroup>

\`\`\`js One
1;
\`\`\`

\`\`\`py Two
2
\`\`\`

</CodeGroup>

<Panel>Beside</Panel>

<RequestExample>

\`\`\`sh
curl /
\`\`\`

</RequestExample>

<ResponseExample>

\`\`\`json
{}
\`\`\`

</ResponseExample>
`;

test('ids are there once and classes at least once, under the names that styles count on', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['all', 'other', 'api/a'] }],
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [{ name: 'Forum', icon: 'comments', url: 'https://forum.example' }],
      topbarCtaButton: { name: 'Go', url: 'https://acme.example' },
      footerSocials: { website: 'https://acme.example' },
    }),
    'all.mdx': PAGE,
    'other.mdx': 'Text.',
    'api/a.mdx': 'Text.',
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  const html = site.read('/all/');
  const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
  assert.deepEqual(
    IDS.filter((name) => ids.filter((id) => id === name).length !== 1),
    [],
  );
  const classes = new Set(
    Array.from(html.matchAll(/\sclass="([^"]+)"/g), ([, names = '']) => names.split(/\s+/)).flat(),
  );
  assert.deepEqual(
    CLASSES.filter((name) => !classes.has(name)),
    [],
  );
  assert.match(html, /<html[^>]* data-current-path="\/all"/);
});
