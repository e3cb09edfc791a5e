/**
 * Checks every page of this repository's own site at several widths and in both modes. The files of
 * `tests/browser/every-page` share the pages among them: one more file makes each of them faster.
 */
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { serveOwnSite } from '../sites/own-site.ts';
import { findFaultsEverywhere, type Known, nothingKnown, unfold } from './accessibility.ts';
import { openPage } from './browser.ts';
import { readShifts, watchShifts } from './layout-shift.ts';

/** These tests do not ask GitHub for its stars; how pages handle the response is tested elsewhere. */
const expected = [/api\.github\.com/];

type UrlOf = (href: string) => string;

/**
 * Tests the share of the pages that belongs to the calling file.
 * @param module URL of one of the files that share the pages.
 */
export async function testShareOfPages(module: string): Promise<void> {
  const { hrefs, urlOf } = await serveOwnSite();
  const file = fileURLToPath(module);
  const files = globSync('*.test.ts', { cwd: dirname(file) }).sort();
  const own = files.indexOf(basename(file));
  // Each share is a run of consecutive pages, because these have their sidebar in common.
  const start = (rank: number) => Math.ceil((rank * hrefs.length) / files.length);
  const share = hrefs.slice(start(own), start(own + 1));
  const name = `pages ${start(own) + 1} to ${start(own + 1)} of ${hrefs.length}`;

  test(`${name} are accessible at every width and mode, fit the window, and do not shift`, async (t) => {
    assert.notEqual(share.length, 0);
    const page = await openTab(t, urlOf);
    const known = nothingKnown();
    for (const href of share) {
      // A separate test for each page, because a run watches for tests that end.
      await t.test(href, async () => {
        assert.deepEqual(
          [...(await shiftsOf(page, urlOf(href))), ...(await lookAt(page, known))],
          [],
        );
      });
    }
  });
}

/** Opens a tab without a cache, so that each page loads its fonts and scripts as the first one does. */
async function openTab(t: TestContext, urlOf: UrlOf): Promise<Page> {
  const page = await openPage(t, urlOf('/'), { reducedMotion: 'reduce', expected });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watchShifts(page);
  return page;
}

/**
 * Opens the page in a narrow window and then in a wide one, where it stays. A browser that gets little
 * processor time paints tables before their last rows arrive, which sometimes widens columns. A shift that
 * the page itself causes occurs again when the page is reloaded, so only such shifts are reported.
 */
async function shiftsOf(page: Page, url: string): Promise<string[]> {
  const shifts: string[] = [];
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(url);
    let moved = await readShifts(page);
    for (let again = 0; again < 2 && moved.length > 0; again += 1) {
      await page.reload();
      moved = await readShifts(page);
    }
    shifts.push(...moved.map((shift) => `${width} px: ${shift}`));
  }
  return shifts;
}

async function lookAt(page: Page, known: Known): Promise<string[]> {
  await unfold(page);
  return findFaultsEverywhere(page, { known });
}
