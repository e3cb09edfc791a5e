/**
 * Finds all references to what is named at a position: a page, one of its headings, an operation, a snippet
 * or a file.
 */
import type { Location } from 'vscode-languageserver';
import { decodePath } from '../core/address/slug-path.ts';
import type { Page } from '../core/pages/page.ts';
import { positionAt } from '../core/text/source-file.ts';
import { listLinksTo, listUsesOf, type NamingPlace } from '../engine/naming-places.ts';
import { readUses } from '../markdown/compile/read-uses.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import { locateThing } from './find-definition.ts';
import { type NamedThing, nameAt } from './name-at.ts';
import { listOperationUses } from './operation-uses.ts';
import type { PlaceInText } from './page/complete-page.ts';
import { isTitleOf } from './page/outline-page.ts';
import { pageOf } from './project/names.ts';
import { rangeBetween, type ToUri } from './project/places.ts';

export interface ListedReferences {
  readonly toUri: ToUri;
  /** Whether the definition itself is listed as well. */
  readonly isDeclarationIncluded: boolean;
}

export async function findReferences(
  place: PlaceInText,
  { toUri, isDeclarationIncluded }: ListedReferences,
): Promise<Location[]> {
  const { project } = place;
  const { loaded } = project;
  const thing = loaded && (await thingAt(place, loaded));
  if (loaded === undefined || thing === undefined) return [];
  const found = await listNaming(thing, loaded);
  const own = isDeclarationIncluded ? await locateThing(thing, place, toUri) : undefined;
  const others = found.map(({ file, start, end }) => {
    return { uri: toUri(file), range: rangeBetween(project.textOf(file) ?? '', start, end) };
  });
  return own === undefined ? others : [own, ...others];
}

async function listNaming(thing: NamedThing, loaded: LoadedSite): Promise<readonly NamingPlace[]> {
  if (thing.kind === 'page') {
    const { page, hash } = thing;
    return listLinksTo(loaded, page, hash === '' ? undefined : decodePath(hash.slice(1)));
  }
  if (thing.endpoint !== undefined) return await listOperationUses(thing.endpoint, loaded);
  const { snippets, staticFiles } = loaded.docs;
  const file = [...snippets, ...staticFiles].find((each) => each.file === thing.place.file);
  return file === undefined ? [] : listUsesOf(loaded, file);
}

/**
 * Returns what the text at a position names, or else the page, heading or snippet that contains the
 * position.
 */
async function thingAt(place: PlaceInText, loaded: LoadedSite): Promise<NamedThing | undefined> {
  const named = nameAt(place)?.thing;
  if (place.kind === 'config' || named?.kind === 'page') return named;
  if (named !== undefined) return named;
  const page = pageOf(loaded, place.file);
  if (page === undefined) return { kind: 'place', place: { file: place.file } };
  const id = await headingAt(place, page, loaded);
  return { kind: 'page', page, hash: id === undefined ? '' : `#${encodeURIComponent(id)}` };
}

/** Returns the id of the heading on the line of a position; undefined for the title of the page. */
async function headingAt(
  { file, text, offset }: PlaceInText,
  page: Page,
  loaded: LoadedSite,
): Promise<string | undefined> {
  const { headings } = await readUses({ path: file, text }, loaded.site.config.variables);
  const { line } = positionAt(text, offset);
  const heading = headings.find(({ position }) => position?.line === line);
  return heading === headings[0] && isTitleOf(page, heading) ? undefined : heading?.id;
}
