import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Browsers } from '../../../../src/engine/dev/browsers.ts';
import { listen } from '../../../../src/server/listen.ts';
import { listenToChanges } from '../../../helpers/sites/change-feed.ts';

/** Browsers of a site whose state is a number that the test sets, and how a page of one listens. */
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
  /** What pages of these revisions are told when they listen, before anything else changes. */
  const toldTo = async (...revisions: readonly (number | undefined)[]) => {
    const feeds = await Promise.all(revisions.map(listenAt));
    site.revision += 1;
    browsers.reload(['/end']);
    return await Promise.all(feeds.map(({ next }) => next('reload')));
  };
  return { site, browsers, listenAt, toldTo };
}

const nothing = ['/end'];

test('a page that connects late receives only changes since it was rendered', async (t) => {
  const { site, browsers, toldTo } = await openBrowsers(t);
  site.revision = 12;
  browsers.reload(['/one']);
  site.revision = 14;
  browsers.reload(['/two']);
  assert.deepEqual(await toldTo(11, 12, 13, 14, undefined), [
    ['/one', '/two'],
    ['/two'],
    ['/two'],
    nothing,
    nothing,
  ]);
});

test('after a change of everything, each older page reloads once', async (t) => {
  const { site, browsers, toldTo } = await openBrowsers(t);
  site.revision = 12;
  browsers.reload(['/one']);
  site.revision = 13;
  browsers.reload('all');
  assert.deepEqual(await toldTo(11, 12, 13, undefined), ['all', 'all', nothing, nothing]);
});

test('a page that a previous process rendered reloads', async (t) => {
  const { toldTo } = await openBrowsers(t);
  assert.deepEqual(await toldTo(9, 10, Number.NaN), ['all', nothing, nothing]);
});

test('connected pages receive each change', async (t) => {
  const { site, browsers, listenAt } = await openBrowsers(t);
  const feed = await listenAt(10);
  // A configuration that cannot be read leaves the site as it is, and is shown all the same.
  browsers.reload('all');
  site.revision = 11;
  browsers.reload(['/one']);
  assert.deepEqual([await feed.next('reload'), await feed.next('reload')], ['all', ['/one']]);
});
