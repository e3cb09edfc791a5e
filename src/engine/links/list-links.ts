/** Lists where a project names web addresses: in pages, `docs.json` and API documents. */
import { listConfigLinks } from '../../core/checks/config-links.ts';
import type { Settlement } from '../../core/diagnostic/silence/settlement.ts';
import { placeIn } from '../../core/diagnostic/diagnostic.ts';
import { listPossibleDiagnostics } from '../../core/links/diagnose-links.ts';
import {
  collectWebLinks,
  listDocumentLinks,
  type WebLink,
  type WebLinkUse,
} from '../../core/links/web-links.ts';
import { listHeroLinks } from '../../core/pages/hero-links.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { SiteStore } from '../store/site-store.ts';

/**
 * Lists the links whose problems the project does not silence.
 *
 * @param store the store after every page is rendered.
 */
export function listWebLinks(
  loaded: LoadedSite,
  store: SiteStore,
  settlement: Settlement,
): WebLink[] {
  const uses = [
    ...usesOfPages(store),
    ...usesOfFrontMatter(loaded),
    ...usesOfConfig(loaded),
    ...usesOfDocuments(loaded),
  ];
  return collectWebLinks(
    uses.filter((use) => settlement.apply(listPossibleDiagnostics(use)).length > 0),
  );
}

/** Lists the links in sources with their positions, and those that only rendering created with their file. */
function usesOfPages({ reports, linkLog }: SiteStore): WebLinkUse[] {
  const written = reports.all().flatMap(({ links }) => links);
  const known = new Set(written.map(({ file, url }) => `${file}\n${url}`));
  const made = linkLog.external.filter(({ file, url }) => !known.has(`${file}\n${url}`));
  return [...written, ...made]
    .filter(({ kind }) => kind !== 'form')
    .map(({ url, file, position }) => ({ url, ...placeIn(file, position) }));
}

/**
 * Lists the links in front matter: `url`, which makes a page only a link to that address, related links,
 * and those in the hero of a start page.
 */
function usesOfFrontMatter({ site }: LoadedSite): WebLinkUse[] {
  return site.pages.flatMap((page) => {
    const { file, frontMatter, frontMatterPositions } = page;
    const { url, related = [] } = frontMatter;
    const given = [
      ...(url === undefined ? [] : [['url', url] as const]),
      ...related.map((link) => ['related', link.url] as const),
      ...listHeroLinks(page).map((link) => [link.key, link.url] as const),
    ];
    return given.map(([key, link]) => ({
      url: link,
      ...placeIn(file, frontMatterPositions[key]),
    }));
  });
}

function usesOfConfig({ site: { config }, locate }: LoadedSite): WebLinkUse[] {
  const divisions = (['tabs', 'anchors'] as const).flatMap((key) =>
    config[key].map(({ url }, rank) => ({ value: url, path: [key, rank, 'url'] })),
  );
  const found = [...listConfigLinks(config), ...divisions];
  return found.map(({ value, path }) => ({ url: value, ...locate(path) }));
}

function usesOfDocuments({ documents: { documents } }: LoadedSite): WebLinkUse[] {
  return documents.flatMap(({ document: { file, value, placeOf } }) => {
    if (file === undefined) return [];
    return listDocumentLinks(value).map(({ url, path }) => ({ url, ...placeOf(path) }));
  });
}
