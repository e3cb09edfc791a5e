/**
 * Puts everything that holds for a schema in one place: what it refers to, what is next to the reference,
 * and every part of its `allOf`. Inner schemas stay as they are, unfollowed.
 */
import { joinPointer } from '../document/json-pointer.ts';
import { entriesOf, get, isRecord, listOf, type Loose, textsOf } from '../document/loose.ts';
import {
  type Alternatives,
  isChoiceMade,
  listAlternatives,
  listRequired,
  readDiscriminator,
} from './merge/choices.ts';
import { addToScope, type DynamicScope } from './merge/dynamic-scope.ts';
import { joinItems } from './merge/join-items.ts';
import { narrow } from './merge/narrow-keyword.ts';
import { missingOf } from '../document/parts/stand-in.ts';
import { type Located, refOf, type Resolver } from '../document/resolver.ts';
import type { SchemaSource } from './shape-context.ts';
import type { MergedSchema } from './merge/merged-schema.ts';

/** What is collected on the way; becomes a `MergedSchema`. */
interface SchemaDraft {
  keywords: Record<string, unknown>;
  properties: Map<string, Located[]>;
  patternProperties: (readonly [string, Located])[];
  additional: Located | undefined;
  items: Located | undefined;
  required: Set<string>;
  /** As they are written, by their texts without the space around them. */
  descriptions: Map<string, string>;
  /** Titles of parts, which name a schema that has no title. */
  partTitles: string[];
  alternatives: Alternatives[];
  patterns: string[];
  conditional: Located[];
  parts: Set<string>;
  target: string | undefined;
  isNever: boolean;
  scope: Map<string, Located>;
}

/** The most parts of a schema. More would describe nothing, so the rest is left out. */
const maxParts = 300;

/** @param schemas One, or several that must all hold. */
export function mergeSchemas(
  schemas: readonly Located[],
  { resolver, memory: { merged } }: SchemaSource,
  scope?: DynamicScope,
): MergedSchema {
  const [sole, ...others] = schemas;
  const isPlain = others.length === 0 && (scope === undefined || scope.size === 0);
  if (sole === undefined || !isPlain || !isRecord(sole.value))
    return merge(schemas, resolver, { scope });
  const result = merged.get(sole.value) ?? merge(schemas, resolver, { scope });
  merged.set(sole.value, result);
  return result;
}

/**
 * Merges what schemas add to some of their parts; undefined if they only describe these.
 *
 * @param start with the pointers of these parts.
 */
export function mergeAdditions(
  schemas: readonly Located[],
  { resolver }: SchemaSource,
  start: MergeStart,
): MergedSchema | undefined {
  const added = merge(schemas, resolver, start);
  const { properties, patternProperties, alternatives, conditional, items, additional } = added;
  const count = properties.size + patternProperties.length + alternatives.length;
  const hasOthers = items !== undefined || isRecord(additional?.value);
  return count + conditional.length > 0 || hasOthers ? added : undefined;
}

interface MergeStart {
  readonly scope?: DynamicScope | undefined;
  /** Pointers of schemas that are not merged. */
  readonly known?: readonly string[];
}

function merge(
  schemas: readonly Located[],
  resolver: Resolver,
  { scope, known = [] }: MergeStart,
): MergedSchema {
  const draft: SchemaDraft = {
    keywords: Object.create(null) as Record<string, unknown>,
    properties: new Map(),
    patternProperties: [],
    additional: undefined,
    items: undefined,
    required: new Set(),
    descriptions: new Map(),
    partTitles: [],
    alternatives: [],
    patterns: [],
    conditional: [],
    parts: new Set(known),
    target: undefined,
    isNever: false,
    scope: new Map(scope),
  };
  for (const schema of schemas) {
    addSchema(schema, { draft, resolver, owner: schema.pointer, isSole: true, isBase: false });
  }
  removeMadeChoices(draft, schemas, resolver);
  const { additional, items, target, parts, partTitles, descriptions, ...rest } = draft;
  if (partTitles.length > 0) draft.keywords['title'] ??= [...new Set(partTitles)].join(' & ');
  return {
    ...rest,
    parts: [...parts],
    descriptions: [...descriptions.values()],
    ...(additional && { additional }),
    ...(items && { items }),
    ...(target !== undefined && { target }),
  };
}

interface Walk {
  readonly draft: SchemaDraft;
  readonly resolver: Resolver;
  /** The pointer of the schema that is added, itself or a part of its `allOf`. */
  readonly owner: string;
  /** Whether titles and descriptions are about the whole, not about one part of several. */
  readonly isSole: boolean;
  /**
   * Whether this is one of several schemas that the whole builds on; its examples are then not examples of
   * the whole.
   */
  readonly isBase: boolean;
}

function addSchema({ value, pointer }: Located, walk: Walk): void {
  const { draft } = walk;
  if (value === false) draft.isNever = true;
  if (!isRecord(value)) return;
  addOwn({ value, pointer }, walk);
  const target = findTarget(value, walk);
  // A cycle of nothing but references and `allOf` adds nothing on its second round.
  const isNew = target !== undefined && !draft.parts.has(target.pointer);
  if (isNew && draft.parts.size < maxParts) {
    draft.parts.add(target.pointer);
    if (walk.isSole) draft.target ??= target.pointer;
    addSchema(target, { ...walk, owner: target.pointer });
  }
  const members = listOf(value['allOf']);
  // A member without a reference is there to say something about the whole.
  const nameless = members.filter((member) => isRecord(member) && refOf(member) === undefined);
  for (const member of nameless) addDescription(member as Loose, draft);
  const titles = walk.isSole ? textsOf(nameless.map((part) => get(part, 'title'))) : [];
  for (const title of titles) draft.partTitles.push(title);
  const isSole = walk.isSole && members.length === 1 && value['properties'] === undefined;
  const isBuilt = [value, ...members].filter(isPart).length > 1;
  members.forEach((member, rank) => {
    const isBase = walk.isBase || (isBuilt && refOf(member) !== undefined);
    const at = joinPointer(pointer, 'allOf', rank);
    addSchema({ value: member, pointer: at }, { ...walk, isSole, isBase });
  });
}

/** Whether the schema adds to what a value can hold, instead of only describing the whole. */
function isPart(schema: unknown): boolean {
  return isRecord(schema) && (refOf(schema) !== undefined || isRecord(schema['properties']));
}

function findTarget(value: Loose, { draft, resolver }: Walk): Located | undefined {
  const ref = refOf(value);
  if (ref !== undefined) return resolver.find(ref);
  const dynamic = value['$dynamicRef'];
  if (typeof dynamic !== 'string') return undefined;
  return draft.scope.get(dynamic) ?? resolver.find(dynamic);
}

/** Keywords about the schema as a whole; a part of several does not name the whole. */
const speaking = new Set(['title', 'deprecated', 'xml']);

/** Keywords that show a whole value. */
const showing = new Set(['example', 'examples']);

/** Keywords that have their own place in the result. */
const apart = new Set([
  '$ref',
  '$dynamicRef',
  'allOf',
  'properties',
  'patternProperties',
  'description',
  'required',
  'oneOf',
  'anyOf',
  'pattern',
  'additionalProperties',
  'items',
  'discriminator',
  '$defs',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
]);

function addOwn({ value, pointer }: { value: Loose; pointer: string }, walk: Walk): void {
  const { draft } = walk;
  addToScope({ value, pointer }, draft.scope);
  addDescription(value, draft);
  for (const [key, inner] of Object.entries(value)) {
    if (apart.has(key) || inner === undefined) continue;
    if (!walk.isSole && speaking.has(key)) continue;
    if (walk.isBase && showing.has(key)) continue;
    draft.keywords[key] = narrow(key, draft.keywords[key], inner);
  }
  for (const [name, inner] of entriesOf(value['properties'])) {
    const located = { value: inner, pointer: joinPointer(pointer, 'properties', name) };
    const known = draft.properties.get(name);
    if (known === undefined) draft.properties.set(name, [located]);
    else known.push(located);
  }
  for (const [pattern, inner] of entriesOf(value['patternProperties'])) {
    const at = joinPointer(pointer, 'patternProperties', pattern);
    draft.patternProperties.push([pattern, { value: inner, pointer: at }]);
  }
  for (const name of listRequired(value)) draft.required.add(name);
  if (typeof value['pattern'] === 'string') draft.patterns.push(value['pattern']);
  addOthers({ value, pointer }, draft);
  addAlternatives({ value, pointer }, walk);
  const rules = ['if', 'dependentRequired', 'dependentSchemas'];
  if (rules.some((key) => value[key] !== undefined)) draft.conditional.push({ value, pointer });
}

/** Adds the schemas of all properties and items that are not named. */
function addOthers(
  { value, pointer }: { value: Loose; pointer: string },
  draft: SchemaDraft,
): void {
  for (const key of ['additionalProperties', 'unevaluatedProperties'])
    draft.additional ??= inside(value, pointer, key);
  const items = inside(value, pointer, 'items');
  if (items !== undefined) draft.items = joinItems(draft.items, items);
  else draft.items ??= inside(value, pointer, 'unevaluatedItems');
}

function addDescription(value: Loose, { descriptions }: SchemaDraft): void {
  const { description } = value;
  const isText = typeof description === 'string' && description.trim() !== '';
  if (!isText || missingOf(value) !== undefined) return;
  const words = description.trim();
  if (!descriptions.has(words)) descriptions.set(words, description);
}

function inside(value: Loose, pointer: string, key: string): Located | undefined {
  return value[key] === undefined
    ? undefined
    : { value: value[key], pointer: joinPointer(pointer, key) };
}

function addAlternatives(schema: { value: Loose; pointer: string }, { draft, owner }: Walk) {
  const choices = listAlternatives(schema, owner);
  for (const choice of choices) draft.alternatives.push(choice);
  if (choices.length === 0) addDiscriminator(readDiscriminator(schema.value), draft);
}

function removeMadeChoices(draft: SchemaDraft, schemas: readonly Located[], resolver: Resolver) {
  const merged = new Set([...schemas.map(({ pointer }) => pointer), ...draft.parts]);
  const all = draft.alternatives;
  draft.alternatives = all.filter((group) => !isChoiceMade(group, merged, resolver));
  for (const { discriminator } of all) addDiscriminator(discriminator, draft);
}

function addDiscriminator(
  discriminator: Loose | undefined,
  { alternatives, keywords }: SchemaDraft,
): void {
  const isOfChoice = alternatives.some((group) => group.discriminator === discriminator);
  if (discriminator && !isOfChoice) keywords['discriminator'] ??= discriminator;
}
