/** Collects the facts of a schema and of everything that it refers to. */
import {
  type FactList,
  entriesOf,
  extensionsOf,
  isRecord,
  leavesOf,
  listOf,
  recordOf,
} from './fact.ts';
import type { Loose, Pointers } from './fact.ts';

/**
 * The message that a schema is used in, which excludes write-only or read-only properties; undefined for
 * both.
 */
export type Direction = 'request' | 'response' | undefined;

interface Visit {
  readonly value: unknown;
  readonly owners: readonly string[];
  /** Names of the schema other than its title. */
  readonly names?: readonly string[];
  /** How many references were followed to reach it. */
  readonly refs?: number;
  /** The values of the referring field, as texts: other constants are not allowed. */
  readonly allowed?: readonly string[];
}

/**
 * The greatest number of references to follow. Anything further away belongs to the pages of the schemas in
 * between, which a reader opens one after another.
 */
const MAX_REFS = 2;

/** Keywords with a number. A minimum count of zero states nothing. */
const LIMITS = [
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minContains',
  'maxContains',
];
const INNER = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
  'contentSchema',
  'not',
  'if',
  'then',
  'else',
];
const INNER_LISTS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
/** Formats that pages describe in other words. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  binary: ['file'],
  byte: ['base64', 'Base64'],
};
/** Lectern's own words for flags. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  readOnly: ['read-only'],
  writeOnly: ['write-only'],
  deprecated: ['deprecated', 'Deprecated'],
  uniqueItems: ['unique items', 'Unique items', 'no item twice', 'No item twice'],
  nullable: ['null', 'nullable'],
};

/**
 * Adds the facts of `schema` and of what is inside it, the nearest first. A recursive schema is added once.
 */
export function addSchema(
  facts: FactList,
  schema: unknown,
  { pointers, direction, owners }: { pointers: Pointers; direction: Direction; owners: string[] },
): void {
  const seen = new Map<unknown, Set<string>>();
  const pending: Visit[] = [{ value: schema, owners }];
  for (let visit = pending.shift(); visit !== undefined; visit = pending.shift()) {
    const { value, allowed } = visit;
    const known = seen.get(value) ?? new Set();
    const limits = allowed?.join(' ') ?? '';
    if (!isRecord(value) || known.has(limits) || isExcluded(value, visit)) continue;
    seen.set(value, known.add(limits));
    addOwn(facts, value, visit);
    for (const name of extensionsOf(value, pointers)) facts.code('extension', name);
    pending.push(...listInner(value, visit, { pointers, direction }));
  }
}

/** Whether the referring field allows none of the schema's values. */
function isExcluded(value: Loose, { allowed }: Visit): boolean {
  if (allowed === undefined) return false;
  const values = value['const'] === undefined ? listOf(value['enum']) : [value['const']];
  return values.length > 0 && !values.some((each) => allowed.includes(String(each)));
}

/** Whether a title only repeats a name, because generators turn every name into a title. */
function isSame(name: string, title: unknown): boolean {
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return typeof title === 'string' && lettersOf(name) === lettersOf(title);
}

/** Whether a limit applies to the type of a schema: a limit of numbers says nothing about a list. */
function means(key: string, { type }: Loose): boolean {
  const types = [type].flat().filter((each) => typeof each === 'string');
  const own = /Length$/.test(key)
    ? ['string', 'file']
    : /Items$|Contains$/.test(key)
      ? ['array']
      : /Properties$/.test(key)
        ? ['object']
        : ['integer', 'number'];
  return types.length === 0 || types.some((each) => own.includes(each));
}

function addLimits(facts: FactList, value: Loose, owners: readonly string[]): void {
  for (const key of LIMITS)
    if ((Number(value[key]) !== 0 || key === 'minimum') && means(key, value))
      facts.code(key, value[key], owners);
  for (const key of ['exclusiveMinimum', 'exclusiveMaximum'])
    if (typeof value[key] !== 'boolean' && means(key, value)) facts.code(key, value[key], owners);
}

function addOwn(facts: FactList, value: Loose, { owners, names = owners }: Visit): void {
  if (!names.some((name) => isSame(name, value['title']))) facts.prose('title', value['title']);
  facts.prose('schema description', value['description']);
  addLimits(facts, value, owners);
  for (const [key, words] of Object.entries(FLAGS))
    if (value[key] === true && (key !== 'uniqueItems' || means(key, value)))
      facts.code(key, [...words], owners);
  const format = typeof value['format'] === 'string' ? value['format'] : '';
  facts.code('format', [format, ...(SAID[format] ?? [])], owners);
  for (const key of ['pattern', 'contentMediaType']) facts.code(key, value[key], owners);
  // The encoding can begin a sentence, with a capital letter.
  const encoding = value['contentEncoding'];
  if (typeof encoding === 'string')
    facts.code(
      'contentEncoding',
      [encoding, encoding.replace(/^./, (first) => first.toUpperCase())],
      owners,
    );
  addValues(facts, value, owners);
  addExamples(facts, value, owners);
  addXml(facts, recordOf(value['xml']), owners);
  addDocs(facts, value['externalDocs']);
  addRules(facts, value);
  for (const key of ['x-enumDescriptions', 'x-enum-descriptions'])
    for (const each of leavesOf(value[key] ?? [])) facts.prose('description of an option', each);
}

function addValues(facts: FactList, value: Loose, owners: readonly string[]): void {
  for (const each of leavesOf(value['default'] ?? [])) facts.code('default', each, owners);
  for (const each of leavesOf(value['const'] ?? [])) facts.code('const', each, owners);
  for (const option of listOf(value['enum']))
    for (const each of leavesOf(option ?? [])) facts.code('enum', each, owners);
}

function addRules(facts: FactList, value: Loose): void {
  const discriminator = recordOf(value['discriminator']);
  facts.code('discriminator', discriminator['propertyName']);
  facts.code('default of the discriminator', lastOf(discriminator['defaultMapping']));
  for (const [name] of entriesOf(discriminator['mapping'])) facts.code('mapping', name);
  for (const [name, needed] of entriesOf(value['dependentRequired'])) {
    facts.code('dependentRequired', name);
    for (const each of listOf(needed)) facts.code('dependentRequired', each);
  }
}

function lastOf(ref: unknown): unknown {
  return typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
}

/**
 * Adds the leaves of examples. For objects, a page may show a generated sample instead; primitive values
 * are shown.
 */
function addExamples(facts: FactList, value: Loose, owners: readonly string[]): void {
  const written = [value['example'], ...listOf(value['examples'])];
  for (const example of written)
    for (const each of leavesOf(example ?? [])) facts.code('schema example', each, owners);
}

/** Adds XML properties, which a page can show as a piece of XML: `id="…"`, `<tags>…</tags>`. */
function addXml(facts: FactList, xml: Loose, owners: readonly string[]): void {
  for (const key of ['name', 'namespace', 'prefix']) facts.code(`xml ${key}`, xml[key], owners);
  const name = typeof xml['name'] === 'string' ? xml['name'] : '';
  if (xml['attribute'] === true || xml['nodeType'] === 'attribute')
    facts.code('xml attribute', [`${name}="`], owners);
  if (xml['wrapped'] === true)
    facts.code('xml wrapped', [`</${name === '' ? '…' : name}>`], owners);
}

export function addDocs(facts: FactList, value: unknown): void {
  facts.prose('docs', recordOf(value)['description']);
  facts.code('docs', recordOf(value)['url']);
}

function listInner(
  value: Loose,
  { owners, refs = 0, allowed }: Visit,
  { pointers, direction }: { pointers: Pointers; direction: Direction },
): readonly Visit[] {
  const ref = value['$ref'];
  const target = typeof ref === 'string' ? pointers.find(ref) : undefined;
  const name = typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : '';
  const titles = [recordOf(target)['title']].filter((title) => typeof title === 'string');
  // Examples next to a reference replace the examples of its target.
  const hasOwn = value['example'] !== undefined || value['examples'] !== undefined;
  const inner = INNER.map((key) => ({ value: value[key], owners }));
  const lists = INNER_LISTS.flatMap((key) => listOf(value[key]));
  const options = listOf(value['enum']).map((option) => String(option));
  const within = options.length > 0 ? { allowed: options } : allowed && { allowed };
  const maps = ['patternProperties', 'dependentSchemas'].flatMap((key) => entriesOf(value[key]));
  const properties = Object.entries(recordOf(value['properties'])).filter(
    ([, each]) => goes(pointers.follow(each), direction) && goes(each, direction),
  );
  const after: Visit = {
    value: hasOwn ? withoutExamples(target) : target,
    // Facts about a whole body need no name before them.
    owners: owners.length === 0 ? [] : [...owners, name, ...titles],
    names: owners.length === 0 ? [] : [...owners, name],
    refs: refs + 1,
    ...within,
  };
  const own = [
    ...lists.map((each) => ({ value: each, owners, ...within })),
    ...inner,
    ...maps.map(([key, each]) => ({ value: each, owners: [key] })),
    ...properties.map(([key, each]) => ({ value: each, owners: [key] })),
  ];
  return [...(refs < MAX_REFS ? [after] : []), ...own.map((each) => ({ ...each, refs }))];
}

export function withoutExamples(schema: unknown): Loose {
  const { example: _, examples: _all, ...rest } = recordOf(schema);
  return rest;
}

function goes(value: unknown, direction: Direction): boolean {
  const schema = recordOf(value);
  if (direction === 'request') return schema['readOnly'] !== true;
  return direction === undefined || schema['writeOnly'] !== true;
}

/** Adds the names of properties, and which of them are required. */
export function addNames(
  facts: FactList,
  schema: unknown,
  { pointers, direction }: { pointers: Pointers; direction: Direction },
): void {
  const seen = new Set<unknown>();
  const pending: Visit[] = [{ value: schema, owners: [] }];
  for (let visit = pending.shift(); visit !== undefined; visit = pending.shift()) {
    const { value } = visit;
    if (!isRecord(value) || seen.has(value)) continue;
    seen.add(value);
    const properties = recordOf(value['properties']);
    for (const [name, each] of Object.entries(properties)) {
      if (!goes(pointers.follow(each), direction) || !goes(each, direction)) continue;
      facts.code('property', name);
      if (listOf(value['required']).includes(name)) facts.code('required', ['required'], [name]);
    }
    for (const name of listOf(value['required']))
      if (!Object.hasOwn(properties, String(name))) facts.code('required', name);
    for (const name of Object.keys(recordOf(value['patternProperties'])))
      facts.code('patternProperties', name);
    if (value['additionalProperties'] === false || value['unevaluatedProperties'] === false)
      facts.code('closed', ['not allowed', 'always empty', 'Always empty']);
    pending.push(...listInner(value, visit, { pointers, direction }));
  }
}
