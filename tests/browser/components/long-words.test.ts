/** Names and words that are longer than the place they are shown in. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

const { urlOf } = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'The documentation of a project with a rather long name',
    navigation: [{ group: word, pages: ['index', { group: `Inner${word}`, pages: ['other'] }] }],
    topbarCtaButton: { name: 'Sign up to get a key for the whole project', url: '/' },
    footer: {
      links: [
        { header: 'Company', items: [{ label: word, href: 'https://example.com/a' }] },
        { header: 'Legal', items: [{ label: 'Imprint', href: 'https://example.com/b' }] },
      ],
    },
  }),
  'other.md': '# Other\n\nText.\n',
  'index.mdx': `---
title: Words
---

A <Badge>${word}</Badge> in text.

<CardGroup cols={4}>
  <Card title="Beside" icon="star" horizontal>${word}</Card>
  <Card title="Below" href="/" cta="${word}">Text.</Card>
</CardGroup>
`,
});

test('a long name of a site leaves the other parts of the top bar their place on phones', async (t) => {
  const page = await openPhone(t);
  assert.ok(await page.locator('.topbar').isVisible());
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  const toggle = await page.locator('.topbar .mode-toggle').boundingBox();
  const name = await page.locator('.topbar .logo').boundingBox();
  assert.ok(toggle && name);
  assert.ok(name.x + name.width <= toggle.x, JSON.stringify({ name, toggle }));
});

test('the names of groups break where they are longer than the sidebar is wide', async (t) => {
  const page = await openPage(t, urlOf('/'));
  const { end, all } = await page.locator('.sidebar-content').evaluate((sidebar) => ({
    end: sidebar.getBoundingClientRect().right,
    all: Array.from(
      sidebar.querySelectorAll('.sidebar-group-header, summary, summary svg'),
      (part) => part.getBoundingClientRect().right,
    ),
  }));
  assert.ok(all.length >= 3);
  assert.ok(
    all.every((right) => right <= end),
    `${String(all)} beyond ${end}`,
  );
});

test('lines of a long name and of a long button are close together in the drawer', async (t) => {
  const page = await openPhone(t);
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const part of [page.locator('.sidebar .nav-logo'), page.locator('.sidebar .topbar-cta')]) {
    const { apart, size } = await part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      const [first, second] = Array.from(range.getClientRects(), ({ top }) => top);
      const { fontSize } = getComputedStyle(element);
      return { apart: (second ?? NaN) - (first ?? NaN), size: Number.parseFloat(fontSize) };
    });
    assert.ok(apart < 1.5 * size, `Lines of ${size} px are ${apart} px apart.`);
  }
});

test('an English name and banner on a right-to-left site have their own direction', async (t) => {
  const arabic = await serveFixture({
    'docs.json': JSON.stringify({
      name: 'The documentation of a project with a rather long name',
      lang: 'ar',
      banner: { content: 'Out now.' },
      navigation: [{ group: 'A', pages: ['index'] }],
    }),
    'index.md': '# A\n\nText.\n',
  });
  const page = await openPage(t, arabic.urlOf('/'), { viewport: { width: 320, height: 800 } });
  const { first, shown } = await page.locator('.topbar .nav-logo').evaluate((name) => {
    const range = document.createRange();
    range.setStart(name.firstChild ?? name, 0);
    range.setEnd(name.firstChild ?? name, 1);
    return { first: range.getBoundingClientRect().left, shown: name.getBoundingClientRect().left };
  });
  assert.ok(first >= shown, `The first letter is at ${first}, the name at ${shown}.`);
  const banner = page.locator('.banner-text');
  assert.equal(await banner.evaluate((text) => getComputedStyle(text).direction), 'ltr');
});

test('badges, and the texts of cards, break words that are too long for them', async (t) => {
  for (const page of [await openPhone(t), await openPage(t, urlOf('/'))]) {
    const cut = await page.locator(':is(.badge, .card, .card *)').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const frame = (part.closest('.card') ?? part.closest('.prose'))?.getBoundingClientRect();
          return frame !== undefined && part.getBoundingClientRect().right > frame.right;
        })
        .map((part) => part.getAttribute('class')),
    );
    assert.deepEqual(cut, []);
  }
});

test('links in the footer stay in their column', async (t) => {
  const page = await openPage(t, urlOf('/'), { viewport: { width: 390, height: 800 } });
  const end = await page
    .locator('.site-footer-link', { hasText: word })
    .evaluate((link) => link.getBoundingClientRect().right);
  const next = await page
    .locator('.site-footer-link', { hasText: 'Imprint' })
    .evaluate((link) => link.getBoundingClientRect().left);
  assert.ok(end <= next, `${end} is beyond ${next}`);
});

test('labels and tags of updates break words that are too long for them', async (t) => {
  const changes = await serveFixture({
    'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['index'] }] }),
    'index.mdx': `# A\n\n<Update label="${word}" tags={["${word}", "b"]}>Text</Update>\n`,
  });
  const viewports = [
    { width: 320, height: 800 },
    { width: 1280, height: 800 },
  ];
  for (const viewport of viewports) {
    const page = await openPage(t, changes.urlOf('/'), { viewport });
    const parts = page.locator(':is(.update-label, .update-tag, .update-filter-tag)');
    const cut = await parts.evaluateAll((all) =>
      all
        .filter((part) => {
          const frame = part.closest('.update-head, .update-filter')?.getBoundingClientRect();
          return frame === undefined || part.getBoundingClientRect().right > frame.right + 0.5;
        })
        .map((part) => part.getAttribute('class')),
    );
    assert.deepEqual(cut, [], String(viewport.width));
  }
});

function openPhone(t: TestContext) {
  return openPage(t, urlOf('/'), { viewport: { width: 320, height: 800 }, isMobile: true });
}
