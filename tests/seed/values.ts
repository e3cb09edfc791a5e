/** Where the values of a key stand in a docs.json. Keys are named as in the reference: `anchors[].url`. */
import { ABSENT } from './table.ts';

export type ValuePath = readonly (string | number)[];

/** Every value that the key has, and `ABSENT` for each place where it could stand but does not. */
export function valuesOf(config: unknown, key: string): unknown[] {
  return placesOf(config, key).map((path) => valueAt(config, path));
}

/** Every place where the key stands or could stand. */
export function placesOf(config: unknown, key: string): ValuePath[] {
  const parts = key.replaceAll('[]', '.[]').split('.');
  return walk(config, parts, []);
}

/** `ABSENT` where nothing stands. */
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
