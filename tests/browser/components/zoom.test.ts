/** Images that readers can enlarge. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const image = (alt: string) => `<img src="/wide.svg" alt="${alt}" />`;

const { urlOf } = await serveFixture({
  'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['index'] }] }),
  'wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="100"><path d="M0 0h4000v100z"/></svg>',
  'index.mdx': `---
title: A
---

${image('Plain')}

<Card title="Card">${image('In a card')}</Card>

<Card title="Linked" href="/">${image('In a linked card')}</Card>

<Tile title="Tile" href="/">${image('In a tile')}</Tile>

<a href="/">${image('In a link')}</a>
`,
});

test('only images that do not belong to a link can be enlarged', async (t) => {
  const page = await openPage(t, urlOf('/'));
  const found = page.locator('.prose img[aria-haspopup=dialog]');
  await found.nth(1).waitFor();
  assert.equal(await page.locator('.prose lectern-zoom').count(), 5);
  assert.deepEqual(
    await found.evaluateAll((images) => images.map((each) => each.getAttribute('alt'))),
    ['Plain', 'In a card'],
  );
});
