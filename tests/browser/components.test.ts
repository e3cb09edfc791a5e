/** How components look and read: in both modes, at all widths, without JavaScript, on paper. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessible } from '../helpers/accessibility.ts';
import { openPage } from '../helpers/browser.ts';
import { serveFixture } from '../helpers/serve-fixture.ts';

const site = await serveFixture('components');
const hrefs = site.pages.map(({ href }) => href);

/** Opens everything that is folded, so that all of it is looked at. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
    }
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

suite('every component', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 768, 1280]) {
      test(`is accessible and keeps its width: ${colorScheme}, ${width} px`, async (t) => {
        const viewport = { width, height: 900 };
        const page = await openPage(t, site.urlOf('/text/'), { colorScheme, viewport });
        for (const href of hrefs) {
          await page.goto(site.urlOf(href));
          await unfold(page);
          await assertAccessible(page, { include: 'main' });
          assert.equal(await overflow(page), 0, `${href} sticks out sideways`);
        }
      });
    }
  }
});

suite('without JavaScript', () => {
  test('every panel of tabs and code groups can be read, under its title', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'), { javaScriptEnabled: false });
    for (const text of [
      'Text of npm.',
      'Text of yarn.',
      'Text of bun.',
      'Text of the inner two.',
    ]) {
      assert.ok(await page.getByText(text).isVisible(), text);
    }
    assert.equal(await page.getByRole('tab').count(), 0);
    assert.ok(await page.locator('.tab-title', { hasText: 'bun' }).isVisible());
    await page.goto(site.urlOf('/code/'));
    assert.ok(await page.getByText('npm install lectern').isVisible());
    assert.ok(await page.getByText('yarn add lectern').isVisible());
    assert.ok(await page.getByText('"fourteen"').isVisible(), 'folded code shows in full');
    assert.equal(await page.getByRole('button', { name: 'Copy' }).count(), 0);
  });

  test('accordions open', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'), { javaScriptEnabled: false });
    await page.getByText('What does npm ci do?').click();
    assert.ok(await page.getByText('It installs what the lockfile says.').isVisible());
  });
});

suite('on paper', () => {
  test('everything that is folded or switched is there', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    await page.emulateMedia({ media: 'print' });
    const texts = [
      'Text of npm.',
      'Text of yarn.',
      'Text of the inner two.',
      'Text of the nested accordion.',
      'Text of the expandable.',
    ];
    for (const text of texts) {
      const box = await page.getByText(text).boundingBox();
      assert.ok(box && box.height > 0, text);
    }
    assert.ok(await page.locator('.tab-title', { hasText: 'yarn' }).first().isVisible());
    assert.equal(await page.getByRole('tab').count(), 0);
  });
});
