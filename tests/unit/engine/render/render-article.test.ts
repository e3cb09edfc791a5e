import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notes } from '../../../../src/article/facts/notes.ts';
import type { Page } from '../../../../src/core/pages/page.ts';
import { renderArticle } from '../../../../src/engine/render/render-article.ts';
import { PageCompiler } from '../../../../src/engine/store/page-compiler.ts';
import { PageReports } from '../../../../src/engine/store/page-reports.ts';
import type { SiteStore } from '../../../../src/engine/store/site-store.ts';
import { heapSize } from '../../../helpers/measure/heap-size.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

// The headings have one word: such a text can be a slice of the page's HTML, which keeps all of it in
// memory. A heading with spaces is joined to a new text.
test('reports of pages do not keep their HTML in memory', async () => {
  const reports = new PageReports();
  const store = {
    site: smallSite({ pages: ['p0'] }).site,
    wordingOf: () => ({ direction: 'ltr' }),
    answers: { styleClass: () => '', size: () => Promise.resolve(undefined) },
    reports,
    compiler: new PageCompiler(),
  } as unknown as SiteStore;
  const compiled = {
    Content: () => undefined,
    links: [],
    headingPlaces: [],
    elementIds: [],
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
      // Built as a new string for each page, like a rendered page.
      render: () =>
        Promise.resolve(
          `<h2>${title}</h2><p>A text of page ${rank}.</p>${'<b></b>'.repeat(bytes / 7)}`,
        ),
    });
  }
  assert.deepEqual(
    reports.all().map(({ ids = [] }) => [...ids].at(-1)),
    Array.from({ length: pages }, (_, rank) => `headingofpagenumber${rank}`),
  );
  const grown = heapSize() - before;
  assert.ok(grown < (pages * bytes) / 2, `${grown} bytes for ${pages * bytes} of HTML`);
});
