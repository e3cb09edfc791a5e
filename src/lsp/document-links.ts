/** Links that an editor can open from a page or docs.json: the pages, snippets and files named there. */
import type { DocumentLink, Position } from 'vscode-languageserver';
import { snippetFileOf } from '../core/pages/uses.ts';
import type { Span } from '../core/text/json/json-tree.ts';
import { offsetsIn } from '../core/text/source-file.ts';
import { readUses } from '../markdown/compile/read-uses.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import { listNamingTexts } from './config/edit-config.ts';
import { findDefinition } from './find-definition.ts';
import { findEntry, findImported, findSnippet, findTarget, type NamedThing } from './name-at.ts';
import type { PlaceInText } from './page/complete-page.ts';
import { rangesIn, type ToUri } from './project/places.ts';

/** The data of a link whose exact target is resolved only when it is followed. */
export interface OpenLink {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

export async function listOpenLinks(place: PlaceInText, toUri: ToUri): Promise<DocumentLink[]> {
  const { project, kind, text, file } = place;
  const { loaded } = project;
  if (loaded === undefined) return [];
  const found = kind === 'config' ? listInConfig(text, loaded) : await listInPage(place, loaded);
  const rangeOf = rangesIn(text);
  return found.map(({ thing, ...span }) => {
    const range = rangeOf(span);
    const target = fileOf(thing);
    const data: OpenLink = { textDocument: { uri: toUri(file) }, position: range.start };
    return target === undefined ? { range, data } : { range, target: toUri(target) };
  });
}

/** Returns the URI that a link points to, including the line. */
export async function findLinkTarget(
  place: PlaceInText,
  toUri: ToUri,
): Promise<string | undefined> {
  const found = await findDefinition(place, toUri);
  return found && `${found.uri}#L${found.range.start.line + 1}`;
}

interface NamedSpan extends Span {
  readonly thing: NamedThing;
}

function listInConfig(text: string, loaded: LoadedSite): NamedSpan[] {
  return listNamingTexts(text).flatMap(({ value, start, end }) => {
    const thing = findEntry(value, loaded);
    return thing === undefined ? [] : [{ start, end, thing }];
  });
}

async function listInPage(place: PlaceInText, loaded: LoadedSite): Promise<NamedSpan[]> {
  const { file, text } = place;
  const { links, imports, tags } = await readUses({ path: file, text });
  const snippets = tags.flatMap((tag) => snippetFileOf(tag) ?? []);
  const named = [
    ...links.map(({ url, position }) => ({
      written: url,
      position,
      find: () => findTarget(url, place, loaded),
    })),
    ...imports.map(({ path: written, position }) => ({
      written,
      position,
      find: () => findImported(written, file, loaded),
    })),
    ...snippets.map(({ written, position }) => ({
      written,
      position,
      find: () => findSnippet(written, file, loaded),
    })),
  ];
  const offsetOf = offsetsIn(text);
  return named.flatMap(({ written, position, find }) => {
    const thing = find();
    if (thing === undefined || position === undefined) return [];
    // The position of an import is that of its statement, so search for the path within it.
    const start = text.indexOf(written, offsetOf(position));
    return start === -1 ? [] : [{ start, end: start + written.length, thing }];
  });
}

/** Returns the file of the target if no position in it has to be resolved. */
function fileOf(thing: NamedThing): string | undefined {
  if (thing.kind === 'place') return thing.endpoint === undefined ? thing.place.file : undefined;
  const { page, hash } = thing;
  return page.origin === 'file' && hash === '' ? page.file : undefined;
}
