/** This repository's own site for people who read without scripts, or with only the keyboard. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { listPlayground } from '../../helpers/measure/page-weight.ts';
import { serveOwnSite } from '../../helpers/sites/own-site.ts';

const { outDir, hrefs, urlOf } = await serveOwnSite();
/** These tests do not ask GitHub for its stars; how pages handle the response is tested elsewhere. */
const expected = [/api\.github\.com/];

test('without JavaScript every page has its text and navigation, and the pager works', async (t) => {
  const page = await openPage(t, urlOf('/'), { javaScriptEnabled: false, expected });
  for (const href of hrefs) {
    await page.goto(urlOf(href));
    assert.notEqual((await page.locator('main').innerText()).trim(), '', href);
    assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, href);
    assert.ok(await page.getByRole('link', { name: 'Guides', exact: true }).isVisible(), href);
  }
  await page.goto(urlOf('/quickstart/'));
  await page.locator('.pager a').last().click();
  await page.waitForURL(({ href }) => href !== urlOf('/quickstart/'));
});

test('without JavaScript the drawer of a small screen opens, and its links work', async (t) => {
  const viewport = { width: 390, height: 844 };
  const page = await openPage(t, urlOf('/quickstart/'), {
    javaScriptEnabled: false,
    viewport,
    expected,
  });
  const link = page.locator('.sidebar').getByRole('link', { name: 'Project structure' });
  assert.equal(await link.isVisible(), false);
  await page.locator('.page-bar-button').first().click();
  await link.click();
  await page.waitForURL(urlOf('/project-structure/'));
});

test('the keyboard alone reaches the text, the navigation, the search and menus', async (t) => {
  const page = await openPage(t, urlOf('/publishing/netlify/'), { expected });
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Skip to content');
  await page.keyboard.press('Enter');
  await page.waitForURL('**#content-area');
  assert.equal(new URL(page.url()).hash, '#content-area');
  await page.goto(urlOf('/publishing/netlify/'));
  const reached = await tabThrough(page);
  for (const name of ['Guides', 'Previews', 'Hosts', 'Copy page', 'Source code']) {
    assert.ok(reached.includes(name), `${name} among ${reached.join(', ')}`);
  }
  await page.keyboard.press('/');
  await page.keyboard.type('quickstart');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.search-dialog').isVisible(), false);
});

test('clicking “Try it” loads only weighed files, and sample generators follow on a change', async (t) => {
  const href = hrefs.find((each) => listPlayground(outDir, each).opened.size > 0) ?? '';
  const page = await openPage(t, urlOf(href), { expected });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const { shared, opened } = listPlayground(outDir, href);
  const weighed = new Set([...shared, ...opened]);
  assert.ok(loaded.length > 0);
  assert.deepEqual(
    loaded.filter((path) => !weighed.has(path)),
    [],
  );
  const printers = page.waitForRequest(/live-samples/);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await printers;
});

/** Returns the names of the elements that Tab stops at, in order; each must show that it has the focus. */
async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => document.activeElement === document.body);
    if (isOutside) return names;
    const name = await focused(page);
    const isMarked = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
    assert.ok(isMarked, `${name} does not show that it has the focus`);
    names.push(name);
  }
  throw new Error(`Tab never leaves the page: ${names.slice(-10).join(', ')}`);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const text = element instanceof HTMLElement ? element.innerText : '';
    return (element?.ariaLabel ?? text).trim();
  });
}
