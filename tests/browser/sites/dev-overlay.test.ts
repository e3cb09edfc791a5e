/** The overlay on a page of `dev` while there is a problem. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openPage } from '../../helpers/browser/browser.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { listenToChanges } from '../../helpers/sites/change-feed.ts';
import { startTestDev } from '../../helpers/sites/start-dev.ts';

test('a problem links to its explanation, and its place opens the editor', async (t) => {
  const opened: string[] = [];
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
    'index.mdx': '# Home\n\n<Crad>x</Crad>\n',
  });
  const server = await startTestDev({
    dir,
    base: '/docs',
    openEditor: (place) => opened.push(place),
  });
  t.after(() => server.stop());
  const tab = await openPage(t, server.url);
  const overlay = tab.locator('lectern-dev-overlay');
  const code = overlay.getByRole('link', { name: 'page/unknown-component' });
  const [explained] = await Promise.all([tab.waitForEvent('popup'), code.click()]);
  await explained.getByRole('heading', { name: 'Unknown component', level: 1 }).waitFor();
  assert.match(explained.url(), /\/docs\/_lectern\/diagnostics\/page\/unknown-component\.html$/);
  const answered = tab.waitForResponse(/_lectern\/open/);
  await overlay.getByRole('button', { name: 'index.mdx:3:1' }).click();
  assert.equal((await answered).status(), 204);
  assert.deepEqual(opened, [`${dir}/index.mdx:3:1`]);
  // Both may still request files, and the server stops first.
  await Promise.all([explained.close(), tab.close()]);
});

/** Opens a site of two pages in a tab that does not listen to its changes until the test allows it. */
async function openDeafTab(t: TestContext) {
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', 'next'] }],
    }),
    'index.mdx': 'First words.\n',
    'next.mdx': 'Of before.\n',
  });
  const server = await startTestDev({ dir });
  t.after(() => server.stop());
  const tab = await openPage(t, server.url);
  const mayListen = Promise.withResolvers<undefined>();
  await tab.route('**/_lectern/events*', async (route) => {
    await mayListen.promise;
    await route.continue();
  });
  await tab.goto(`${server.url}next/`);
  await tab.getByText('Of before.').waitFor();
  const feed = await listenToChanges(server.url.replace(/\/$/, ''));
  const save = (file: string, text: string) => writeFileSync(join(dir, file), text);
  return { tab, feed, save, listen: () => mayListen.resolve(undefined) };
}

test('a page saved before its browser connects shows the saved text', async (t) => {
  const { tab, feed, save, listen } = await openDeafTab(t);
  save('next.mdx', 'Of now.\n');
  await feed.next('reload');
  listen();
  await tab.getByText('Of now.').waitFor();
  // It may still request files, and the server stops first.
  await tab.close();
});

test('a problem of another page that arose before the browser connects is shown afterwards', async (t) => {
  const { tab, feed, save, listen } = await openDeafTab(t);
  save('index.mdx', '<Crad>x</Crad>\n');
  await feed.next('diagnostics');
  listen();
  await tab.getByText('page/unknown-component').waitFor();
  await tab.close();
});
