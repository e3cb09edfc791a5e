/**
 * Lowers the numbers of items and letters that a schema asks for: the sampler generates all of them, and a
 * billion would end the process.
 */
import { isNumberText } from '../../../text/json/exact-json.ts';
import { isMade } from '../../asyncapi/made-facts.ts';
import { isRecord } from '../../document/loose.ts';

/** The most items of lists, where the numbers of nested lists are multiplied. */
const maxItems = 200;
const maxLetters = 2000;

/** Returns the value with lower counts where they are too high; the value itself if none is. */
export function limitCounts(value: unknown): unknown {
  return limit(value, maxItems);
}

/** @param left how many items the value may still ask for. */
function limit(value: unknown, left: number): unknown {
  if (Array.isArray(value)) return changed(value, (item) => limit(item, left));
  if (!isRecord(value) || isMade(value)) return value;
  const asked = countOf(value['minItems']) ?? 1;
  const inside = Math.max(1, Math.floor(left / Math.max(1, asked)));
  const entries = Object.entries(value);
  const lower = entries.map(
    ([key, part]) => [key, limitEntry(key, part, { left, inside })] as const,
  );
  return lower.every(([, part], rank) => part === entries[rank]?.[1])
    ? value
    : Object.fromEntries(lower);
}

function limitEntry(
  key: string,
  part: unknown,
  { left, inside }: Record<'left' | 'inside', number>,
) {
  const most = key === 'minItems' ? left : key === 'minLength' ? maxLetters : Infinity;
  // A property or component with such a name is a schema like any other.
  return (countOf(part) ?? 0) > most ? most : limit(part, inside);
}

/**
 * Returns the number that the sampler counts up to. Like JavaScript, the sampler takes a text, or a list
 * with one number, for a number.
 */
export function countOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length === 1 ? countOf(value[0]) : undefined;
  const isCount = typeof value === 'number' || typeof value === 'string' || isNumberText(value);
  return isCount ? Number(value) : undefined;
}

function changed(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const lower = list.map(change);
  return lower.every((item, rank) => item === list[rank]) ? list : lower;
}
