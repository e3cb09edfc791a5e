import type { Location } from 'vscode-languageserver';
import type { Place } from '../core/diagnostic/diagnostic.ts';
import type { Page } from '../core/pages/page.ts';
import { type NamedThing, nameAt } from './name-at.ts';
import type { PlaceInText } from './page/complete-page.ts';
import { locationIn, type ToUri } from './project/places.ts';

/** Returns where the target named at a position is defined; undefined if it is in no file of the project. */
export async function findDefinition(
  place: PlaceInText,
  toUri: ToUri,
): Promise<Location | undefined> {
  const thing = nameAt(place)?.thing;
  return thing && (await locateThing(thing, place, toUri));
}

export async function locateThing(
  thing: NamedThing,
  place: PlaceInText,
  toUri: ToUri,
): Promise<Location | undefined> {
  const found = await placeOf(thing, place);
  if (found === undefined || URL.canParse(found.file)) return undefined;
  return locationIn(toUri(found.file), found.position);
}

async function placeOf(thing: NamedThing, from: PlaceInText): Promise<Place | undefined> {
  if (thing.kind === 'place') return thing.place;
  const { page, hash } = thing;
  if (page.origin === 'document') return placeInDocument(page, from);
  const found = hash === '' ? undefined : await from.project.placeOfId(page, hash.slice(1));
  return found ?? { file: page.file };
}

/** Returns the position of the part of an API document from which a page is generated. */
function placeInDocument({ reference }: Page, { project }: PlaceInText): Place | undefined {
  const documents = project.loaded?.site.references.documents ?? [];
  const parts = documents.flatMap(({ operations, webhooks, schemas }) => [
    ...operations,
    ...webhooks,
    ...schemas,
  ]);
  return parts.find(({ key }) => key === reference?.key)?.locate();
}
