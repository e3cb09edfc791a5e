import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KnownTags } from '../../../../src/core/html/known-tags.ts';
import { parse } from '../../../../src/core/html/parse.ts';
import { copyText } from '../../../../src/core/text/copy-text.ts';
import { LinkLog } from '../../../../src/engine/store/link-log.ts';
import { heapSize } from '../../../helpers/measure/heap-size.ts';

const [PAGES, BYTES] = [40, 140_000];

/** Returns a page with a unique tag and a unique address, built as a new string like a rendered page. */
const htmlOf = (rank: number) =>
  `<a href="https://example.com/page/number/${rank}">a</a>${'<b></b>'.repeat(BYTES / 7)}`;

/** Returns how many bytes stay in memory after `look` has processed all pages, while its results are held. */
function bytesKept(look: (html: string) => unknown): number {
  const before = heapSize();
  const held: unknown[] = [];
  for (let rank = 0; rank < PAGES; rank += 1) held.push(look(htmlOf(rank)));
  const kept = heapSize() - before;
  assert.equal(held.length, PAGES);
  return kept;
}

const firstTag = (html: string) => html.slice(0, html.indexOf('>') + 1);

test('a copy has the same text and does not retain the original string', () => {
  assert.equal(copyText('a text of some length'), 'a text of some length');
  assert.equal(copyText(''), '');
  assert.ok(bytesKept((html) => copyText(firstTag(html))) < (PAGES * BYTES) / 4);
});

test('cached tags do not retain the pages that they come from', () => {
  const known = new KnownTags();
  const kept = bytesKept((html) => parse(html, known).children.length);
  assert.ok(known.get('<a href="https://example.com/page/number/3">'));
  assert.ok(kept < (PAGES * BYTES) / 4, `${kept} bytes`);
});

test('logged links do not retain the pages that they come from', () => {
  const log = new LinkLog(({ url }) => ({ kind: 'external', url }));
  const kept = bytesKept((html) => {
    const [, url = ''] = /"([^"]*)"/.exec(html) ?? [];
    log.note({ kind: 'link', url, file: 'a.md' });
  });
  assert.equal(log.external.length, PAGES);
  assert.ok(kept < (PAGES * BYTES) / 4, `${kept} bytes`);
});
