import assert from 'node:assert/strict';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { SearchTerms } from '../../../../src/engine/build/search-terms.ts';
import { digestOf } from '../../../../src/engine/store/site-answers.ts';
import { RecordCache } from '../../../../src/node/disk/record-cache.ts';
import { listPhrases } from '../../../../src/search/build-phrases.ts';
import type { SearchDocument } from '../../../../src/search/document.ts';
import { formatPageTerms } from '../../../../src/search/page-terms.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const said = {
  href: '/a',
  title: 'A',
  keywords: [],
  description: 'What it is.',
  breadcrumbs: ['Guides'],
  sections: [{ id: '', heading: '', text: 'Some words of a page.', code: '' }],
};
const page: SearchDocument = { ...said, isSuggested: false };

const synonyms = [['prose', 'some words']];

/** A folder whose last build reckoned otherwise, which shows what is taken from there. */
function folderWithRecords(version: string): string {
  const dir = tempFolder();
  const file = join(dir, '.lectern/search.records');
  const cache = new RecordCache(file, `${version} ${digestOf(synonyms)}`);
  cache.write(digestOf(said), Buffer.from('keptA'));
  cache.finish();
  return dir;
}

/** What a build with such a folder finds of a page. */
async function termsOf(dir: string, version: string, each: SearchDocument): Promise<string> {
  const terms = new SearchTerms({ dir, version, synonyms });
  return (await terms.settle())(each);
}

suite('what the words of a page weigh', () => {
  test('is taken from the build before, wherever the page is listed now', async () => {
    const dir = folderWithRecords('1');
    const terms = new SearchTerms({ dir, version: '1', synonyms });
    const find = await terms.settle();
    assert.equal(find(page), 'keptA');
    assert.equal(find({ ...page, isSuggested: true, tab: 'T', version: '2' }), 'keptA');
    terms.finish();
    assert.equal(await termsOf(dir, '1', page), 'keptA');
  });

  test('is reckoned anew for a page that says something else, and for another state of this software', async () => {
    const dir = folderWithRecords('1');
    const other = { ...page, title: 'B' };
    assert.equal(await termsOf(dir, '1', other), formatPageTerms(other, listPhrases(synonyms)));
    assert.equal(await termsOf(dir, '2', page), formatPageTerms(page, listPhrases(synonyms)));
  });

  test('is reckoned anew where other words are said to mean the same', async () => {
    const dir = folderWithRecords('1');
    const others = [['prose', 'words of a page']];
    const terms = new SearchTerms({ dir, version: '1', synonyms: others });
    assert.match((await terms.settle())(page), / wordofapage/);
  });

  test('is forgotten where no page asks for it any more', async () => {
    const dir = folderWithRecords('1');
    new SearchTerms({ dir, version: '1', synonyms }).finish();
    assert.equal(await termsOf(dir, '1', page), formatPageTerms(page, listPhrases(synonyms)));
  });

  test('is reckoned by the thread of a first build, and kept for the next one', async () => {
    const scale = { weigh: asked(), settle: () => Promise.resolve(), termsOf: () => 'aheadA' };
    const dir = tempFolder();
    const options = { dir, version: '1', synonyms };
    const first = new SearchTerms({ ...options, ahead: scale });
    first.expect(page);
    assert.deepEqual(scale.weigh.pages, [page]);
    assert.equal((await first.settle())(page), 'aheadA');
    first.finish();

    new SearchTerms({ ...options, ahead: scale }).expect(page);
    assert.equal(scale.weigh.pages.length, 1);
    assert.equal(await termsOf(dir, '1', page), 'aheadA');
  });
});

/** Notes what it is called with. */
function asked() {
  const pages: SearchDocument[] = [];
  return Object.assign((each: SearchDocument) => void pages.push(each), { pages });
}
