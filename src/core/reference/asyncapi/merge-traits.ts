/**
 * Merges traits, which hold what messages or operations have in common, by the rules of JSON Merge Patch
 * (RFC 7396).
 */
import { isRecord, listOf, type Loose, recordOf, textOf } from '../document/loose.ts';
import type { ChannelContext } from './channel-context.ts';

/**
 * Returns the holder with its traits. In version 3 its own fields take precedence, in version 2 those of the
 * last trait.
 */
export function mergeTraits(
  holder: Loose,
  { root, follow }: Pick<ChannelContext, 'root' | 'follow'>,
): Loose {
  const traits = listOf(holder['traits']).map((trait) => recordOf(follow(trait)));
  const isOlder = textOf(root['asyncapi'])?.startsWith('2') === true;
  const [first = {}, ...others] = isOlder ? [holder, ...traits] : [...traits, holder];
  return others.reduce((merged, patch) => mergeFields(merged, patch, follow), first);
}

/** Merges two objects. If both have references under a key, the targets of these are merged. */
function mergeFields(target: Loose, patch: Loose, follow: ChannelContext['follow']): Loose {
  const merged: Record<string, unknown> = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    const before = follow(target[key]);
    const after = follow(value);
    const isSame = before === after || !isRecord(before) || !isRecord(after);
    merged[key] = isSame ? value : mergePatch(before, after);
  }
  return merged;
}

function mergePatch(target: Loose, patch: Loose): Loose {
  const merged = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    const before = merged.get(key);
    if (value === null) merged.delete(key);
    else merged.set(key, isRecord(before) && isRecord(value) ? mergePatch(before, value) : value);
  }
  return Object.fromEntries(merged);
}
