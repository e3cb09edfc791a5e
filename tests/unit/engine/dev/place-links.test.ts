/** Which pages must be rendered to check the links to places on them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlaceLink } from '../../../../src/core/checks/check-fragments.ts';
import { PlaceLinks } from '../../../../src/engine/dev/place-links.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const names = Array.from({ length: 40 }, (_, rank) => `page-${rank}`);
const { pages } = smallSite({ pages: names }).site;

const headings = (...ids: readonly string[]) => ids.map((id) => ({ id, place: { file: 'a.mdx' } }));

/** Returns a link from the first page to a place on another; `looks` counts how often its target is read. */
function linkTo(rank: number, looks = { count: 0 }): PlaceLink {
  const [from] = pages;
  const page = pages[rank];
  assert.ok(from !== undefined && page !== undefined);
  return {
    link: { url: `${page.href}#box`, kind: 'link', file: from.file },
    from,
    id: 'box',
    get target() {
      looks.count += 1;
      return page;
    },
  };
}

test('pages are rendered one by one, without resolving every link again for each', () => {
  const places = new PlaceLinks();
  const looks = { count: 0 };
  const links = pages.map((_, rank) => linkTo(rank, looks));
  for (const page of pages) {
    places.learn(page.file, page === pages[0] ? links : [], {
      headingPlaces: headings('a-heading'),
    });
  }
  const rendered: string[] = [];
  for (let file = places.next(); file !== undefined; file = places.next()) {
    rendered.push(file);
    places.learn(file, file === pages[0]?.file ? links : [], { ids: new Set(['box']) });
  }
  assert.deepEqual(
    rendered,
    pages.map(({ file }) => file),
  );
  assert.ok(looks.count <= 5 * pages.length, `${looks.count} looks`);
});

test('a page whose text has changed is requested again, whichever page was requested last', () => {
  const places = new PlaceLinks();
  const file = pages[1]?.file ?? '';
  places.learn(pages[0]?.file ?? '', [linkTo(1)], { headingPlaces: [] });
  places.learn(file, [], { headingPlaces: [] });
  assert.equal(places.next(), file);
  assert.equal(places.next(), file, 'nothing was learnt in between');
  places.giveUp(file);
  assert.equal(places.next(), undefined);
  places.learn(file, [], { headingPlaces: [] });
  assert.equal(places.next(), file);
  places.learn(file, [], { headingPlaces: headings('box') });
  assert.equal(places.next(), undefined);
});

test('a missing fragment stays missing until its page is rendered again or has changed', () => {
  const [from = '', to = ''] = pages.map(({ file }) => file);
  const places = new PlaceLinks();
  const codes = () => places.problems().map(({ code }) => code);
  const missing = ['link/missing-fragment'];
  const begin = () => {
    places.learn(from, [linkTo(1)], { ids: new Set() });
    places.learn(to, [], { ids: new Set() });
    assert.deepEqual(codes(), missing);
  };
  begin();
  places.forget([from, to], new Set(['snippet.mdx']));
  assert.deepEqual(codes(), missing);
  assert.equal(places.next(), undefined, 'it is compiled first');
  places.learn(to, [], { headingPlaces: [] });
  assert.deepEqual(codes(), missing);
  assert.equal(places.next(), to);
  places.learn(to, [], { ids: new Set(['box']) });
  assert.deepEqual(codes(), []);

  begin();
  places.forget([to], new Set());
  places.learn(to, [], { headingPlaces: headings('box') });
  assert.deepEqual(codes(), []);

  begin();
  places.forget([to], new Set());
  places.learn(to, [], { headingPlaces: [] });
  places.giveUp(to);
  assert.deepEqual(codes(), [], 'it cannot be rendered');

  begin();
  places.forget([to], new Set([to]));
  assert.deepEqual(codes(), []);
});
