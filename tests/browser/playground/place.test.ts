/** The position of the response to a sent request: next to the form, or below it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertAccessible } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { petsProject } from '../../helpers/projects/pets-project.ts';
import { listenEcho } from '../../helpers/servers/echo-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const api = await listenEcho();
after(api.stop);
const pets = JSON.stringify(Array.from({ length: 60 }, (_, id) => ({ id })));

const answer = { description: 'Found', content: { 'application/json': { example: { id: 1 } } } };
const { urlOf } = await serveFixture(
  petsProject({
    servers: [{ url: api.url }],
    paths: { '/pets': { get: { summary: 'List pets', responses: { 200: answer } } } },
  }),
);

test('a response is beside the form if there is room, without moving it, and otherwise below', async (t) => {
  const page = await openPage(t, urlOf('/pets/'));
  await page.getByRole('button', { name: 'Try it' }).click();
  const button = page.getByRole('button', { name: 'Send', exact: true });
  await button.waitFor();
  const form = page.getByRole('region', { name: 'Playground' });
  const region = page.getByRole('region', { name: 'Response', exact: true });
  const before = await form.boundingBox();
  api.answerNext(pets);
  await button.click();
  await region.locator('.json-view').waitFor();
  const beside = await region.boundingBox();
  assert.ok(before && beside && beside.x > before.x + before.width);
  assert.deepEqual(await form.boundingBox(), before);
  assert.equal(await page.locator(':focus').innerText(), 'Send');
  // In tab order, the column follows the form, and in it the response comes before the documented ones.
  const isInOrder = await page.evaluate(() => {
    const [send, shown, documented] = [
      '.playground-send',
      '.playground-answer',
      '.response-examples',
    ].map((name) => document.querySelector(name));
    const follows = (one?: Element | null, other?: Element | null) =>
      one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    return Boolean(follows(send, shown) && follows(shown, documented));
  });
  assert.ok(isInOrder);
  await assertAccessible(page);
  await page.locator('.answer-query').focus();
  await page.setViewportSize({ width: 1024, height: 768 });
  await form.locator('.json-view').waitFor();
  assert.equal(await page.locator(':focus').getAttribute('type'), 'search');
  const [below, sent] = [await region.boundingBox(), await button.boundingBox()];
  assert.ok(below && sent && below.y > sent.y + sent.height);
  await assertAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.rail > .playground-answer .json-view').waitFor();
  assert.equal(await form.locator('.json-view').count(), 0);
});

test('a response beside the form scrolls within its column', async (t) => {
  const page = await openPage(t, urlOf('/pets/'), { viewport: { width: 1440, height: 700 } });
  await page.getByRole('button', { name: 'Try it' }).click();
  api.answerNext(pets);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('.rail > .playground-answer .json-view').waitFor();
  const top = await page.evaluate(() => scrollY);
  const line = page.locator('.answer-line');
  const isShown = await line.evaluate((element) => {
    const column = element.closest('.rail')?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return column !== undefined && own.top >= column.top && own.bottom <= column.bottom;
  });
  assert.ok(isShown);
  assert.equal(await page.evaluate(() => scrollY), top);
});
