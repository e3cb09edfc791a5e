/** How components look and read: in both modes, at all widths, without JavaScript, on paper. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  assertAccessibleEverywhere,
  nothingKnown,
  unfold,
} from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { readShifts, watchShifts } from '../../helpers/browser/layout-shift.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture('components');
const hrefs = site.pages.map(({ href }) => href);

suite('every component', () => {
  test('is accessible, fits its width, and causes no layout shift', async (t) => {
    // A repository asks GitHub for its stars, which no test answers.
    const expected = [/https:\/\/api\.github\.com\/repos\/acme\/docs$/];
    const page = await openPage(t, site.urlOf('/text/'), { reducedMotion: 'reduce', expected });
    await watchShifts(page);
    const known = nothingKnown();
    for (const href of hrefs) {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.urlOf(href));
        assert.deepEqual(await readShifts(page), [], `${href} at ${width} px`);
      }
      await unfold(page);
      await assertAccessibleEverywhere(page, { known });
    }
  });

  test('is accessible with each of its tabs open', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'), { reducedMotion: 'reduce' });
    for (const href of ['/folding/', '/code/', '/examples/']) {
      await page.goto(site.urlOf(href));
      const tabs = await page.locator('[role="tab"]').all();
      assert.ok(tabs.length > 1, href);
      // From the last to the first, so that an inner set is checked while its outer panel is still shown.
      for (const tab of tabs.reverse()) {
        await tab.click();
        const panel = (await tab.getAttribute('aria-controls')) ?? '';
        await assertAccessibleEverywhere(page, { include: `[id="${panel}"]` });
      }
    }
  });
});

suite('without JavaScript', () => {
  test('every panel of tabs and code groups is readable under its title', async (t) => {
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

suite('in print', () => {
  test('all folded and tabbed content is shown', async (t) => {
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
    const gap = await page
      .locator('.tab-panel', { hasText: 'Text of yarn.' })
      .first()
      .evaluate((panel) => {
        const above = panel.previousElementSibling?.getBoundingClientRect().bottom ?? Infinity;
        const title = panel.querySelector('.tab-title')?.getBoundingClientRect().top ?? 0;
        return title - above;
      });
    assert.ok(gap >= 12, `Panels stand ${gap} px apart.`);
    const mark = await page
      .locator('summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::before').display);
    assert.equal(mark, 'none', 'Nothing folds on paper.');
  });
});

test('a copied formula is its source, once', async (t) => {
  const page = await openPage(t, site.urlOf('/text/'));
  const copied = await page.evaluate(() => {
    const [paragraph] = [...document.querySelectorAll('p')].filter((p) => p.querySelector('math'));
    if (paragraph) getSelection()?.selectAllChildren(paragraph);
    return getSelection()?.toString();
  });
  assert.match(copied ?? '', /\$E = mc\^2\$/);
  assert.doesNotMatch(copied ?? '', /𝐸/u);
});
