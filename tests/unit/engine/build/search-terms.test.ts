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

/**
 * Creates a folder in which the last build computed other results, so that tests can see which results come
 * from there.
 */
function folderWithRecords(version: string): string {
  const dir = tempFolder();
  const file = join(dir, '.lectern/search.records');
  const cache = new RecordCache(file, `${version} ${digestOf(synonyms)}`);
  cache.write(digestOf(said), Buffer.from('keptA'));
  cache.finish();
  return dir;
}

/** Returns the terms of a page in a build with such a folder. */
async function termsOf(dir: string, version: string, each: SearchDocument): Promise<string> {
  const terms = new SearchTerms({ dir, version, synonyms });
  const read = terms.expect(each);
  await terms.settle();
  return read();
}

suite('the weight of the words of a page', () => {
  test('is taken from the previous build, wherever the page is now listed', async () => {
    const dir = folderWithRecords('1');
    const terms = new SearchTerms({ dir, version: '1', synonyms });
    assert.equal(terms.expect(page)(), 'keptA');
    assert.equal(terms.expect({ ...page, isSuggested: true, tab: 'T', version: '2' })(), 'keptA');
    terms.finish();
    assert.equal(await termsOf(dir, '1', page), 'keptA');
  });

  test('is computed again for a changed page and for another version of Lectern', async () => {
    const dir = folderWithRecords('1');
    const other = { ...page, title: 'B' };
    assert.equal(await termsOf(dir, '1', other), formatPageTerms(other, listPhrases(synonyms)));
    assert.equal(await termsOf(dir, '2', page), formatPageTerms(page, listPhrases(synonyms)));
  });

  test('is computed again if the synonyms have changed', () => {
    const dir = folderWithRecords('1');
    const others = [['prose', 'words of a page']];
    const terms = new SearchTerms({ dir, version: '1', synonyms: others });
    assert.match(terms.expect(page)(), / wordofapage/);
  });

  test('is discarded if no page requests it anymore', async () => {
    const dir = folderWithRecords('1');
    new SearchTerms({ dir, version: '1', synonyms }).finish();
    assert.equal(await termsOf(dir, '1', page), formatPageTerms(page, listPhrases(synonyms)));
  });

  test('is computed by the second thread in a first build, and kept for the next one', async () => {
    const scale = { weigh: asked('aheadA'), settle: () => Promise.resolve() };
    const dir = tempFolder();
    const options = { dir, version: '1', synonyms };
    const first = new SearchTerms({ ...options, ahead: scale });
    const read = first.expect(page);
    assert.deepEqual(scale.weigh.pages, [page]);
    await first.settle();
    assert.equal(read(), 'aheadA');
    first.finish();

    new SearchTerms({ ...options, ahead: scale }).expect(page);
    assert.equal(scale.weigh.pages.length, 1);
    assert.equal(await termsOf(dir, '1', page), 'aheadA');
  });

  test('is computed on this thread if the second one gives none, and is moved to the store', async () => {
    const ahead = { weigh: asked(undefined), settle: () => Promise.resolve() };
    const away: string[] = [];
    const keep = (text: string) => {
      away.push(text);
      return () => `read: ${text}`;
    };
    const terms = new SearchTerms({ dir: tempFolder(), version: '1', synonyms, ahead, keep });
    const read = terms.expect(page);
    await terms.settle();
    const reckoned = formatPageTerms(page, listPhrases(synonyms));
    assert.deepEqual(away, [reckoned]);
    assert.equal(read(), `read: ${reckoned}`);
  });
});

/** Records the arguments that it is called with. */
function asked(answer: string | undefined) {
  const pages: SearchDocument[] = [];
  const weigh = (each: SearchDocument) => {
    pages.push(each);
    return Promise.resolve(answer);
  };
  return Object.assign(weigh, { pages });
}
