import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Browsers } from '../../../../src/engine/dev/browsers.ts';
import { listen } from '../../../../src/server/listen.ts';
import { listenToChanges } from '../../../helpers/sites/change-feed.ts';

/** Returns the browsers of a site whose revision the test sets, and a function to listen like a page. */
async function openBrowsers(t: TestContext) {
  const site = { revision: 10 };
  const browsers = new Browsers(site);
  const { port, stop } = await listen({
    host: '127.0.0.1',
    port: 0,
    listener: ({ url = '' }, response) => {
      const since = new URL(url, 'http://localhost').searchParams.get('since');
      browsers.add(response, since === null ? undefined : Number(since));
    },
  });
  t.after(async () => {
    browsers.close();
    await stop();
  });
  const listenAt = (revision?: number) =>
    listenToChanges(`http://127.0.0.1:${port}`, revision?.toString());
  /**
   * Returns what pages of these revisions receive when they start to listen, before anything else changes.
   */
  const receivedBy = async (...revisions: readonly (number | undefined)[]) => {
    const feeds = await Promise.all(revisions.map(listenAt));
    site.revision += 1;
    browsers.reload(['/end']);
    return await Promise.all(feeds.map(({ next }) => next('reload')));
  };
  return { site, browsers, listenAt, receivedBy };
}

const nothing = ['/end'];

test('a page that connects late receives only changes since it was rendered', async (t) => {
  const { site, browsers, receivedBy } = await openBrowsers(t);
  site.revision = 12;
  browsers.reload(['/one']);
  site.revision = 14;
  browsers.reload(['/two']);
  assert.deepEqual(await receivedBy(11, 12, 13, 14, undefined), [
    ['/one', '/two'],
    ['/two'],
    ['/two'],
    nothing,
    nothing,
  ]);
});

test('after a change of everything, each older page reloads once', async (t) => {
  const { site, browsers, receivedBy } = await openBrowsers(t);
  site.revision = 12;
  browsers.reload(['/one']);
  site.revision = 13;
  browsers.reload('all');
  assert.deepEqual(await receivedBy(11, 12, 13, undefined), ['all', 'all', nothing, nothing]);
});

test('a page that a previous process rendered reloads', async (t) => {
  const { receivedBy } = await openBrowsers(t);
  assert.deepEqual(await receivedBy(9, 10, Number.NaN), ['all', nothing, nothing]);
});

test('connected pages receive each change', async (t) => {
  const { site, browsers, listenAt } = await openBrowsers(t);
  const feed = await listenAt(10);
  // An unreadable configuration does not change the site, but is shown anyway.
  browsers.reload('all');
  site.revision = 11;
  browsers.reload(['/one']);
  assert.deepEqual([await feed.next('reload'), await feed.next('reload')], ['all', ['/one']]);
});
