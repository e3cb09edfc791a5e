/** How much a reader loads. The numbers are budgets: instead of raising one, find what can be removed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type PageWeight, weighPage, weighPlayground } from '../../helpers/measure/page-weight.ts';
import { buildOwnSite } from '../../helpers/sites/own-site.ts';

const { outDir, hrefs } = await buildOwnSite();
const htmlOf = (href: string) => readFileSync(join(outDir, href, 'index.html'), 'utf8');
const operations = hrefs.filter((href) => /class="[^"]*\bendpoint\b/.test(htmlOf(href)));
/** The start page, which has more graphics than text. */
const START = '/';
/** Guides: all pages except the start page, operations, long tables of keys and the gallery of components. */
const guides = hrefs.filter(
  (href) =>
    href !== START && !operations.includes(href) && !/^\/(?:reference|components)\//.test(href),
);

const total = ({ html, css, js, early }: PageWeight) => html + css + js + early;

/** Fails with every page that weighs too much, and the weights of its parts. */
function assertLight(
  pages: readonly string[],
  weigh: (weight: PageWeight) => number,
  most: number,
) {
  const heavy = pages
    .map((href) => ({ href, weight: weighPage(outDir, href) }))
    .filter(({ weight }) => weigh(weight) > most)
    .map(({ href, weight }) => `${href}: ${weigh(weight)} ${JSON.stringify(weight)}`);
  assert.ok(pages.length > 2);
  assert.deepEqual(heavy, [], `more than ${most} bytes`);
}

suite('once a reader opens the playground', () => {
  test('the playground is at most 29 kB, and its optional parts together at most 48 kB', () => {
    const weights = operations.map((href) => weighPlayground(outDir, href));
    for (const { opened, later } of weights) {
      assert.ok(opened > 5_000 && opened <= 29_000, `${opened}`);
      assert.ok(later > 5_000 && later <= 48_000, `${later}`);
    }
  });
});

suite('before the reader does anything', () => {
  test('a guide is at most 25 kB of compressed HTML, CSS and JavaScript', () => {
    assertLight(guides, total, 25_000);
  });

  test('the start page is at most 40 kB, without the code that reads a docs.json', () => {
    const weight = weighPage(outDir, START);
    assert.ok(total(weight) <= 40_000, JSON.stringify(weight));
    assert.match(htmlOf(START), /<lectern-live-config/);
    assert.doesNotMatch(htmlOf(START), /read-config/);
  });

  test('an operation is at most 45 kB', () => {
    assertLight(operations, total, 45_000);
  });

  test('no page runs more than 10 kB of JavaScript, or more than 1 kB before the first paint', () => {
    assertLight(hrefs, ({ js }) => js, 10_000);
    assertLight(hrefs, ({ early }) => early, 1_000);
    assert.ok(weighPage(outDir, START).early > 500);
  });

  test('the cacheable icons of a sidebar are at most 12 kB', () => {
    const sprites = new Set(
      hrefs.flatMap((href) => /<use href="([^"#]+)#/.exec(htmlOf(href))?.[1] ?? []),
    );
    assert.ok(sprites.size > 0);
    for (const path of sprites) {
      const size = gzipSync(readFileSync(join(outDir, path))).length;
      assert.ok(size <= 12_000, `${path}: ${size}`);
    }
  });
});
