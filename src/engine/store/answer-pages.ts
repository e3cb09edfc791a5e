/** Creates the answers that a loaded site gives to its pages. */
import { withBase } from '../../core/address/href.ts';
import { checkLinkUse } from '../../core/checks/check-links.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import { formatPageColors } from '../../core/theme/theme.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { listImportable } from '../../node/project/imported-files.ts';
import { toLinkCheck } from './pages-check.ts';
import { imageSizeFinder } from './image-sizes.ts';
import { digestOf, type SiteAnswers } from './site-answers.ts';

export function answerPages(loaded: LoadedSite): Omit<SiteAnswers, 'styleClass'> {
  const { site, icons } = loaded;
  const links = toLinkCheck(loaded);
  let snippets: string | undefined;
  return {
    url: (use) => toUrl(use, loaded),
    linkProblems: (use) => checkLinkUse(use, links),
    icon: icons.resolve,
    size: imageSizeFinder(loaded),
    reference: site.references.hrefOf,
    colorRules: (names) => formatPageColors(site.config.colors, names),
    snippets: () => (snippets ??= describeSnippets(loaded)),
  };
}

function toUrl(use: LinkUse, loaded: LoadedSite): string {
  const { base } = loaded.site;
  const link = toLinkCheck(loaded).resolve(use);
  switch (link.kind) {
    case 'page':
    case 'file':
    case 'redirect':
      return withBase(base, link.href);
    case 'unsafe':
      return '#';
    case 'unknown':
      return withBase(base, use.url);
    case 'external':
      return link.url;
    case 'fragment':
      return use.url;
  }
}

/**
 * Returns one digest for all snippets: a snippet is compiled once for all pages, so what it asks is not
 * recorded for each of them.
 */
function describeSnippets({ docs, site }: LoadedSite): string {
  return digestOf([
    listImportable(docs).map(({ path, text }) => [path, text]),
    docs.staticFiles.map(({ path }) => path),
    site.pages.map(({ file, href }) => [file, href]),
    site.config.redirects,
  ]);
}
