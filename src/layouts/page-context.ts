import { Notes } from '../article/facts/notes.ts';
import { readPlainText } from '../article/plain-text.ts';
import { listSidebarIcons } from '../components/chrome/sidebar/sidebar-icons.ts';
import { formatRemark } from '../components/content/callouts/format-remark.ts';
import { previewConfig } from '../core/preview/preview-config.ts';
import { withBase } from '../core/address/href.ts';
import { sidebarItems } from '../core/navigation/page-view.ts';
import { ownBars, pageLanguage } from '../core/navigation/page-language.ts';
import type { Page } from '../core/pages/page.ts';
import { playgroundWords } from '../core/language/playground/playground-words-of.ts';
import { fillWord } from '../core/language/fill-word.ts';
import type { Vocabulary } from '../core/language/languages/wording-of.ts';
import { formatIcon } from '../engine/render/format-icon.ts';
import { buildSprite, rememberSprite, type Sprite } from '../engine/render/icon-sprite.ts';
import { fieldsHref } from '../core/publish/fields-file.ts';
import {
  createFragmentResolver,
  documentOf,
  mayLinkToSite,
} from '../core/reference/pages/description-links.ts';
import { toSlug } from '../core/text/slug.ts';
import { UniqueNames } from '../markdown/slug.ts';
import { renderDescription } from '../markdown/untrusted-code.ts';
import { mayHaveRemark } from '../markdown/untrusted-remark.ts';
import type { SiteStore } from '../engine/store/site-store.ts';

/**
 * Creates what the components of one page can look up about the site, again for each rendering. It is
 * frozen, and so are the words that pages share: only `note` passes anything from one component to another,
 * and nothing is passed from one page to the next.
 */
export function buildPageContext(store: SiteStore, page: Page | undefined): App.Locals {
  const { site, icons, answers } = store;
  const ids = new UniqueNames();
  const notes = new Notes(store.tags);
  const lang = pageLanguage(site, page);
  const { vocabulary, direction } = store.wordingOf(lang);
  /** Created on first use, because plural rules are slow to create and few pages count anything. */
  let forms: Intl.PluralRules | undefined;
  const { highlight } = store;
  const toHref = (path: string) => withBase(site.base, path);
  const keepFile = (name: string, text: string) => toHref(store.files.keep(name, text));
  const iconSource = {
    icons,
    sprite: spriteOf(store, page),
    mark: () => notes.add({ kind: 'icon' }),
  };
  const referenceHref = (key: string) => {
    const href = answers.reference(key);
    return href && toHref(href);
  };
  return Object.freeze({
    lang,
    direction,
    words: vocabulary.words,
    isDevelopment: store.isDevelopment,
    // Read before anything is rendered: whatever changes meanwhile is newer.
    revision: store.isDevelopment ? store.revision : undefined,
    fill: (word, values) =>
      fillWord(word, values, (forms ??= new Intl.PluralRules(vocabulary.lang))),
    href: toHref,
    linkHref: (url) => {
      if (page === undefined) return toHref(url);
      return store.compiler.rewriteUrl({ url, kind: 'link', file: page.file });
    },
    keepFile,
    playgroundWords: () => {
      const text = playgroundText(vocabulary);
      return text === undefined ? undefined : keepFile('playground-words.json', text);
    },
    icon: (name, type) => formatIcon(iconSource, name, type),
    slug: toSlug,
    uniqueId: (name) => ids.take(name),
    note: (fact) => notes.add(fact),
    notes,
    ids,
    styleClass: answers.styleClass,
    stylesheets: (marks) => store.stylesheets.pathsFor(marks).map(toHref),
    darkStylesheet: toHref(store.stylesheets.darkPath),
    imageSize: answers.size,
    markdown: describeWith(store, page, referenceHref),
    highlight,
    loneText: readPlainText,
    previewConfig,
    referenceHref,
    fieldsHref: (key) => {
      const href = answers.reference(key);
      return href && toHref(fieldsHref(href));
    },
  } satisfies App.Locals);
}

/** Cached results of `playgroundText`, which pages in one language share. */
const playgroundTexts = new WeakMap<Vocabulary, { readonly text: string | undefined }>();

/** Returns the words of the playground on a page as JSON; undefined if its scripts contain them. */
function playgroundText(vocabulary: Vocabulary): string | undefined {
  let known = playgroundTexts.get(vocabulary);
  known ??= { text: JSON.stringify(playgroundWords(vocabulary)) };
  playgroundTexts.set(vocabulary, known);
  return known.text;
}

/** Returns a function that renders descriptions of the document that the page shows. */
function describeWith(
  store: SiteStore,
  page: Page | undefined,
  hrefOf: App.Locals['referenceHref'],
): App.Locals['markdown'] {
  const { site, highlight } = store;
  const document = documentOf(site.references.documents, page);
  const findPlace = createFragmentResolver(document, hrefOf);
  const file = document?.name ?? page?.file;
  const resolve = (href: string) => {
    if (href.startsWith('#')) return findPlace(href);
    if (file === undefined) return undefined;
    const isOfDocument = document !== undefined || page?.origin === 'document';
    const shownOn = isOfDocument ? page?.href : undefined;
    return store.compiler.rewriteUrl({
      url: href,
      kind: 'link',
      file,
      ...(shownOn !== undefined && { shownOn }),
    });
  };
  const { words } = store.wordingOf(pageLanguage(site, page)).vocabulary;
  const drawRemark = (kind: string, inner: string) => formatRemark(words, kind, inner);
  return (text, topLevel = 3) => {
    const resolveLink = mayLinkToSite(text) ? resolve : undefined;
    const draw = mayHaveRemark(text) ? { formatRemark: drawRemark } : {};
    return renderDescription(text, { topLevel, highlight, resolveLink, ...draw });
  };
}

/** Returns the sprite of the page's sidebar, which every icon on the page can use. */
function spriteOf({ site, icons, files }: SiteStore, page: Page | undefined): Sprite {
  const items = sidebarItems(site, page);
  return rememberSprite(items, () => {
    const { branches } = site.navigation;
    const own = page && ownBars(site.navigation, page);
    const socials = own?.footerSocials ?? site.config.footerSocials;
    const drawn = listSidebarIcons({ items, branches, socials }).flatMap(({ name, type }) => {
      const icon = icons.resolve(name, type, 'regular');
      return icon.kind === 'svg' ? [icon.svg] : [];
    });
    return buildSprite(drawn, (text) => withBase(site.base, files.keep('icons.svg', text)));
  });
}
