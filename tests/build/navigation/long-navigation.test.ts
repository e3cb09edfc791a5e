/** What pages contain of a section that lists a thousand of them. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parse } from '../../../src/core/html/parse.ts';
import { findElement } from '../../../src/core/html/text.ts';
import type { Element } from '../../../src/core/html/tree.ts';
import { listRichGroups, richPage } from '../../bench/pages/rich-pages.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const TABS = Array.from({ length: 9 }, (_, index) => `tab-${index + 1}`);
const groups = listRichGroups(1_000);
const slugs = groups.flatMap(({ pages }) => pages);
const others = TABS.map((tab) => `${tab}/start`);
/** Positions of the pages with long texts: at both ends of the section, and in its middle. */
const guides = new Set([0, 1, 499, 500, 998, 999]);
const textOf = (index: number) => (guides.has(index) ? richPage(index, slugs) : 'Text.\n');

const site = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [...groups, ...others.map((slug) => ({ group: slug, pages: [slug] }))],
    primaryTab: { name: 'Guides' },
    tabs: TABS.map((url) => ({ name: url, url })),
  }),
  ...Object.fromEntries(slugs.map((slug, index) => [`${slug}.md`, textOf(index)])),
  ...Object.fromEntries(others.map((slug) => [`${slug}.md`, 'Text.\n'])),
});

suite('a thousand pages in one sidebar', () => {
  test('are at most 32 kB of HTML each, with ten tabs above them', () => {
    const weights = slugs.map((slug) => Buffer.byteLength(site.read(`/${slug}/`)));
    const weigh = (index: number) => weights[index] ?? Infinity;
    // What a guide weighs more than a page nearby is added to all other pages.
    const more = [...guides].map((index) => weigh(index) - weigh(index + (index < 500 ? 2 : -2)));
    const text = Math.max(...more);
    assert.ok(text > 9_000);
    const heavy = slugs.filter(
      (_, index) => weigh(index) + (guides.has(index) ? 0 : text) > 32_000,
    );
    assert.deepEqual(heavy, []);
  });

  test('are all reachable from any page by navigation links, without scripts', () => {
    const reached = new Set(['/tab-9/start/']);
    for (const href of reached) {
      for (const found of navigationOf(site.read(href))) reached.add(found);
    }
    assert.deepEqual(
      [...slugs, ...others].filter((slug) => !reached.has(`/${slug}/`)),
      [],
    );
  });

  test('share one file with the links of all of them', () => {
    const files = new Set(slugs.map((slug) => treeOf(site.read(`/${slug}/`))));
    assert.equal(files.size, 1);
    const [file = ''] = files;
    assert.match(file, /^\/_lectern\/assets\/tree\.[\w-]{8}\.json$/);
    const tree = JSON.parse(site.read(file.slice(1))) as string;
    assert.deepEqual(
      linksIn(parse(tree)),
      slugs.map((slug) => `/${slug}/`),
    );
    assert.doesNotMatch(tree, /aria-current|<details[^>]* open/);
  });

  test('do not affect the pages of short sections', () => {
    assert.equal(treeOf(site.read('/tab-1/start/')), undefined);
    assert.doesNotMatch(site.read('/tab-1/start/'), /<lectern-sidebar-folds|data-fold/);
  });
});

suite('a page of a long section', () => {
  const small = listRichGroups(250);
  const build = (text: string, title: string) =>
    buildFixture({
      'docs.json': JSON.stringify({ name: 'Acme', navigation: small }),
      ...Object.fromEntries(
        small.flatMap(({ pages }, group) =>
          pages.map((slug) => {
            const isOwn = slug === 'part-3/page-60';
            const name = group === 8 ? `${title} of ${slug}` : slug;
            return [`${slug}.md`, `---\ntitle: ${name}\n---\n\n${isOwn ? 'Own.' : text}\n`];
          }),
        ),
      ),
    });

  test('does not change with the text of other pages or with names that it does not show', async () => {
    const [first, text, name] = [
      await build('Text.', 'Name'),
      await build('<Note>Other text.</Note>\n\n```ts\nconst x = 1;\n```\n', 'Name'),
      await build('Text.', 'Other name'),
    ].map(({ read }) => read('/part-3/page-60/'));
    assert.equal(text, first);
    // If the contents of the whole tree change, so does the name of its file.
    assert.notEqual(treeOf(name ?? ''), treeOf(first ?? ''));
    const withoutTree = (html = '') => html.replaceAll(treeOf(html) ?? '', '');
    assert.equal(withoutTree(name), withoutTree(first));
  });
});

/** Returns the targets of the links in tabs and sidebar. */
function navigationOf(html: string): readonly string[] {
  const root = parse(html);
  const parts = ['navbar', 'sidebar'].map((id) =>
    findElement(root, (each) => each.get('id') === id),
  );
  return parts.flatMap((part) => (part ? linksIn(part) : []));
}

function linksIn(element: Element): readonly string[] {
  return element.children.flatMap((child) => {
    if (child.kind !== 'element') return [];
    const href = child.name === 'a' ? child.get('href') : undefined;
    return [...(href?.startsWith('/') ? [href] : []), ...linksIn(child)];
  });
}

function treeOf(html: string): string | undefined {
  return findElement(parse(html), (each) => each.get('data-tree') !== undefined)?.get('data-tree');
}
