import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatFeed, OWN_ADDRESS as own } from '../../../../src/core/publish/feed.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

/** Returns the description of the only entry of a feed. */
function describe(html: string): string | undefined {
  const { site } = smallSite({ pages: { news: 'title: News' } });
  const [page] = site.pages;
  assert.ok(page);
  const place = { ...site, url: 'https://a.example', base: '/docs' };
  const feed = formatFeed(place, page, [{ id: 'v1', title: 'One', html }]);
  return /<item>.*<description>(.*)<\/description>/s.exec(feed ?? '')?.[1];
}

test('addresses of the site become complete', () => {
  assert.equal(
    describe(
      `<a href="${own}#b">b</a><img src="${own}/docs/c.png" srcset="${own}/docs/d.png 1x, ${own}/docs/e.png 2x">`,
    ),
    '&lt;a href=&quot;https://a.example/docs/news/#b&quot;&gt;b&lt;/a&gt;&lt;img src=&quot;https://a.example/docs/c.png&quot; srcset=&quot;https://a.example/docs/d.png 1x, https://a.example/docs/e.png 2x&quot;&gt;',
  );
});

test('characters that XML does not allow are left out, and are not taken for the mark of an address', () => {
  assert.equal(describe('a\0b\u{8}c\u{fffe}d\te 😀'), 'abcd\te 😀');
  assert.equal(describe('<b title="\0x">\0#y</b>'), '&lt;b title=&quot;x&quot;&gt;#y&lt;/b&gt;');
});
