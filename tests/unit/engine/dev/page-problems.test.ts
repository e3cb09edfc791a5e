/** Which problems of pages are reported while files change, and which page is processed next. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import { PageProblems } from '../../../../src/engine/dev/page-problems.ts';

const canLearn = () => true;

function problemOf(file: string, message = 'Wrong.'): Diagnostic {
  const words = { code: 'markdown/example', title: 'Example', message, hint: 'Mend it.' };
  return { ...words, severity: 'error', file };
}

function learnPage(pages: PageProblems, file: string, ...diagnostics: readonly Diagnostic[]): void {
  pages.learn(file, { diagnostics, placeLinks: [], headingPlaces: [] });
}

test('a page that changes while it is examined is examined again', () => {
  const pages = new PageProblems();
  pages.forget({ files: ['a.mdx', 'b.mdx'], canLearn });
  const taken = pages.takeUnchecked();
  assert.equal(taken?.file, 'a.mdx');
  assert.equal(taken.isWanted(), true);
  pages.forget({ files: ['a.mdx'], canLearn });
  assert.equal(taken.isWanted(), false);
  taken.giveUp();
  assert.equal(pages.takeUnchecked()?.file, 'a.mdx');
});

test('a page whose examination gives nothing does not block other pages', () => {
  const pages = new PageProblems();
  pages.forget({ files: ['a.mdx', 'b.mdx'], canLearn });
  pages.takeUnchecked()?.giveUp();
  const next = pages.takeUnchecked();
  assert.equal(next?.file, 'b.mdx');
  learnPage(pages, 'b.mdx');
  assert.equal(next.isWanted(), false);
  assert.equal(pages.isComplete, true);
});

test('reported problems stay until their page is examined again, and others are dropped', () => {
  const pages = new PageProblems();
  const [reported, unreported] = [problemOf('a.mdx'), problemOf('b.mdx')];
  learnPage(pages, 'a.mdx', reported);
  pages.markReported();
  learnPage(pages, 'b.mdx', unreported);
  pages.forget({ files: ['a.mdx', 'b.mdx'], canLearn });
  assert.deepEqual(pages.all(), [reported]);
  learnPage(pages, 'a.mdx');
  learnPage(pages, 'b.mdx', unreported);
  assert.deepEqual(pages.all(), [unreported]);
});

test('the reason why a page cannot be examined is reported as long as the page exists', () => {
  const pages = new PageProblems();
  pages.blame('a.mdx', problemOf('a.mdx'));
  pages.forget({ files: ['a.mdx'], canLearn: () => false });
  assert.equal(pages.takeUnchecked(), undefined);
  assert.deepEqual(pages.all(), [problemOf('a.mdx')]);
  pages.keep(new Set(['b.mdx']));
  assert.deepEqual(pages.all(), []);
});

test('pages with problems are listed first', () => {
  const pages = new PageProblems();
  learnPage(pages, 'a.mdx');
  learnPage(pages, 'b.mdx', problemOf('b.mdx'));
  assert.deepEqual(pages.files, ['b.mdx', 'a.mdx']);
});
