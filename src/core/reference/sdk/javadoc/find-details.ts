/** Finds the members on the page of a class, in all versions of Javadoc. */
import { KnownTags } from '../../../html/known-tags.ts';
import { findElement } from '../../../html/text.ts';
import type { OpeningTag } from '../../../html/opening.ts';
import { parse } from '../../../html/parse.ts';
import { TagReader } from '../../../html/read-tag.ts';
import type { Element } from '../../../html/tree.ts';
import { hasPlainClass, listPageParts, plainName } from './page-classes.ts';

export type MemberGroup =
  | 'values'
  | 'fields'
  | 'constructors'
  | 'methods'
  | 'properties'
  | 'elements';

export interface FoundMember {
  readonly group: MemberGroup;
  readonly anchor: string;
  readonly code: Element;
  /** The elements below the code. */
  readonly parts: readonly Element[];
}

/** Classes, ids and names of the groups, which depend on the version. */
const GROUPS: ReadonlyMap<string, MemberGroup> = new Map([
  ['enumconstantdetail', 'values'],
  ['constantdetails', 'values'],
  ['fielddetail', 'fields'],
  ['fielddetails', 'fields'],
  ['propertydetail', 'properties'],
  ['propertydetails', 'properties'],
  ['constructordetail', 'constructors'],
  ['constructordetails', 'constructors'],
  ['methoddetail', 'methods'],
  ['methoddetails', 'methods'],
  ['memberdetails', 'elements'],
  ['annotationtypeelementdetail', 'elements'],
  ['annotationtyperequiredmemberdetail', 'elements'],
  ['annotationtypeoptionalmemberdetail', 'elements'],
]);

/**
 * Splits a page into its head and the details of groups and members. Each part is parsed on its own, because
 * comments can have elements without an end, which would swallow all members below.
 */
export function splitPage(html: string): {
  readonly head: string;
  readonly details: readonly string[];
} {
  const end = html.indexOf('END OF CLASS DATA');
  const page = end === -1 ? html : html.slice(0, end);
  const known = new KnownTags();
  const openingAt = (start: number) =>
    new TagReader(page.slice(start, start + LONGEST_TAG), known).readAt(0)?.opening;
  const starts = [...findPlaces(page, '<section'), ...findPlaces(page, '<a ')]
    .filter((start) => isBeginning(page, start, openingAt(start)))
    .sort((one, other) => one - other);
  const isGroup = (start: number) => {
    const opening = openingAt(start);
    const names = [opening?.get('id'), opening?.get('name'), ...(opening?.classes ?? [])];
    return names.some((name) => name !== undefined && GROUPS.has(plainName(name)));
  };
  return {
    // Before the first group is the summary, which has the same members.
    head: page.slice(0, starts.find(isGroup) ?? page.length),
    details: starts.map((start, rank) => page.slice(start, starts[rank + 1])),
  };
}

function* findPlaces(page: string, text: string): Generator<number, void> {
  for (let at = page.indexOf(text); at !== -1; at = page.indexOf(text, at + 1)) yield at;
}

/** Whether a group or a member begins: since JDK 13 with an element, before with an anchor and a comment. */
function isBeginning(page: string, start: number, opening: OpeningTag | undefined): boolean {
  if (opening === undefined) return false;
  if (page.startsWith('<section', start)) return opening.classes.some((name) => DETAIL.test(name));
  const isAnchor = opening.get('name') !== undefined || opening.get('id') !== undefined;
  const end = start + opening.source.length;
  return (
    isAnchor &&
    page
      .slice(end, end + 99)
      .trimStart()
      .startsWith('<!--')
  );
}

/** Tags of the tool are much shorter; a tag without an end must not be read up to that of the page. */
const LONGEST_TAG = 2000;

const DETAIL = /details?$/i;

/** @param details Those of a page, in their order. */
export function findDetails(details: readonly string[]): readonly FoundMember[] {
  let group: MemberGroup | undefined;
  return details.flatMap((html) => {
    const root = parse(html);
    const [first] = root.children;
    if (first?.kind !== 'element') return [];
    const { names, own } = readBeginning(first);
    group = names.map((name) => GROUPS.get(plainName(name))).find(Boolean) ?? group;
    const parts = listPageParts(root);
    const at = parts.findIndex(isCode);
    const code = parts[at];
    if (group === undefined || code === undefined) return [];
    return [{ group, anchor: own ?? '', code, parts: parts.slice(at + 1) }];
  });
}

/** Returns the names of an element that could be those of a group, and its anchor. */
function readBeginning(element: Element): {
  readonly names: readonly string[];
  readonly own: string | undefined;
} {
  // JDK 13 has the anchor of a member in its heading.
  const inside = findElement(element, ({ name }) => name === 'a')?.get('id');
  const own = element.get('id') ?? element.get('name') ?? inside;
  const names = [own ?? '', ...element.classes];
  // A member can be called like a group.
  const isMember =
    hasPlainClass(element, 'detail') || (element.name === 'a' && !/[-.]/.test(own ?? ''));
  return { names: isMember ? [] : names, own };
}

function isCode(element: Element): boolean {
  return element.name === 'pre' || hasPlainClass(element, 'membersignature');
}
