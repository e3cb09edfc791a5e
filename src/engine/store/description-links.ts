import type { Place } from '../../core/diagnostic/diagnostic.ts';
import type { DescriptionLink } from '../../core/pages/uses.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import { mayLinkToSite } from '../../core/reference/pages/description-links.ts';
import { listDescriptions } from '../../core/reference/pages/list-descriptions.ts';
import { offsetAt, positionAt } from '../../core/text/source-file.ts';
import type { DataPath } from '../../core/text/source-tree.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { renderUntrusted } from '../../markdown/untrusted.ts';

/** A document or a source of symbols whose descriptions can have links. */
interface DescribedSource {
  /** The same object as long as the descriptions are the same. */
  readonly id: object;
  readonly name: string;
  readonly list: () => readonly LinkingText[];
}

interface LinkingText {
  readonly text: string;
  /** Its path in the document; empty in a schema. */
  readonly path: DataPath;
  readonly findPlace: (url: string) => Place;
}

/** A source does not change while pages are edited, so its links are read only once. */
const known = new WeakMap<object, readonly DescriptionLink[]>();

/** Returns the links to places of the site in the descriptions of all documents, each once per document. */
export function listDescriptionLinks(loaded: LoadedSite): readonly DescriptionLink[] {
  return listSources(loaded).flatMap((source) => known.get(source.id) ?? listAll(source));
}

function listSources({ documents }: LoadedSite): readonly DescribedSource[] {
  const ofDocuments = [...new Set(documents.documents.map(({ document }) => document))];
  const bySource = new Map(documents.symbols.map((source) => [source.descriptions, source]));
  return [
    ...ofDocuments.map((document): DescribedSource => ({
      id: document,
      name: document.name,
      list: () =>
        listDescriptions(document.value).map(({ text, path }) => ({
          text,
          path,
          findPlace: (url) => placeOf(url, path, document),
        })),
    })),
    ...Array.from(bySource, ([descriptions, { name }]): DescribedSource => ({
      id: descriptions,
      name,
      list: () => descriptions.map((each) => ({ ...each, path: [] })),
    })),
  ];
}

function listAll(source: DescribedSource): readonly DescriptionLink[] {
  const reading = readLinks(source);
  while (reading.next().done !== true);
  return known.get(source.id) ?? [];
}

/** Reads the links of all documents into the cache, one description per step. */
export function* readDescriptionLinks(loaded: LoadedSite): Generator<undefined, void> {
  for (const source of listSources(loaded)) if (!known.has(source.id)) yield* readLinks(source);
}

function* readLinks({ id, name, list }: DescribedSource): Generator<undefined, void> {
  const found = new Map<string, [LinkingText, ...LinkingText[]]>();
  for (const each of list()) {
    for (const url of listDescribedUrls(each.text)) {
      const others = found.get(url);
      if (others === undefined) found.set(url, [each]);
      else others.push(each);
    }
    yield;
  }
  known.set(
    id,
    Array.from(found, ([url, texts]) => toLink(url, texts, name)),
  );
}

/** Finding the place of a link is deferred and done once, because it scans the text from the beginning. */
function toLink(
  url: string,
  texts: readonly [LinkingText, ...LinkingText[]],
  file: string,
): DescriptionLink {
  let place: Place | undefined;
  return {
    url,
    file,
    paths: texts.map(({ path }) => path),
    findPlace: () => (place ??= texts[0].findPlace(url)),
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
