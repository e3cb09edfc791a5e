/** Exporting a request from the form to another client. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, suite, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { playgroundFiles } from '../../helpers/projects/playground-site.ts';
import { listenEcho } from '../../helpers/servers/echo-server.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const api = await listenEcho();
after(api.stop);
const site = await serveFixture(playgroundFiles(api.url), { base: '/docs' });

async function openExport(t: TestContext): Promise<Page> {
  const page = await openPage(t, site.urlOf('/docs/find/'));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByLabel('id', { exact: true }).fill('7');
  await page.getByRole('textbox', { name: 'Authorization' }).fill('secret-token');
  const button = page.getByRole('button', { name: 'Export' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Export' }).waitFor();
  assert.equal(await button.getAttribute('aria-expanded'), 'true');
  return page;
}

const shown = (page: Page) => page.getByRole('region', { name: 'Export' }).locator('pre');

suite('an exported request', () => {
  test('follows the form and shows credentials only on request', async (t) => {
    const page = await openExport(t);
    await page.getByLabel('Format').selectOption('.http');
    const text = await shown(page).innerText();
    assert.match(text, /^@TOKEN = <TOKEN>$/m);
    assert.match(text, /^GET http:\/\/\S+\/pets\/7$/m);
    assert.match(text, /^Authorization: Bearer \{\{TOKEN\}\}$/m);
    assert.doesNotMatch(text, /secret-token/);
    await page.getByLabel('id', { exact: true }).fill('8');
    await shown(page).getByText('/pets/8').waitFor();
    await page.getByRole('button', { name: 'Fill in credentials' }).click();
    assert.match(await shown(page).innerText(), /^Authorization: Bearer secret-token$/m);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    assert.doesNotMatch(kept, /secret-token/);
  });

  test('is saved under the name of the operation', async (t) => {
    const page = await openExport(t);
    await page.getByLabel('Format').selectOption('Postman');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'get-pets-id.postman_collection.json');
    // The browser can belong to another process, which keeps the files it saves.
    const file = join(tempFolder(), 'saved.json');
    await download.saveAs(file);
    assert.equal(readFileSync(file, 'utf8').trim(), (await shown(page).innerText()).trim());
  });

  test('is accessible', async (t) => {
    const page = await openExport(t);
    await assertAccessibleEverywhere(page, { include: '.endpoint' });
  });
});
