import type { z } from 'zod';
import { nearest } from '../diagnostics/nearest.ts';
import { configSchema } from './config.ts';
import { translateName } from './foreign-names.ts';
import { keysOf } from './schema-walk.ts';

/** What an unknown key could have been: a name that is valid there, or a name of another place. */
export interface Guess {
  readonly meant?: string;
  /** The key whose object has one of this name; empty for the top level. */
  readonly place?: string;
}

/** Guesses what `name` was to be among the keys of `parent`. */
export function guessKey(name: string, parent: z.core.$ZodType | undefined): Guess {
  const valid = new Set(parent === undefined ? [] : keysOf(parent).keys());
  const translated = translateName(name, (candidate) => valid.has(candidate));
  if (translated !== undefined) return { meant: translated };
  const near = nearest(name, valid);
  const place = placeOf(name);
  if (near !== undefined && (place === undefined || near.toLowerCase() === name.toLowerCase())) {
    return { meant: near };
  }
  return place === undefined ? {} : { place };
}

/** Where else a key of exactly this name exists: at the top, or inside one of the keys there. */
function placeOf(name: string): string | undefined {
  const top = keysOf(configSchema);
  if (top.has(name)) return '';
  for (const [key, schema] of top) {
    // Texts are called by many names that mean something else elsewhere.
    if (key !== 'words' && keysOf(schema).has(name)) return key;
  }
  return undefined;
}
