import { isRecord } from '../../document/loose.ts';
import type { Located } from '../../document/resolver.ts';

/**
 * Joins two schemas of items, which both hold. One that gives only a type, as a wrapper of any list does,
 * yields to the other, which may have a name.
 */
export function joinItems(outer: Located | undefined, inner: Located): Located {
  if (outer === undefined || saysTypeAlone(outer.value)) return inner;
  if (saysTypeAlone(inner.value)) return outer;
  return { value: { allOf: [outer.value, inner.value] }, pointer: inner.pointer };
}

function saysTypeAlone(value: unknown): boolean {
  return value === true || (isRecord(value) && Object.keys(value).every((key) => key === 'type'));
}
