import { defineMiddleware } from 'astro:middleware';
import { withBase } from './core/navigation/href.ts';
import { formatIcon } from './astro/format-icon.ts';
import { toSlug, UniqueNames } from './markdown/slug.ts';
import { store } from 'virtual:site';

/** Gives components what they may look up about the site. */
export const onRequest = defineMiddleware(({ locals }, next) => {
  const { site, icons, styles } = store;
  const ids = new UniqueNames();
  locals.href = (path) => withBase(site.base, path);
  locals.icon = (name, type) => formatIcon(icons, name, type);
  locals.slug = toSlug;
  locals.uniqueId = (name) => ids.take(name);
  locals.styleClass = (declarations) => styles.classFor(declarations);
  return next();
});
