import { defineMiddleware } from 'astro:middleware';
import { buildPageContext } from './layouts/page-context.ts';
import { store } from 'virtual:site';

/** Gives components what they may look up about the site, and a way to note what they know. */
export const onRequest = defineMiddleware(({ locals, params }, next) => {
  Object.assign(locals, buildPageContext(store, store.pageAt(params['slug'] ?? '')));
  return next();
});
