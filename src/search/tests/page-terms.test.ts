import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchDocument } from '../document.ts';
import { formatPageTerms, readPageTerms } from '../page-terms.ts';
import { toLevel } from '../postings.ts';
import { weighSection } from '../weigh.ts';

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

test('the terms of a page come back from their text, each with its section and its weight', () => {
  const read: [number, string, number][] = [];
  readPageTerms(formatPageTerms(page), (section, term, level) => {
    read.push([section, term, level]);
  });
  const weighed = page.sections.flatMap((section, index) =>
    Array.from(weighSection(page, section), ([term, impact]) => [index, term, toLevel(impact)]),
  );
  assert.deepEqual(read, weighed);
  assert.ok(read.some(([section, term]) => section === 2 && term === 'zed'));
  assert.ok(read.some(([section, term]) => section === 0 && term === '--dry-run'));
});

test('a page of empty sections has a line for each', () => {
  const empty = { ...page, title: '', sections: page.sections.slice(1, 2) };
  assert.equal(
    formatPageTerms({ ...empty, sections: [...empty.sections, ...empty.sections] }),
    '\n',
  );
  readPageTerms('\n', () => assert.fail('There is no term.'));
});
