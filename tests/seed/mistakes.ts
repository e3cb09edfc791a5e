/** What a key must not be: wrong types, derived from the schema, in an otherwise valid docs.json. */
import type { KeyEntry } from '../../src/core/config/docs/key-list.ts';
import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import { sites } from './sites.ts';
import { ABSENT } from './table.ts';
import { placesOf, valueAt, type ValuePath } from './values.ts';

export interface Home {
  readonly config: unknown;
  readonly path: ValuePath;
}

/** Finds a site that uses the key, and where. */
export function findHome(name: string): Home | undefined {
  for (const config of Object.values(sites)) {
    const path = placesOf(config, name).find((place) => valueAt(config, place) !== ABSENT);
    if (path !== undefined) return { config, path };
  }
  return undefined;
}

/** Returns the configuration with another value at the path, or without one (`ABSENT`). */
export function changed(config: unknown, path: ValuePath, value: unknown): unknown {
  const copy: unknown = structuredClone(config);
  const last = path.at(-1) ?? '';
  let place = copy as Record<string | number, unknown>;
  for (const segment of path.slice(0, -1)) {
    place[segment] ??= {};
    place = place[segment] as Record<string | number, unknown>;
  }
  if (value !== ABSENT) place[last] = value;
  else if (Array.isArray(place)) place.splice(Number(last), 1);
  else Reflect.deleteProperty(place, last);
  return copy;
}

/** Returns the diagnostics of a configuration, and what is read from it. */
export function parse(config: unknown) {
  const read = parseConfig({ path: 'docs.json', text: JSON.stringify(config) });
  return { codes: read.diagnostics.map(({ code }) => code), config: read.config };
}

/** Returns values of each type that the key must not have, with the code that reports it. */
export function wrongTypes({ type, options }: KeyEntry): readonly (readonly [unknown, string])[] {
  const isChoice = options.length > 0 && type === 'string';
  const code = isChoice ? 'config/unknown-value' : 'config/wrong-type';
  const samples = { number: 7, boolean: true, string: 'text', null: null, list: [7], object: {} };
  const accepted = typesOf(type).map((one) => (one.endsWith('[]') ? 'list' : one));
  const wrong = Object.entries(samples).flatMap(([name, value]) =>
    accepted.includes(name) ? [] : [[value, code] as const],
  );
  return isChoice ? [...wrong, ['nothing of the kind', code]] : wrong;
}

/** Splits a type: `string or object` is two types, `(string or object)[]` one. */
export function typesOf(type: string): readonly string[] {
  return type.startsWith('(') ? [type] : type.split(' or ');
}

/** Whether a value has a type as the reference names it: `string`, `string[]`, `object`. */
export function isOfType(value: unknown, type: string): boolean {
  if (type.endsWith('[]')) return Array.isArray(value);
  if (type === 'object') {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
  return typeof value === type;
}
