import type { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import { formatPath } from '../../text/format-path.ts';
import { ownValue } from '../../text/own-value.ts';
import { isObject } from '../../text/is-object.ts';
import { leavesOut, translateName } from './foreign-names.ts';
import { formatSetting } from '../example.ts';
import { keysOf, schemaAt } from '../schema-walk.ts';
import { formatElsewhere, type FindElsewhere, type UnknownKey } from './written-elsewhere.ts';

/**
 * What an unknown key was probably meant to be: a name that is valid here, or one that is valid elsewhere.
 */
export interface Guess {
  readonly meant?: string;
  /** The valid name that is similar or means the same, if its object already has it. */
  readonly given?: string;
  /** Where this format of docs.json has the setting of a key of the other format, and examples of it. */
  readonly written?: readonly string[];
  readonly examples?: readonly string[];
  /**
   * An API document whose operations the newer format lists here, formatted as a setting at the top level.
   */
  readonly document?: string;
  /** The equivalent setting with the opposite value: `"expanded": false`. */
  readonly opposite?: string;
  /** Whether the key, at the top level or in the navigation, lists files to exclude. */
  readonly leavesOut?: boolean;
  /** Whether the key names a stylesheet, which pages load anyway. */
  readonly isStyle?: boolean;
  /** The key whose object has a key of this name; empty for the top level. */
  readonly place?: string;
}

/** Guesses which of the keys that its object can have a key was meant to be. */
export type GuessKey = (unknown: UnknownKey) => Guess;

/** Prepares guesses for many keys of one file; the names in the schema are collected only once. */
export function createGuessKey(schema: z.ZodType, findElsewhere: FindElsewhere): GuessKey {
  const places = listPlaces(schema);
  const namesOf = new Map<z.core.$ZodType | undefined, ReadonlySet<string>>();
  return (unknown) => {
    const { path, beside } = unknown;
    const name = lastOf(path);
    const parent = schemaAt(schema, path.slice(0, -1));
    const valid = namesOf.get(parent) ?? new Set(parent && keysOf(parent).keys());
    namesOf.set(parent, valid);
    const known = guessMeaning(unknown, valid);
    if (known !== undefined) return known;
    const place = places.get(name);
    const elsewhere = findElsewhere(unknown);
    const isElsewhere = elsewhere.length > 0;
    const meant =
      translateName(name, (candidate) => valid.has(candidate) && !beside.has(candidate)) ??
      nearOf(name, valid, place !== undefined || isElsewhere);
    if (meant !== undefined) return beside.has(meant) ? { given: meant } : { meant };
    if (isElsewhere) {
      const written = elsewhere.map((each) => formatPath(each.path));
      const examples = elsewhere.map((each) => formatElsewhere(schema, each, path));
      return { written, examples: examples.filter((each) => each !== undefined) };
    }
    // Below the top level, a name that belongs inside another object is probably unrelated to it.
    const isOutside = (place === '' && !COMMON.has(name)) || parent === schema;
    if (place !== undefined && isOutside) return { place };
    const given = translateName(name, (candidate) => beside.has(candidate) && valid.has(candidate));
    return given === undefined ? {} : { given };
  };
}

function lastOf(path: UnknownKey['path']): string {
  return String(path.at(-1) ?? '');
}

/** Names so common that, below the top level, nobody means those of the site. */
const COMMON: ReadonlySet<string> = new Set(['description', 'name']);

/** Returns the known meaning of a key of other formats. */
function guessMeaning({ path, found }: UnknownKey, valid: ReadonlySet<string>): Guess | undefined {
  const name = lastOf(path);
  const isOfPages = path.length === 1 || path[0] === 'navigation';
  if (isOfPages && leavesOut(name)) return { leavesOut: true };
  if (typeof found === 'string' && /\.css$/i.test(found)) return { isStyle: true };
  const opposite = oppositeOf(name, found);
  if (opposite !== undefined && valid.has(opposite.name)) return { opposite: opposite.setting };
  return name === 'openapi' && valid.has('pages') ? { document: toSetting(found) } : undefined;
}

/** Keys of other formats that mean the opposite of a key of this format. */
const OPPOSITES: Readonly<Record<string, string>> = { collapsed: 'expanded' };

function oppositeOf(name: string, found: unknown) {
  const other = ownValue(OPPOSITES, name);
  if (other === undefined || typeof found !== 'boolean') return undefined;
  return { name: other, setting: formatSetting([other], !found) };
}

/** Converts `openapi` of a group to the setting at the top level. */
function toSetting(found: unknown): string {
  const source = isObject(found) ? found['source'] : found;
  return formatSetting(['openapi'], source ?? 'openapi.yaml');
}

/**
 * Returns the valid name that is close to an unknown one. A name that is valid elsewhere can only be a typo
 * in case.
 */
function nearOf(name: string, valid: ReadonlySet<string>, isOwn: boolean): string | undefined {
  const near = nearest(name, valid);
  return isOwn && near?.toLowerCase() !== name.toLowerCase() ? undefined : near;
}

/**
 * Maps names of keys to their place: the top level (`''`), or the first top-level key that contains the
 * name.
 */
function listPlaces(config: z.ZodType): ReadonlyMap<string, string> {
  const top = keysOf(config);
  const inside = [...top]
    // Interface texts have many names that mean something else elsewhere.
    .filter(([key]) => key !== 'words')
    .flatMap(([key, schema]) => [...keysOf(schema).keys()].map((name) => [name, key] as const));
  // A name with several places keeps the first one.
  return new Map([
    ...inside.toReversed(),
    ...[...top.keys()].map((name): [string, string] => [name, '']),
  ]);
}
