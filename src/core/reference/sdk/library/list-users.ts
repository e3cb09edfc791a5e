/** Finds what uses the symbols of a library: those whose code names it, and those that extend it. */
import { getOrMake } from '../../../text/get-or-make.ts';
import type { TypePart } from '../../model/symbol-model.ts';
import type { LibraryIndex } from './index-library.ts';
import type { LibrarySymbol } from './library.ts';

/** Returns the users of symbols by key, once each, in the order of the library. */
export function listUsers({
  symbols,
  targets,
}: Pick<LibraryIndex, 'symbols' | 'targets'>): ReadonlyMap<string, readonly TypePart[]> {
  const users = new Map<string, TypePart[]>();
  for (const { summary, symbol } of symbols.values()) {
    const used = new Set<string>();
    for (const id of listTargets(symbol)) used.add(targets.get(id)?.key ?? '');
    used.delete(summary.key);
    for (const key of used) {
      getOrMake(users, key, () => []).push({ text: summary.title, key: summary.key });
    }
  }
  return users;
}

/** Lists the ids that a symbol's own code names, but not those of what it extends. */
function* listTargets({
  members,
  calls,
  extended,
  implemented,
  ...symbol
}: LibrarySymbol): Generator<string, void> {
  const parents = new Set([...extended, ...implemented]);
  const codes = [
    ...symbol.declarations.map((code) =>
      code.filter((part) => typeof part === 'string' || !parents.has(part.target)),
    ),
    ...calls.map(({ signature }) => signature),
    ...members.flatMap(({ type, call }) => [type ?? [], call?.signature ?? []]),
  ];
  for (const part of codes.flat()) if (typeof part !== 'string') yield part.target;
}

/** Returns the symbols that name another one in one of their lists, by the id of the other. */
export function listHeirs(
  { symbols }: Pick<LibraryIndex, 'symbols'>,
  list: 'extended' | 'implemented',
): ReadonlyMap<string, readonly TypePart[]> {
  const heirs = new Map<string, TypePart[]>();
  for (const { summary, symbol } of symbols.values()) {
    for (const id of new Set(symbol[list])) {
      getOrMake(heirs, id, () => []).push({ text: summary.title, key: summary.key });
    }
  }
  return heirs;
}
