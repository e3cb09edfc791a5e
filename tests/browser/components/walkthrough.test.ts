/** What readers do with code that is explained step by step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture('components');

/** Waits until the marked lines are the expected ones. */
async function assertMarked(page: Page, expected: readonly string[]): Promise<void> {
  const marked = page.locator('.walk-marked');
  await page.waitForFunction(
    (wanted) =>
      JSON.stringify(
        Array.from(document.querySelectorAll('.walk-marked'), (line) => line.textContent.trim()),
      ) === JSON.stringify(wanted),
    expected,
  );
  assert.equal(await marked.count(), expected.length);
}

const first = ["import { createServer } from 'node:http';"];
const second = [
  'const server = createServer((request, response) => {',
  "response.end('Hello');",
  '});',
  'server.listen(3000);',
];

test('the lines of a step are marked when it is focused or clicked', async (t) => {
  const page = await openPage(t, site.urlOf('/code/'));
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.getByRole('link', { name: 'Answer and listen' }).focus();
  await assertMarked(page, second);
  assert.equal(await step('Answer and listen').getAttribute('aria-current'), 'step');
  await step('Bring a server').getByText('It comes with Node.').click();
  await assertMarked(page, first);
  assert.equal(await page.locator('[aria-current=step]').count(), 1);
});

test('scrolling marks the lines of the current step, even after a jump', async (t) => {
  const page = await openPage(t, site.urlOf('/code/'), { viewport: { width: 390, height: 600 } });
  await assertMarked(page, first);
  await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await assertMarked(page, second);
  const [code, step] = await Promise.all(
    ['.walk-code', '.walk-step:last-child'].map((part) => page.locator(part).boundingBox()),
  );
  assert.ok(code && step && code.y + code.height <= step.y + step.height);
});

test('on a phone, no link that is focused backwards is hidden under the code', async (t) => {
  const page = await openPage(t, site.urlOf('/code/'), { viewport: { width: 390, height: 700 } });
  const links = page.locator('.walk-steps a');
  await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  // Starts with the last link of the page, so that each one is scrolled to from below.
  for (let rank = (await links.count()) - 1; rank >= 0; rank -= 1) {
    const link = links.nth(rank);
    await link.focus();
    const [box, code] = await Promise.all([
      link.boundingBox(),
      page.locator('.walk-code').boundingBox(),
    ]);
    assert.ok(box && code && box.y >= code.y + code.height, `link ${rank}`);
  }
});

test('without JavaScript all code is shown with numbers, and each step names its lines', async (t) => {
  const page = await openPage(t, site.urlOf('/code/'), { javaScriptEnabled: false });
  const walkthrough = page.locator('.walkthrough');
  assert.equal(await walkthrough.locator('.code-numbered .line').count(), 7);
  assert.ok(await walkthrough.getByText('Lines: 3\u20135, 7').isVisible());
});

test('code taller than its frame fades at each edge where it continues', async (t) => {
  const page = await openPage(t, site.urlOf('/code/'), { viewport: { width: 390, height: 300 } });
  const code = page.locator('.walk-code pre');
  await code.scrollIntoViewIfNeeded();
  const fades = () =>
    code.evaluate(async (pre) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      const styles = getComputedStyle(pre);
      return ['above', 'below', 'start', 'end'].filter(
        (edge) => parseFloat(styles.getPropertyValue(`--fade-${edge}`)) > 0,
      );
    });
  await code.evaluate((pre) => pre.scrollTo({ left: 0, top: 0 }));
  assert.deepEqual(await fades(), ['below', 'end']);
  await code.evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth, top: pre.scrollHeight }));
  assert.deepEqual(await fades(), ['above', 'start']);
});
