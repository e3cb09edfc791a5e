import type { Location } from 'vscode-languageserver';
import { nameAt } from './name-at.ts';
import type { PlaceInText } from './page/complete-page.ts';
import { placeOfId } from './project/page-ids.ts';
import { locationIn, type ToUri } from './project/places.ts';

/** Where what is named at a place is written. */
export function findDefinition(
  place: PlaceInText,
  isConfig: boolean,
  toUri: ToUri,
): Location | undefined {
  const thing = nameAt(place, isConfig)?.thing;
  if (thing === undefined) return undefined;
  if (thing.kind === 'place') {
    const { file, position } = thing.place;
    return URL.canParse(file) ? undefined : locationIn(toUri(file), position);
  }
  const { page, hash } = thing;
  if (page.text === '') {
    const { subjectOf } = place.project.loaded?.site.references ?? {};
    return subjectOf?.(page) === undefined ? undefined : documentOf(place, page, toUri);
  }
  return locationIn(toUri(page.file), placeOfId(page, hash.slice(1)));
}

/** A page that is made of a document is written there. */
function documentOf(
  { project }: PlaceInText,
  { reference }: { readonly reference?: { readonly key: string } },
  toUri: ToUri,
): Location | undefined {
  const documents = project.loaded?.site.references.documents ?? [];
  const parts = documents.flatMap(({ operations, webhooks, schemas }) => [
    ...operations,
    ...webhooks,
    ...schemas,
  ]);
  const place = parts.find(({ key }) => key === reference?.key)?.locate();
  return place && locationIn(toUri(place.file), place.position);
}
