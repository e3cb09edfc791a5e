/** Finds the values of a key in a docs.json. Keys are named as in the reference: `anchors[].url`. */
import { ABSENT } from './table.ts';

export type ValuePath = readonly (string | number)[];

/** Returns every value of the key, and `ABSENT` for each place where it could be set but is not. */
export function valuesOf(config: unknown, key: string): unknown[] {
  return placesOf(config, key).map((path) => valueAt(config, path));
}

/** Returns every place where the key is or could be set. */
export function placesOf(config: unknown, key: string): ValuePath[] {
  const parts = key.replaceAll('[]', '.[]').split('.');
  return walk(config, parts, []);
}

/** Returns the value at a path; `ABSENT` if there is none. */
export function valueAt(config: unknown, path: ValuePath): unknown {
  let value = config;
  for (const segment of path) {
    if (!isContainer(value) || !Object.hasOwn(value, segment)) return ABSENT;
    value = value[segment as keyof typeof value];
  }
  return value;
}

function walk(value: unknown, [part, ...rest]: readonly string[], path: ValuePath): ValuePath[] {
  if (part === undefined) return [path];
  if (part === '[]') {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, index) => walk(item, rest, [...path, index]));
  }
  if (value !== ABSENT && (!isContainer(value) || Array.isArray(value))) return [];
  return walk(valueAt(value, [part]), rest, [...path, part]);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
