/** Makes the sections of symbols' pages; what a source does not tell gets none. */
import type { Member, SymbolSection, TypePart } from '../model/symbol-model.ts';

type Title = SymbolSection['title'];

export function memberSection(title: Title, members: readonly Member[]): readonly SymbolSection[] {
  return members.length === 0 ? [] : [{ id: toId(title), title, members, links: [] }];
}

export function linkSection(title: Title, links: readonly TypePart[]): readonly SymbolSection[] {
  return links.length === 0 ? [] : [{ id: toId(title), title, members: [], links }];
}

/** Returns `used-by` for `usedBy`. */
function toId(title: Title): string {
  return title.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
