/** Reads what is said about packages and modules on their pages. */
import { findElement } from '../../../html/text.ts';
import type { Element } from '../../../html/tree.ts';
import type { LibraryModule } from '../library/library.ts';
import { CommentReader } from './comment-html.ts';
import type { ClassIndex, PackagePage } from './index-pages.ts';
import { listPageParts, plainName } from './page-classes.ts';
import { readCommentTexts } from './read-texts.ts';

/** @returns undefined if nothing is said about it. */
export function readPackage(page: PackagePage, index: ClassIndex): LibraryModule | undefined {
  const { id, name, keyword } = page;
  const { texts } = readCommentTexts(findDescription(page.root), new CommentReader(index, page));
  const isSilent = texts.description === undefined && texts.deprecation === undefined;
  return isSilent ? undefined : { ...texts, id, name, keyword };
}

const DESCRIPTIONS: ReadonlySet<string> = new Set(['packagedescription', 'moduledescription']);

/** Returns the parts of a description: since JDK 16 those of an element, before what follows an anchor. */
function findDescription(root: Element): readonly Element[] {
  const place = findElement(root, (element) =>
    DESCRIPTIONS.has(plainName(element.get('id') ?? element.get('name') ?? '')),
  );
  if (place?.name !== 'a') return place === undefined ? [] : listPageParts(place);
  const parts = listPageParts(place.parent ?? root);
  return parts.slice(parts.indexOf(place) + 1);
}
