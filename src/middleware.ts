import { defineMiddleware } from 'astro:middleware';
import { withBase } from './core/navigation/href.ts';
import { formatIcon } from './engine/format-icon.ts';
import { toSlug, UniqueNames } from './markdown/slug.ts';
import { renderUntrusted } from './markdown/untrusted.ts';
import { pageLanguage } from './core/site/page-language.ts';
import { siteWords } from './core/words/words-of.ts';
import { fillWord } from './core/words/words.ts';
import { Notes } from './article/notes.ts';
import { store } from 'virtual:site';

/** Gives components what they may look up about the site. */
export const onRequest = defineMiddleware(({ locals, params }, next) => {
  const { site, icons, styles, stylesheets, files, references } = store;
  const ids = new UniqueNames();
  const lang = pageLanguage(site, store.pageAt(params['slug'] ?? ''));
  const vocabulary = siteWords(site.config, lang);
  const notes = new Notes();
  locals.notes = notes;
  locals.note = (fact) => notes.add(fact);
  locals.lang = lang;
  locals.words = vocabulary.words;
  locals.fill = (word, values) => fillWord(vocabulary.lang, word, values);
  locals.href = (path) => withBase(site.base, path);
  locals.icon = (name, type) => formatIcon(icons, name, type);
  locals.slug = toSlug;
  locals.uniqueId = (name) => ids.take(name);
  locals.reserveIds = (names) => ids.reserve(names);
  locals.headingId = (name) => ids.claim(name);
  locals.styleClass = (declarations) => styles.classFor(declarations);
  locals.stylesheets = (bodyHtml) =>
    stylesheets.pathsFor(bodyHtml).map((path) => withBase(site.base, path));
  locals.darkStylesheet =
    store.darkStylesheet === undefined ? undefined : withBase(site.base, store.darkStylesheet);
  locals.pictureSize = (url) => store.sizeOf(url);
  locals.keepFile = (name, text) => withBase(site.base, files.keep(name, text));
  locals.markdown = (text, headingOffset = 2) => renderUntrusted(text, { headingOffset });
  locals.highlight = (code, language) => store.highlight(code, language);
  locals.referenceHref = (key) => {
    const href = references.hrefOf(key);
    return href && withBase(site.base, href);
  };
  return next();
});
