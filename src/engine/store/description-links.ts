import type { Place } from '../../core/diagnostic/diagnostic.ts';
import type { DescriptionLink } from '../../core/pages/uses.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import { mayLinkToSite } from '../../core/reference/pages/description-links.ts';
import { listDescriptions } from '../../core/reference/pages/list-descriptions.ts';
import { offsetAt, positionAt } from '../../core/text/source-file.ts';
import type { DataPath } from '../../core/text/source-tree.ts';
import type { LoadedSite } from '../../node/load-site.ts';
import { renderUntrusted } from '../../markdown/untrusted.ts';

/** A document does not change while pages are edited, so its links are read only once. */
const known = new WeakMap<ApiDocument, readonly DescriptionLink[]>();

/** Returns the links to places of the site in the descriptions of all documents, each once per document. */
export function listDescriptionLinks({ documents }: LoadedSite): readonly DescriptionLink[] {
  const all = new Set(documents.documents.map(({ document }) => document));
  return [...all].flatMap((document) => known.get(document) ?? listAll(document));
}

function listAll(document: ApiDocument): readonly DescriptionLink[] {
  const reading = readLinks(document);
  while (reading.next().done !== true);
  return known.get(document) ?? [];
}

/** Reads the links of all documents into the cache, one description per step. */
export function* readDescriptionLinks({ documents }: LoadedSite): Generator<undefined, void> {
  for (const { document } of documents.documents)
    if (!known.has(document)) yield* readLinks(document);
}

function* readLinks(document: ApiDocument): Generator<undefined, void> {
  const found = new Map<string, [DataPath, ...DataPath[]]>();
  for (const { text, path } of listDescriptions(document.value)) {
    for (const url of listDescribedUrls(text)) {
      const paths = found.get(url);
      if (paths === undefined) found.set(url, [path]);
      else paths.push(path);
    }
    yield;
  }
  known.set(
    document,
    Array.from(found, ([url, paths]) => toLink(url, paths, document)),
  );
}

/** Finding the place of a link is deferred and done once, because it scans the text from the beginning. */
function toLink(
  url: string,
  paths: readonly [DataPath, ...DataPath[]],
  document: ApiDocument,
): DescriptionLink {
  let place: Place | undefined;
  return {
    url,
    file: document.name,
    paths,
    findPlace: () => (place ??= placeOf(url, paths[0], document)),
  };
}

/**
 * Lists the URLs in a description, using the renderer that writes descriptions into pages, so that both
 * agree on what is a link.
 */
export function listDescribedUrls(text: string): readonly string[] {
  const urls: string[] = [];
  if (!mayLinkToSite(text)) return urls;
  const resolveLink = (href: string) => void urls.push(href);
  renderUntrusted(text, { resolveLink });
  return urls;
}

/** Returns the place of a URL in a description, provided that the source spells it the same way. */
function placeOf(url: string, path: DataPath, { text, file, placeOf: find }: ApiDocument): Place {
  const place = find(path);
  if (place.position === undefined || place.file !== file) return place;
  const at = text.indexOf(url, offsetAt(text, place.position));
  return at === -1 ? place : { ...place, position: positionAt(text, at) };
}
