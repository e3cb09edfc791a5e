import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from '../../../../src/core/pages/page.ts';
import {
  type PageReport,
  PageReports,
  type ArticleTexts,
} from '../../../../src/engine/store/page-reports.ts';

function reportOf(slug: string): PageReport {
  return {
    page: { slug, file: `${slug}.md` } as Page,
    diagnostics: [],
    links: [],
    loads: [],
    headings: [{ depth: 2, id: 'part', text: 'Part' }],
    ids: new Set(['part']),
    feed: slug === 'news' ? [{ id: 'a', title: 'A', html: '<p>A</p>' }] : [],
    hasDiagram: false,
    markdown: `# ${slug}`,
    isVolatile: false,
    sections: [{ id: '', heading: '', text: 'Words.', code: '' }],
  };
}

suite('reports of pages', () => {
  test('hold no text of a page once it is moved to the store', () => {
    const away: ArticleTexts[] = [];
    const reports = new PageReports((texts) => {
      const place = away.push(texts) - 1;
      return () => away[place] ?? assert.fail();
    });
    reports.add(reportOf('news'));
    reports.add(reportOf('guide'));
    assert.deepEqual(
      away.map(({ markdown }) => markdown),
      ['# news', '# guide'],
    );
    for (const outcome of reports.all()) {
      assert.deepEqual(
        Object.keys(outcome).sort(),
        [
          'page',
          'diagnostics',
          'links',
          'loads',
          'ids',
          'hasDiagram',
          'hasFeed',
          'isVolatile',
        ].sort(),
      );
    }
    assert.deepEqual(
      reports.all().map(({ hasFeed }) => hasFeed),
      [true, false],
    );
    assert.equal(reports.textsOf({ slug: 'news' } as Page)?.feed[0]?.title, 'A');
    assert.equal(reports.textsOf({ slug: 'lost' } as Page), undefined);
  });

  test('give listeners the whole report, and later readers that of the last page', () => {
    const reports = new PageReports(() => () => assert.fail('read again'));
    const heard: PageReport[] = [];
    reports.onAdd((report) => heard.push(report));
    const [first, second] = [reportOf('first'), reportOf('second')];
    reports.add(first);
    assert.equal(reports.latestOf(first.page), first);
    assert.equal(reports.textsOf(first.page), first);
    reports.add(second);
    assert.equal(reports.latestOf(first.page), undefined);
    assert.deepEqual(heard, [first, second]);
  });
});
