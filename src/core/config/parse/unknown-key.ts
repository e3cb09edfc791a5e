import type { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import { translateName } from './foreign-names.ts';
import { keysOf } from '../schema-walk.ts';

/** What an unknown key could have been: a name that is valid there, or a name of another place. */
export interface Guess {
  readonly meant?: string;
  /** The key whose object has one of this name; empty for the top level. */
  readonly place?: string;
}

/** Guesses what `name` was to be among the keys of `parent`. */
export type GuessKey = (name: string, parent: z.core.$ZodType | undefined) => Guess;

/** For many keys of one file: what the schema holds is gathered once. */
export function createGuessKey(schema: z.ZodType): GuessKey {
  const places = listPlaces(schema);
  const namesOf = new Map<z.core.$ZodType | undefined, ReadonlySet<string>>();
  return (name, parent) => {
    const valid = namesOf.get(parent) ?? new Set(parent && keysOf(parent).keys());
    namesOf.set(parent, valid);
    const translated = translateName(name, (candidate) => valid.has(candidate));
    if (translated !== undefined) return { meant: translated };
    const near = nearest(name, valid);
    const place = places.get(name);
    if (near !== undefined && (place === undefined || near.toLowerCase() === name.toLowerCase())) {
      return { meant: near };
    }
    // In a list or deeper down a name of another object is a name of its own.
    const isOutside = place === '' || parent === schema;
    return place !== undefined && isOutside ? { place } : {};
  };
}

/** Where a key of a name exists: at the top (`''`), or inside the first of the keys there that has it. */
function listPlaces(config: z.ZodType): ReadonlyMap<string, string> {
  const top = keysOf(config);
  const inside = [...top]
    // Texts are called by many names that mean something else elsewhere.
    .filter(([key]) => key !== 'words')
    .flatMap(([key, schema]) => [...keysOf(schema).keys()].map((name) => [name, key] as const));
  // A name that stands in several places keeps the first one.
  return new Map([
    ...inside.toReversed(),
    ...[...top.keys()].map((name): [string, string] => [name, '']),
  ]);
}
