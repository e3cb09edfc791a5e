import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPhrases } from '../build-phrases.ts';
import type { SearchDocument } from '../document.ts';
import { formatPageTerms, readPageTerms } from '../page-terms.ts';
import { toLevel } from '../postings.ts';
import { weighSection } from '../weigh.ts';
import { readTerms } from '../words.ts';

const page: SearchDocument = {
  href: '/café',
  title: 'Café au lait',
  keywords: ['--dry-run'],
  description: '',
  breadcrumbs: [],
  isSuggested: false,
  sections: [
    { id: '', heading: '', text: 'Two cups, user_id and 東京都.', code: 'brew(cup)' },
    { id: 'none', heading: '', text: '', code: '' },
    { id: 'z', heading: 'Zed', text: 'zed zed', code: '' },
  ],
};

test('formatted page terms are read back with their sections and weights', () => {
  const read: [number, string, number][] = [];
  readPageTerms(formatPageTerms(page, new Map()), (section, term, level) => {
    read.push([section, term, level]);
  });
  const weighed = page.sections.flatMap((section, index) =>
    Array.from(weighSection({ page, section }, readTerms), ([term, impact]) => [
      index,
      term,
      toLevel(impact),
    ]),
  );
  assert.deepEqual(read, weighed);
  assert.ok(read.some(([section, term]) => section === 2 && term === 'zed'));
  assert.ok(read.some(([section, term]) => section === 0 && term === '--dry-run'));
});

test('a page with empty sections has one line for each', () => {
  const empty = { ...page, title: '', sections: page.sections.slice(1, 2) };
  assert.equal(
    formatPageTerms({ ...empty, sections: [...empty.sections, ...empty.sections] }, new Map()),
    '\n',
  );
  readPageTerms('\n', () => assert.fail('There is no term.'));
});

test('adjacent words of a phrase form one term with the lowest of their weights', () => {
  const levels = new Map<string, number>();
  const section = {
    id: 'go',
    heading: 'Go-live',
    text: 'Web fonts, or a font of the web.',
    code: '',
  };
  const phrases = listPhrases([['webfont', 'web fonts'], ['deploy', 'go live'], ['a web']]);
  readPageTerms(formatPageTerms({ ...page, sections: [section] }, phrases), (_, term, level) => {
    levels.set(term, level);
  });
  assert.equal(levels.get('webfont'), Math.min(levels.get('web') ?? 0, levels.get('fonts') ?? 0));
  assert.ok((levels.get('golive') ?? 0) > (levels.get('webfont') ?? 0));
  assert.ok(!levels.has('aweb'), 'The two words stand apart.');
});
