/** What lies over a page of `dev` while something is wrong. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openPage } from '../helpers/browser.ts';
import { listenToChanges } from '../helpers/change-feed.ts';
import { startTestDev } from '../helpers/start-dev.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

test('a problem leads to what it means, and its place to the editor', async (t) => {
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
});

test('a page that is saved before its browser listens shows what was saved', async (t) => {
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
  const saved = Promise.withResolvers<undefined>();
  await tab.route('**/_lectern/events*', async (route) => {
    await saved.promise;
    await route.continue();
  });
  const feed = await listenToChanges(server.url.replace(/\/$/, ''));
  await tab.goto(`${server.url}next/`);
  await tab.getByText('Of before.').waitFor();
  writeFileSync(join(dir, 'next.mdx'), 'Of now.\n');
  await feed.next('reload');
  saved.resolve(undefined);
  await tab.getByText('Of now.').waitFor();
  // It may still ask for files, and the server goes first.
  await tab.close();
});
