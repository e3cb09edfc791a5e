import type { z } from 'zod';
import type { ValueProblem } from '../../diagnostic/from-zod.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { formatPath } from '../../text/format-path.ts';
import { ownValue } from '../../text/own-value.ts';
import { isObject } from '../../text/is-object.ts';
import { leavesOut, translateName } from './foreign-names.ts';
import { formatSetting } from '../example.ts';
import { keysOf, schemaAt } from '../schema-walk.ts';
import { formatElsewhere, type FindElsewhere } from './written-elsewhere.ts';

/** What an unknown key could have been: a name that is valid there, or a name of another place. */
export interface Guess {
  readonly meant?: string;
  /** The valid name that it resembles, and that its object has already. */
  readonly given?: string;
  /** Where this format of docs.json has what a key of the other one says, and how it is written there. */
  readonly written?: readonly string[];
  readonly examples?: readonly string[];
  /** An API document whose operations the newer format lists at this place, as it is written at the top level. */
  readonly document?: string;
  /** The setting that says the same with the opposite value: `"expanded": false`. */
  readonly opposite?: string;
  /** Whether it lists files to leave out, at the top level. */
  readonly leavesOut?: boolean;
  /** The key whose object has one of this name; empty for the top level. */
  readonly place?: string;
}

/** A key that its object may not have. */
export type UnknownKey = Pick<
  Extract<ValueProblem, { kind: 'unknown-key' }>,
  'path' | 'found' | 'beside'
>;

/** Guesses what a key was to be among those that its object may have. */
export type GuessKey = (unknown: UnknownKey) => Guess;

/** For many keys of one file: what the schema holds is gathered once. */
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
    // In a list or deeper down a name of another object is a name of its own.
    const isOutside = (place === '' && !COMMON.has(name)) || parent === schema;
    return place !== undefined && isOutside ? { place } : {};
  };
}

function lastOf(path: UnknownKey['path']): string {
  return String(path.at(-1) ?? '');
}

/** Names so common that deeper down nobody means those of the site. */
const COMMON: ReadonlySet<string> = new Set(['description', 'name']);

/** What a key of other formats is known to mean, whatever it is called here. */
function guessMeaning({ path, found }: UnknownKey, valid: ReadonlySet<string>): Guess | undefined {
  const name = lastOf(path);
  if (path.length === 1 && leavesOut(name)) return { leavesOut: true };
  const opposite = oppositeOf(name, found);
  if (opposite !== undefined && valid.has(opposite.name)) return { opposite: opposite.setting };
  return name === 'openapi' && valid.has('pages') ? { document: toSetting(found) } : undefined;
}

/** Keys of other formats that say the opposite of one of this format. */
const OPPOSITES: Readonly<Record<string, string>> = { collapsed: 'expanded' };

function oppositeOf(name: string, found: unknown) {
  const other = ownValue(OPPOSITES, name);
  if (other === undefined || typeof found !== 'boolean') return undefined;
  return { name: other, setting: formatSetting([other], !found) };
}

/** `openapi` of a group as the key at the top level. */
function toSetting(found: unknown): string {
  const source = isObject(found) ? found['source'] : found;
  return formatSetting(['openapi'], source ?? 'openapi.yaml');
}

/** What has a place of its own is misspelt in nothing but capitals. */
function nearOf(name: string, valid: ReadonlySet<string>, isOwn: boolean): string | undefined {
  const near = nearest(name, valid);
  return isOwn && near?.toLowerCase() !== name.toLowerCase() ? undefined : near;
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
