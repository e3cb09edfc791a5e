/** A page with the mode `landing`, and the components that it consists of. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const site = await buildFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Acme',
      logo: { light: '/logo.svg', dark: '/logo.svg' },
      navigation: [{ group: 'All', pages: ['index', 'guide'] }],
      footerSocials: { github: 'https://github.com/acme/acme' },
    }),
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    'content/guide.mdx': '---\ntitle: Guide\n---\n\nText.\n',
    'content/index.mdx': `---
title: Acme
description: Ship letters.
mode: landing
hero:
  title: Letters that [arrive](/guide)
  eyebrow: Read [the guide](guide)
  command: npm install acme
  image: /logo.svg
  actions:
    - text: Get started
      href: /guide
---

<Section title="What you get" text="All of it.">
  <Features>
    <Feature title="Printed" icon="print" href="/guide">Before noon.</Feature>
  </Features>
  <Stats>
    <Stat value="73 ms" label="to send">Measured.</Stat>
  </Stats>
</Section>

<CallToAction title="Begin">
  <Actions>
    <Button href="/guide" variant="secondary">Read on</Button>
  </Actions>
</CallToAction>
`,
  },
  { base: '/docs' },
);

suite('a start page', () => {
  const html = site.read('/');

  test('has no diagnostics', () => assert.deepEqual(site.codes, []));

  test('has one first-level heading, the title of its hero', () => {
    const headings = Array.from(html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs), ([, text]) => text);
    assert.deepEqual(headings, ['Letters that <a class="link" href="/docs/guide/">arrive</a>']);
    assert.match(html, /landing-eyebrow">Read <a class="link" href="\/docs\/guide\/">the guide</);
    assert.match(html, /<h2 id="what-you-get"/);
  });

  test('shows the description of the page if the hero has no text', () => {
    assert.match(html, /class="landing-lead">Ship letters\.</);
  });

  test('has a command to copy, and links with the base of the site', () => {
    assert.match(html, /npm<\/span> install acme/);
    assert.match(html, /<a class="landing-button landing-button-primary" href="\/docs\/guide\/"/);
    assert.match(html, /<a class="landing-button landing-button-secondary" href="\/docs\/guide\/"/);
    assert.match(html, /<img[^>]* src="\/docs\/logo\.svg"/);
  });

  test('has the footer of the site, but no table of contents and no pager', () => {
    assert.match(html, /<footer id="footer"/);
    assert.doesNotMatch(html, /id="table-of-contents"|class="pager/);
  });

  test('has all of its text in its Markdown twin', () => {
    const twin = site.read('/index.md');
    for (const text of ['Letters that [arrive](', '[Get started]', '**73 ms**', 'Printed']) {
      assert.ok(twin.includes(text) || twin.includes(text.replaceAll('*', '')), `${text}\n${twin}`);
    }
  });
});

test('pages that are not a start page load none of its styles', () => {
  const hrefs = Array.from(
    site
      .read('/guide/')
      .replace(/<noscript>.*?<\/noscript>/gs, '')
      .matchAll(/<link rel="stylesheet" href="\/docs\/([^"]+)"/g),
    ([, href = '']) => href,
  );
  assert.ok(hrefs.length > 0);
  for (const href of hrefs) assert.doesNotMatch(site.read(`/${href}`), /landing/);
});
