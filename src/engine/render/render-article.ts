import type { Facts } from '../../article/facts/facts.ts';
import type { Notes } from '../../article/facts/notes.ts';
import { type ArticleIds, finishArticle } from '../../article/finish-article.ts';
import { withBase } from '../../core/address/href.ts';
import { listColorReads } from '../../core/theme/color-channels.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { during } from '../../core/diagnostic/journal.ts';
import { pageLanguage } from '../../core/navigation/page-language.ts';
import { listLoads } from '../../core/policy/check-loads.ts';
import { shownTitle } from '../../core/pages/page-title.ts';
import type { Page } from '../../core/pages/page.ts';
import type { CompiledPage } from '../../markdown/model/compiled-page.ts';
import { diagnoseEvaluation } from '../../markdown/runtime/diagnose-evaluation.ts';
import type { SiteStore } from '../store/site-store.ts';

export interface RenderedArticle {
  /** Empty if the page could not be rendered. */
  readonly html: string;
  readonly facts: Facts;
  /** What is missing from the article, or why there is none; the page shows this. */
  readonly problems: readonly Diagnostic[];
}

export interface ArticleRequest {
  readonly store: SiteStore;
  readonly page: Page;
  readonly compiled: CompiledPage;
  /** What components note while `render` runs. */
  readonly notes: Notes;
  readonly ids: ArticleIds;
  /** Renders the compiled content; throws what the author's expressions throw. */
  readonly render: () => Promise<string | undefined>;
}

/** Renders a page's article and reports to the store what was found. Never throws for an author's mistake. */
export async function renderArticle(request: ArticleRequest): Promise<RenderedArticle> {
  const { store, page, compiled, notes, ids } = request;
  const { html: rendered, failure } = await tryRender(request);
  const reported = compiled.reported?.() ?? [];
  const diagnostics = [...compiled.diagnostics, ...reported, ...(failure ? [failure] : [])];
  const { html, facts } = await finishArticle({
    html: rendered,
    notes,
    ids,
    title: shownTitle(page),
    direction: store.wordingOf(pageLanguage(store.site, page)).direction,
    classFor: store.answers.styleClass,
    sizeOf: store.answers.size,
    readyCode: compiled.readyCode ?? [],
    hrefOf: (url) => store.compiler.rewriteUrl({ url, kind: 'link', file: page.file }),
    keepFields: (text) => withBase(store.site.base, store.files.keep('fields.html', text)),
    keepRules: (css) => {
      // An `@import` only counts if no rule precedes it, so the author's CSS comes first.
      const rules = `${css}\n${store.answers.colorRules(listColorReads(css))}`.trimEnd();
      return withBase(store.site.base, store.files.keep('page.css', rules));
    },
  });
  const isEmpty = failure !== undefined || compiled.Content === undefined;
  const report = {
    diagnostics,
    links: compiled.links,
    loads: listLoads(facts.embeds),
    headings: facts.headings,
    ...(compiled.isWhole && failure === undefined && { ids: new Set(facts.ids) }),
    feed: facts.feed,
    hasDiagram: facts.hasDiagram,
    markdown: facts.markdown,
    ...(facts.fields !== undefined && { fields: facts.fields }),
    isVolatile:
      compiled.isVolatile || store.compiler.rejections.some(({ file }) => file === page.file),
    ...(!isEmpty && { sections: facts.sections }),
  };
  // Cloned, because the store keeps the reports of all pages: a heading that is a slice of its page's HTML
  // would keep that HTML in memory.
  store.reports.add({ page, ...structuredClone(report) });
  return {
    html,
    facts,
    // During development, the overlay reports the problems of a page that is still shown.
    problems:
      isEmpty || !store.isDevelopment
        ? diagnostics.filter(({ severity }) => severity === 'error')
        : [],
  };
}

async function tryRender({
  store,
  page,
  render,
}: ArticleRequest): Promise<{ html: string; failure?: Diagnostic }> {
  try {
    const task = { phase: 'render', file: page.file } as const;
    return {
      html: (await during(store.journal, task, () => store.compiler.run(page, render))) ?? '',
    };
  } catch (error) {
    return { html: '', failure: diagnoseEvaluation(error, { file: page.file }) };
  }
}
