import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import type { Page } from '../../../../src/core/pages/page.ts';
import { renderArticle } from '../../../../src/engine/render/render-article.ts';
import type { PageReport, SiteStore } from '../../../../src/engine/store/site-store.ts';
import { heapSize } from '../../../helpers/measure/heap-size.ts';

// A heading of one word is the same text as a part of the page's, unlike one with blanks.
test('what is kept of the pages of a site does not keep their HTML', async () => {
  const reports: PageReport[] = [];
  const store = {
    answers: { styleClass: () => '', size: () => Promise.resolve(undefined) },
    report: (report: PageReport) => reports.push(report),
    runCode: (_page: Page, run: () => unknown) => run(),
    rejections: [],
  } as unknown as SiteStore;
  const compiled = {
    Content: () => undefined,
    links: [],
    headingIds: [],
    isWhole: true,
    isVolatile: false,
    diagnostics: [],
  };
  const before = heapSize();
  const [pages, bytes] = [40, 140_000];
  for (let rank = 0; rank < pages; rank += 1) {
    const title = `HeadingOfPageNumber${rank}`;
    await renderArticle({
      store,
      page: { slug: `p${rank}`, file: `p${rank}.md`, title, frontMatter: {} } as unknown as Page,
      compiled,
      notes: new Notes(),
      ids: { take: (name) => name, claim: (name) => name },
      // Made anew for each page, as a rendered one is.
      render: () =>
        Promise.resolve(
          `<h2>${title}</h2><p>A text of page ${rank}.</p>${'<b></b>'.repeat(bytes / 7)}`,
        ),
    });
  }
  assert.deepEqual(
    reports.map(({ headings }) => headings.at(-1)?.text),
    reports.map((_, rank) => `HeadingOfPageNumber${rank}`),
  );
  const grown = heapSize() - before;
  assert.ok(grown < (pages * bytes) / 2, `${grown} bytes for ${pages * bytes} of HTML`);
});
