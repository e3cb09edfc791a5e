/**
 * Finds where one format of docs.json has the setting of a key of the other format, with the author's own
 * value if it can be converted.
 */
import type { z } from 'zod';
import { isObject } from '../../text/is-object.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { toBars } from '../newer/to-bars.ts';
import { toLooks } from '../newer/to-looks.ts';
import { newerSchema } from '../newer/newer-schema.ts';
import { findNewerPlace } from '../newer/written-path.ts';
import { formatExample, formatNearestExample, formatSetting } from '../example.ts';
import { schemaAt } from '../schema-walk.ts';
import type { ValueProblem } from '../../diagnostic/from-zod.ts';

/** A place in the schema, and the author's value for it; undefined if the value is unknown. */
export interface Elsewhere {
  readonly path: DataPath;
  readonly value?: unknown;
}

/** Finds where a key of the other format is in the schema's format. */
export type FindElsewhere = (unknown: UnknownKey) => readonly Elsewhere[];

/** Finds keys of the older format in a file of the newer one. Their values mostly stay the same. */
export const findInNewer: FindElsewhere = ({ path, found }) => {
  const place = findNewerPlace(path);
  return place === undefined ? [] : [{ path: place, value: found }];
};

type NewerLooks = Parameters<typeof toLooks>[0];

/** Keys of the newer format whose values have another shape in the older one, and the keys for them there. */
const OLDER: Readonly<Record<string, readonly string[]>> = {
  navbar: ['topbarLinks', 'topbarCtaButton'],
  appearance: ['modeToggle'],
  styling: ['eyebrow', 'codeBlock'],
};

/** Finds keys of the newer format in a file of the older one. */
export const findInOlder: FindElsewhere = ({ path, found, beside }) => {
  const [first, inside] = path;
  const name = String(first);
  const names = inside === undefined && Object.hasOwn(OLDER, name) ? OLDER[name] : undefined;
  if (names === undefined) return [];
  const read = schemaAt(newerSchema, path) as z.ZodType | undefined;
  const values = toOlder(name, read?.safeParse(found).data ?? {});
  const notYet = names.filter((each) => !beside.has(each));
  const free = notYet.length > 0 ? notYet : names;
  // Some keys are always in the result, regardless of what the author wrote.
  const empty = toOlder(name, {});
  const said = free.filter((each) => JSON.stringify(values[each]) !== JSON.stringify(empty[each]));
  return (said.length > 0 ? said : free).map((each) => ({ path: [each], value: values[each] }));
};

/** Returns the values of the older format by key. */
function toOlder(name: string, data: unknown): Readonly<Record<string, unknown>> {
  const written = { navigation: {}, [name]: data } as NewerLooks;
  return { ...toLooks(written), ...toBars(written) };
}

/** The length up to which the author's own line is shown. */
const MAX_LINE_CHARACTERS = 160;

/** Formats the setting at a place, with the keys around it that do not also surround the unknown key. */
export function formatElsewhere(
  schema: z.ZodType,
  { path, value }: Elsewhere,
  from: DataPath,
): string | undefined {
  const place = schemaAt(schema, path) as z.ZodType | undefined;
  const isOwn = isFilled(value) && place?.safeParse(value).success === true;
  const own = isOwn ? formatSetting(path, value) : '';
  const text = own === '' || own.length > MAX_LINE_CHARACTERS ? formatExample(schema, path) : own;
  if (text === undefined) return formatNearestExample(schema, path);
  const shared = path.findIndex((segment, depth) => segment !== from[depth]);
  const outer = path.slice(shared === -1 ? 0 : shared, -1);
  if (outer.some((segment) => typeof segment === 'number')) return text;
  return outer.reduceRight<string>(
    (inner, segment) => `${JSON.stringify(segment)}: { ${inner} }`,
    text,
  );
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.keys(value).length > 0 : value !== undefined;
}

/** A key that its object cannot have. */
export type UnknownKey = Pick<
  Extract<ValueProblem, { kind: 'unknown-key' }>,
  'path' | 'found' | 'beside'
>;
