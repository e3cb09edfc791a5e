import assert from 'node:assert/strict';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { SearchTerms } from '../../../../src/engine/build/search-terms.ts';
import { digestOf } from '../../../../src/engine/store/site-answers.ts';
import { RecordCache } from '../../../../src/node/disk/record-cache.ts';
import type { SearchDocument } from '../../../../src/search/document.ts';
import { formatPageTerms } from '../../../../src/search/page-terms.ts';
import { tempFolder } from '../../../helpers/temp-folder.ts';

const said = {
  href: '/a',
  title: 'A',
  keywords: [],
  description: 'What it is.',
  breadcrumbs: ['Guides'],
  sections: [{ id: '', heading: '', text: 'Some words of a page.', code: '' }],
};
const page: SearchDocument = { ...said, isSuggested: false };

/** A folder whose last build reckoned otherwise, which shows what is taken from there. */
function folderWithRecords(version: string): string {
  const dir = tempFolder();
  const cache = new RecordCache(join(dir, '.lectern/search.records'), version);
  cache.write(digestOf(said), Buffer.from('keptA'));
  cache.finish();
  return dir;
}

suite('what the words of a page weigh', () => {
  test('is taken from the build before, wherever the page is listed now', () => {
    const dir = folderWithRecords('1');
    const terms = new SearchTerms(dir, '1');
    assert.equal(terms.of(page), 'keptA');
    assert.equal(terms.of({ ...page, isSuggested: true, tab: 'T', version: '2' }), 'keptA');
    terms.finish();
    assert.equal(new SearchTerms(dir, '1').of(page), 'keptA');
  });

  test('is reckoned anew for a page that says something else, and for another state of this software', () => {
    const dir = folderWithRecords('1');
    const other = { ...page, title: 'B' };
    assert.equal(new SearchTerms(dir, '1').of(other), formatPageTerms(other));
    assert.equal(new SearchTerms(dir, '2').of(page), formatPageTerms(page));
  });

  test('is forgotten where no page asks for it any more', () => {
    const dir = folderWithRecords('1');
    new SearchTerms(dir, '1').finish();
    assert.equal(new SearchTerms(dir, '1').of(page), formatPageTerms(page));
  });
});
