/** Names that stylesheets of authors rely on, because the documentation guarantees them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

/** Created with the search dialog: browser/search/search.test.ts. */
const MADE_BY_SCRIPT = 'search-input';

const table =
  readFileSync('content/writing/styling.mdx', 'utf8').split('## Parts of a page')[1] ?? '';
const namesAfter = (sign: '#' | '.') =>
  Array.from(table.matchAll(/`([#.])([a-z-]+)`/g), ([, kind, name = '']) => ({ kind, name }))
    .filter(({ kind, name }) => kind === sign && name !== MADE_BY_SCRIPT)
    .map(({ name }) => name);

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
<Update label="1.0" tags={["New"]}>News</Update>

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

test('each documented id occurs exactly once and each documented class at least once', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      banner: { content: 'News' },
      navigation: [{ group: 'Start', pages: ['other', 'all', 'api/a', 'api/b'] }],
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [{ name: 'Forum', icon: 'comments', url: 'https://forum.example' }],
      topbarLinks: [{ name: 'Blog', url: 'https://blog.example' }],
      topbarCtaButton: { name: 'Go', url: 'https://acme.example' },
      footerSocials: { website: 'https://acme.example' },
    }),
    'all.mdx': PAGE,
    'other.mdx': '## Banner\n',
    'api/b.mdx': '---\ntag: NEW\napi: GET https://api.example/b\n---\n',
    'api/a.mdx': 'Text.',
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  const html = site.read('/all/');
  const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
  assert.ok(namesAfter('#').length > 10 && namesAfter('.').length > 20);
  assert.deepEqual(
    namesAfter('#').filter((name) => ids.filter((id) => id === name).length !== 1),
    [],
  );
  const shown = html + site.read('/api/b/');
  const classes = new Set(
    Array.from(shown.matchAll(/\sclass="([^"]+)"/g), ([, names = '']) => names.split(/\s+/)).flat(),
  );
  assert.deepEqual(
    namesAfter('.').filter((name) => !classes.has(name)),
    [],
  );
  assert.match(html, /<html[^>]* data-current-path="\/all"/);
  assert.match(site.read('/other/'), /<h2[^>]* id="banner"/);
});
