/** Finds what uses each symbol: the functions, classes and types whose declarations name it. */
import { getOrMake } from '../../../text/get-or-make.ts';
import { get, isRecord, numberOf } from '../../document/loose.ts';
import type { TypePart } from '../../model/symbol-model.ts';
import { isVisible } from './reflection.ts';
import type { ProjectIndex } from './index-project.ts';

/** Parts that use nothing themselves: sections of their own list the types that extend another. */
const SKIPPED = new Set([
  'comment',
  'sources',
  'inheritedFrom',
  'overwrites',
  'implementationOf',
  'extendedTypes',
  'extendedBy',
  'implementedTypes',
  'implementedBy',
]);

/** Returns the users of symbols by key, once each, in the order of the library. */
export function findUsers({
  symbols,
  targets,
}: Pick<ProjectIndex, 'symbols' | 'targets'>): ReadonlyMap<string, readonly TypePart[]> {
  const users = new Map<string, TypePart[]>();
  for (const { summary, value } of symbols.values()) {
    const used = new Set<string>();
    for (const id of listTargets(value)) used.add(targets.get(id)?.key ?? '');
    used.delete(summary.key);
    for (const key of used) {
      getOrMake(users, key, () => []).push({ text: summary.title, key: summary.key });
    }
  }
  return users;
}

/** Lists the ids that types below a value name, without recursion. */
function* listTargets(from: unknown): Generator<number, void> {
  const open: unknown[] = [from];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) {
      for (const each of value as readonly unknown[]) open.push(each ?? null);
    }
    if (!isRecord(value) || !isVisible(value) || get(value, 'inheritedFrom') !== undefined)
      continue;
    const target = get(value, 'type') === 'reference' ? get(value, 'target') : undefined;
    const id = numberOf(target);
    if (id !== undefined) yield id;
    for (const [key, inner] of Object.entries(value))
      if (!SKIPPED.has(key)) open.push(inner ?? null);
  }
}
