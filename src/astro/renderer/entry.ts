/**
 * The contents of a compiled renderer; `engine/render/open-renderer.ts` loads it and knows nothing about
 * Astro.
 */
// Imported first, because it begins with the styles of the page frame, and layers count in this order.
import NotFound from '../../layouts/NotFound.astro';
import { components } from '../../components/content/components.ts';
import type { RendererEntry } from '../../engine/render/open-renderer.ts';
import { buildPageContext } from '../../layouts/page-context.ts';
import { buildPageKey } from '../../layouts/page-key.ts';
import SitePage from '../../layouts/SitePage.astro';
import { renderDocument } from './render-component.ts';

const renderPage: RendererEntry['renderPage'] = (store, page, scriptHref) => {
  const locals = buildPageContext(store, page);
  return renderDocument(SitePage, { store, page }, { locals, scriptHref });
};

const renderNotFound: RendererEntry['renderNotFound'] = (store, start, scriptHref) => {
  const locals = buildPageContext(store, start);
  return renderDocument(NotFound, { site: store.site, start }, { locals, scriptHref });
};

export default {
  components,
  renderPage,
  renderNotFound,
  describePage: buildPageKey,
} satisfies RendererEntry;
