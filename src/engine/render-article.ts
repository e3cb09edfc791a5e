import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { shownTitle } from '../core/site/page-title.ts';
import type { Page } from '../core/site/page.ts';
import type { CompiledPage, Heading } from '../markdown/compiled-page.ts';
import { diagnoseEvaluation } from '../markdown/diagnose-evaluation.ts';
import { findFeedEntries } from '../markdown/feed-entries.ts';
import { finishImages } from '../markdown/finish-images.ts';
import { buildOutline } from '../markdown/outline.ts';
import { buildSections } from '../markdown/sections.ts';
import type { SiteStore } from './site-store.ts';
import { replaceInlineStyles } from './style-classes.ts';

export interface RenderedArticle {
  /** Empty when the page could not be rendered. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Whether it lists updates. */
  readonly hasFeed: boolean;
  /** What is missing from the article, or why there is none; the page says so. */
  readonly problems: readonly Diagnostic[];
}

export interface ArticleRequest {
  readonly store: SiteStore;
  readonly page: Page;
  readonly compiled: CompiledPage;
  /** Renders the compiled content; throws what the author's expressions throw. */
  readonly render: () => Promise<string | undefined>;
}

/** Renders a page's article and tells the store what was seen. Never throws for an author's mistake. */
export async function renderArticle(request: ArticleRequest): Promise<RenderedArticle> {
  const { store, page, compiled, render } = request;
  const { html, failure } = await tryRender(render, page);
  const diagnostics = failure ? [...compiled.diagnostics, failure] : compiled.diagnostics;
  const finished = await finishImages(html, store.sizeOf);
  const outline = buildOutline(replaceInlineStyles(finished, store.styles), shownTitle(page));
  const feed = findFeedEntries(outline.html);
  const isEmpty = failure !== undefined || compiled.Content === undefined;
  store.report({
    page,
    diagnostics,
    links: compiled.links,
    headings: outline.headings,
    ids: outline.ids,
    feed,
    hasDiagram: outline.html.includes('<lectern-mermaid'),
    ...(!isEmpty && { sections: buildSections(outline.html) }),
  });
  return {
    html: outline.html,
    headings: outline.headings,
    hasFeed: feed.length > 0,
    // While developing, the overlay tells of a page that still shows.
    problems:
      isEmpty || !store.keepsLastGood
        ? diagnostics.filter(({ severity }) => severity === 'error')
        : [],
  };
}

async function tryRender(
  render: ArticleRequest['render'],
  page: Page,
): Promise<{ html: string; failure?: Diagnostic }> {
  try {
    return { html: (await render()) ?? '' };
  } catch (error) {
    return { html: '', failure: diagnoseEvaluation(error, { file: page.file }) };
  }
}
