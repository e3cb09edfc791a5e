/** A start page with a docs.json that readers can edit. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  assertAccessible,
  assertAccessibleEverywhere,
} from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const text = `{
  "name": "Letters",
  "navigation": [
    { "group": "Start", "pages": ["welcome", "team/roles"] }
  ]
}`;
const { urlOf } = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'All', pages: ['index', 'guide', 'long', 'between'] }],
  }),
  'content/long.mdx': `---
title: Long
mode: landing
---

export const text = ${JSON.stringify(text.replace('[', `[${'\n'.repeat(30)}`))};

[Before](/guide)

<LiveConfig code={text} label="The site" />
`,
  'content/between.mdx': `---
title: Between
mode: landing
---

<Section title="Titled">Text.</Section>

<Note>Note.</Note>

<Tabs><Tab title="One">Text.</Tab></Tabs>

<Accordion title="More">Text.</Accordion>

| Cell |
| ---- |

> Quote.

<Frame>Framed.</Frame>

<Card title="Card">Text.</Card>

<Stats><Stat value="1" label="one">Text.</Stat></Stats>

<Actions><Button href="/guide">Go</Button></Actions>

<ResponseField name="id" type="string">Text.</ResponseField>

<div id="own">What an author lays out.</div>
`,
  'content/guide.mdx': '---\ntitle: Guide\n---\n\nText.\n',
  'content/index.mdx': `---
title: Acme
description: Ship letters.
mode: landing
hero:
  command: npm install acme
  actions:
    - { text: Start, href: /guide }
    - { text: Read on, href: /guide, variant: secondary }
---

export const text = ${JSON.stringify(text)};

<Section title="Change it" tinted>
  <LiveConfig code={text} hint="Change it" label="The site" />
</Section>

<Section title="What you get" beside>
  <Features cols={2}>
    <Feature title="Printed" icon="print" href="/guide">Before noon.</Feature>
    <Feature title="Sent" icon="truck">The same day.</Feature>
  </Features>
  <Stats>
    <Stat value="73 ms" label="to send">Measured.</Stat>
  </Stats>
</Section>

<CallToAction title="Begin" text="Now.">
  <Actions>
    <Button href="/guide" variant="plain" arrow>Read on</Button>
  </Actions>
</CallToAction>
`,
});

test('a start page is accessible at every width and in both modes', async (t) => {
  await assertAccessibleEverywhere(await openPage(t, urlOf('/')));
});

test('components between sections are in line with what the sections contain', async (t) => {
  const page = await openPage(t, urlOf('/between/'));
  const inset = await page
    .locator('.landing-heading')
    .evaluate((heading) => heading.getBoundingClientRect().left);
  const lefts = await page
    .locator('.mdx-content > :not(script, .landing-section)')
    .evaluateAll((parts) =>
      parts.map((part) => [
        part.id || part.getAttribute('class'),
        part.getBoundingClientRect().left,
      ]),
    );
  assert.ok(inset > 0);
  assert.equal(lefts.length, 11);
  assert.deepEqual(
    lefts.filter(([, left]) => left !== inset),
    [['own', 0]],
  );
});

suite('a docs.json on a page', () => {
  test('is shown next to its site without JavaScript', async (t) => {
    const page = await openPage(t, urlOf('/'), { javaScriptEnabled: false });
    assert.equal((await page.locator('.live-code').innerText()).trim(), text);
    assert.equal(await page.locator('.live-title').innerText(), 'Welcome');
    assert.equal(await page.getByText('Change it', { exact: true }).count(), 2);
    assert.equal(await page.locator('textarea').count(), 0);
  });

  test('is read again on each key, with code that is loaded on the first one', async (t) => {
    const page = await openPage(t, urlOf('/'));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const field = page.getByRole('textbox', { name: 'docs.json' });
    assert.equal(await field.inputValue(), text);
    assert.ok(!loaded.some((url) => url.includes('read-config')));
    await field.fill(text.replace('"Letters"', '"Parcels"').replace('"welcome"', '"hello-there"'));
    await page.locator('.live-name', { hasText: 'Parcels' }).waitFor();
    assert.equal(await page.locator('.live-title').innerText(), 'Hello there');
    assert.ok(loaded.some((url) => url.includes('read-config')));
    await page.getByRole('button', { name: 'Roles' }).first().click();
    await page.locator('.live-title', { hasText: 'Roles' }).waitFor();
  });

  test("shows its versions and follows the reader's choice", async (t) => {
    const page = await openPage(t, urlOf('/'));
    const field = page.getByRole('textbox', { name: 'docs.json' });
    const config = {
      name: 'Letters',
      theme: 'mint',
      colors: { primary: '#fe0' },
      logo: '/logo.svg',
      banner: { content: 'Version 2 is out' },
      navigation: {
        versions: [
          {
            version: 'v2',
            languages: [
              { language: 'en', pages: ['now'] },
              { language: 'ar', pages: ['ar/now'] },
            ],
          },
          { version: 'v1', pages: ['before'] },
        ],
      },
      footer: { socials: { github: 'https://github.com/acme/letters' } },
    };
    await field.fill(JSON.stringify(config, undefined, 2));
    await page.locator('.live-banner', { hasText: 'Version 2 is out' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'config/low-contrast' }).waitFor();
    assert.ok(await page.locator('.live-footer', { hasText: 'github' }).isVisible());
    await assertAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'v1' }).click();
    await page.locator('.live-title', { hasText: 'Before' }).waitFor();
    assert.equal(await page.locator('.live-option[data-active]').innerText(), 'v1');
  });

  test('gets the diagnostics of check, and keeps the last readable site', async (t) => {
    const page = await openPage(t, urlOf('/'));
    const field = page.getByRole('textbox', { name: 'docs.json' });
    const problems = page.getByRole('status').filter({ hasText: 'hint:' });
    await field.fill(text.replace('"navigation"', '"colour": {},\n  "navigation"'));
    await problems.waitFor();
    const reported = await problems.innerText();
    assert.match(reported, /docs\.json:3:3 \w+ config\/unknown-key/);
    assert.match(reported, /> 3 \| {3}"colour": \{\},/);
    assert.match(reported, /Did you mean "colors"\?/);
    await assertAccessible(page);
    await field.fill('{ "name": "Parcels", ');
    await page.locator('[data-unreadable]').waitFor();
    assert.equal(await page.locator('.live-name').innerText(), 'Letters');
    await field.fill(text);
    await page.locator('lectern-live-config:not([data-unreadable])').waitFor();
    assert.equal(await page.locator('.live-problem').count(), 0);
  });
});

test('is not covered by the sticky bar when it gets the focus, even in a narrow window', async (t) => {
  const page = await openPage(t, urlOf('/long/'), { viewport: { width: 390, height: 600 } });
  const field = page.locator('.live-field');
  await field.waitFor();
  await page.getByRole('link', { name: 'Before', exact: true }).focus();
  await page.keyboard.press('Tab');
  assert.ok(await field.evaluate((element) => element === document.activeElement));
  const top = await field.evaluate((element) => element.getBoundingClientRect().top);
  const stuck = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollPaddingTop,
  );
  assert.ok(top >= Number.parseFloat(stuck), `The first line stands at ${top}.`);
});
