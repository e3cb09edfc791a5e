/** The playground and the reference on a right-to-left page, where code stays left-to-right. */
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import type { Locator } from 'playwright';
import { openPage } from '../../helpers/browser/browser.ts';
import { playgroundFiles } from '../../helpers/projects/playground-site.ts';
import { listenEcho } from '../../helpers/servers/echo-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const api = await listenEcho();
after(api.stop);
const files = playgroundFiles(api.url);
const config = JSON.parse(files['docs.json'] ?? '') as object;
const site = await serveFixture({
  ...files,
  'zoo.json': (files['zoo.json'] ?? '').replace(
    '"summary":"Add a pet"',
    '"summary":"Add a pet","description":"Adds one."',
  ),
  'docs.json': JSON.stringify({ ...config, lang: 'ar' }),
});

const direction = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).direction);

/** Returns the horizontal positions of a text's letters, in the order in which they are written. */
function placesOf(place: Locator): Promise<number[]> {
  return place.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    return Array.from({ length: text?.textContent?.length ?? 0 }, (_, rank) => {
      const range = document.createRange();
      range.setStart(text as Node, rank);
      range.setEnd(text as Node, rank + 1);
      return range.getBoundingClientRect().left;
    });
  });
}

function assertRising(places: readonly number[]): void {
  assert.ok(places.length > 1);
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
}

suite('right to left', () => {
  test('values, the editor and the response are left-to-right', async (t) => {
    const page = await openPage(t, site.urlOf('/add/'));
    await page.locator('.playground-open').click();
    await page.locator('.playground-send').waitFor();
    const panel = page.locator('.playground-panel');
    assert.equal(await direction(panel), 'rtl');
    const field = panel.locator('.playground-value input[type=text]').first();
    assert.equal(await direction(field), 'ltr');
    await panel.getByRole('button', { name: 'JSON', exact: true }).click();
    assert.equal(await direction(panel.locator('.playground-text')), 'ltr');
    api.answerNext('{"name": "Tom"}');
    await page.locator('.playground-send').click();
    const answer = page.locator('.json-view');
    await answer.waitFor();
    assert.equal(await direction(answer), 'ltr');
  });

  test('names of languages and types keep the order of their characters', async (t) => {
    const page = await openPage(t, site.urlOf('/add/'));
    assertRising(await placesOf(page.locator('.tab', { hasText: 'C#' })));
    const type = page.locator('.field-type', { hasText: 'string[]' });
    assertRising(await placesOf(type.first()));
  });

  test('an English description keeps the order of its characters', async (t) => {
    const page = await openPage(t, site.urlOf('/add/'));
    const description = page.getByText('Adds one.');
    assertRising(await placesOf(description));
    assert.equal(await description.evaluate((text) => getComputedStyle(text).textAlign), 'right');
  });

  test('the buttons of an endpoint stay together', async (t) => {
    const page = await openPage(t, site.urlOf('/add/'));
    const [copy, open, method] = await Promise.all(
      ['.endpoint-copy', '.playground-open', '.endpoint-line > .method-pill'].map((name) =>
        page.locator(name).boundingBox(),
      ),
    );
    assert.ok(copy && open && method);
    assert.ok(copy.x - (open.x + open.width) < 40, 'Copy is beside Try it.');
    assert.ok(method.x > copy.x, 'The method is where the line begins.');
  });
});
