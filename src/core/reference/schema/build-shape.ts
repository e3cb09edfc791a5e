/**
 * Builds the `Shape` of a schema, to the depth that a page can show: three levels of fields, fewer for
 * large schemas. Deeper schemas are links to their pages. A schema inside itself is shown once.
 */
import { buildConditions } from './build-conditions.ts';
import { buildFields } from './build-fields.ts';
import { buildInner } from './build-inner.ts';
import { buildVariants } from './build-variants.ts';
import { listConstraints } from './constraints.ts';
import { explainEnum, hasShapes, readConstants, readEnum } from './enum-values.ts';
import { joinPointer } from '../document/json-pointer.ts';
import { toLiteral } from './literal.ts';
import { listOf, type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import { mergeSchemas } from './merge-schema.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import { readExternalDocs } from '../document/read-external-docs.ts';
import { readFieldBadges } from '../document/read-mint.ts';
import { ownDirection } from '../document/message-direction.ts';
import type { Located } from '../document/resolver.ts';
import { missingOf } from '../document/parts/stand-in.ts';
import { formatType, isFile, isNull, readTypes } from './schema-types.ts';
import { type Circle, findCircle } from './find-circle.ts';
import { formatXml } from './format-xml.ts';
import { readFacts } from '../asyncapi/message-facts.ts';
import { type Attempt, attempts, isBelow } from './shape-limits.ts';
import type { At, SchemaSource, ShapeBudget, ShapeOptions, ShapeRun } from './shape-context.ts';
import type { Literal, More, Shape } from '../model/shape-model.ts';
import { withoutNull } from './without-null.ts';

/** Alternatives of alternatives double with every level, even without fields. */
const maxShapes = 1000;

/**
 * The most nested choices that are shown. Beyond that, schemas that have a page become links, because
 * readers do not choose that deep.
 */
const maxChoices = 3;

/** The longest path, because lists, alternatives and parts without fields nest without adding levels. */
const deepestPath = 40;

export function buildShape(schema: Located, source: SchemaSource, options: ShapeOptions): Shape {
  return options.isBrief === true
    ? recallShape(schema, source, options)
    : drawWithin(schema, source, options);
}

/** Errors are the same for hundreds of operations, and small enough for all their shapes to be kept. */
function recallShape(schema: Located, source: SchemaSource, options: ShapeOptions): Shape {
  const target = source.resolver.follow(schema.value, schema.pointer)?.pointer ?? schema.pointer;
  const key = `${options.id} ${options.direction ?? ''} ${target}`;
  const shape = source.memory.shapes.get(key) ?? drawWithin(schema, source, options);
  source.memory.shapes.set(key, shape);
  return shape;
}

function drawWithin(schema: Located, source: SchemaSource, options: ShapeOptions): Shape {
  const own = attempts[options.isBrief === true ? 'brief' : 'whole'];
  for (const attempt of own.slice(0, -1)) {
    const { shape, isOver } = draw(schema, source, { ...options, ...attempt, isFinal: false });
    if (!isOver) return shape;
  }
  const [last = { levels: 1, namelessLevels: 0, most: 0 }] = own.slice(-1);
  return draw(schema, source, { ...options, ...last, isFinal: true }).shape;
}

function draw(
  schema: Located,
  source: SchemaSource,
  { id, direction, most, ...attempt }: ShapeOptions & Attempt & { isFinal: boolean },
): { shape: Shape; isOver: boolean } {
  const budget = { drawn: 0, most, shapes: 0 };
  const run = withBuild({ ...attempt, source, direction, budget });
  const shape = build([schema], { id, level: 0, choices: 0, path: [], scope: undefined }, run);
  return { shape, isOver: isSpent(budget) };
}

function withBuild(parts: Omit<ShapeRun, 'build'>): ShapeRun {
  const run: ShapeRun = { ...parts, build: (schemas, at) => build(schemas, at, run) };
  return run;
}

function build(schemas: readonly Located[], at: At, run: ShapeRun): Shape {
  const { source, budget } = run;
  budget.shapes += 1;
  if ((isSpent(budget) && !run.isFinal) || budget.shapes > 2 * maxShapes) return undrawn;
  const merged = withoutNull(mergeSchemas(schemas, source, at.scope), source);
  const own = schemas.map(({ pointer }) => pointer);
  const lost = missingOf(merged.keywords);
  if (lost !== undefined)
    return { ...toLeaf(merged, own[0], source), more: { kind: 'missing', name: lost } };
  const circle = findCircle(schemas, merged, { at, source });
  const end = findEnd(merged, circle, { at, run });
  if (end !== undefined) {
    const leaf = toLeaf(merged, own[0], source);
    const type = leaf.type === 'any' ? typeOfOptions(merged, source) : leaf.type;
    return { ...leaf, type, ...end };
  }
  const inside: At = {
    ...at,
    path: [...at.path, ...own, ...merged.parts],
    scope: merged.scope,
  };
  const direction = ownDirection(merged.keywords);
  const turned = direction === undefined ? run : withBuild({ ...run, direction });
  const whole = toWhole(circle?.added ?? merged, inside, { run: turned, own: own[0] });
  return circle === undefined ? whole : withRest(whole, circle);
}

/** Adds that the value also has everything of the schema around it. */
function withRest(added: Shape, { more }: Circle): Shape {
  return { ...added, more: { ...more, isPart: true } };
}

/** Returns why the parts of a schema are not shown; undefined if they are. */
function findEnd(
  merged: MergedSchema,
  circle: Circle | undefined,
  { at, run }: { readonly at: At; readonly run: ShapeRun },
): Pick<Shape, 'more'> | undefined {
  const isOver = isSpent(run.budget) || at.path.length > deepestPath;
  const isDeep = isOver || isBelow(merged, at, run) || at.choices >= maxChoices;
  const deeper = isDeep ? toDeeper(merged, run.source) : undefined;
  const more = circle !== undefined && circle.added === undefined ? circle.more : deeper;
  return more !== undefined || isOver ? optional('more', more) : undefined;
}

/** Returns the types of the alternatives where the alternatives themselves are not shown. */
function typeOfOptions({ alternatives, scope }: MergedSchema, source: SchemaSource): string {
  const options = alternatives.flatMap((each) => each.options);
  const all = options.map((option) => readTypes(mergeSchemas([option], source, scope)).types);
  const types = all.some((some) => some.length === 0) ? [] : [...new Set(all.flat())];
  return formatType({ types, nullable: false }, { tuple: [], variants: [], isFile: false });
}

function isSpent({ drawn, most, shapes }: ShapeBudget): boolean {
  return drawn > most || shapes > maxShapes;
}

/** The shape in an attempt that is given up, and where even links would be too many. */
const undrawn: Shape = {
  kind: 'shape',
  type: 'any',
  types: [],
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  constraints: [],
  enum: [],
  examples: [],
  fields: [],
  tuple: [],
  variants: [],
  inner: [],
  conditions: [],
};

/** Returns the shape with everything that is said about the value itself, without its parts. */
function toLeaf(merged: MergedSchema, own: string | undefined, source: SchemaSource): Shape {
  const { keywords, target } = merged;
  const types = readTypes(merged);
  const name = source.nameOf(own ?? '') ?? source.nameOf(target ?? '');
  const marks = readFieldBadges(keywords, source.markKeys);
  const parts = { ...optional('items', leafItems(merged, source)), tuple: [], variants: [] };
  return {
    ...undrawn,
    type: typeNameOf(merged, types, { ...parts, isFile: isFile(keywords) }),
    ...types,
    ...optional('format', textOf(keywords['format'])),
    ...optional('title', textOf(keywords['title'])),
    ...optional('schemaName', name),
    ...optional('description', textOf(merged.descriptions.join('\n\n'))),
    deprecated: keywords['deprecated'] === true,
    readOnly: keywords['readOnly'] === true,
    writeOnly: keywords['writeOnly'] === true,
    ...optional('externalDocs', readExternalDocs(keywords['externalDocs'])),
    ...optional('xml', source.usesXml ? formatXml(keywords, types.types) : undefined),
    ...(marks.length > 0 && { marks }),
    ...optional('message', readFacts(keywords)),
    constraints: listConstraints(merged),
    ...(keywords['default'] !== undefined && { default: toLiteral(keywords['default']) }),
    ...(keywords['const'] !== undefined && { const: toLiteral(keywords['const']) }),
    enum: explainEnum(readEnum(keywords), merged.alternatives.flatMap(readConstants)),
    examples: listExamples(keywords),
  };
}

/** A list whose items are not followed still says what it is a list of. */
function leafItems({ items, scope }: MergedSchema, source: SchemaSource): Shape | undefined {
  if (items === undefined) return undefined;
  const inner = mergeSchemas([items], source, scope);
  const { items: _items, ...outermost } = inner;
  return toLeaf(outermost, items.pointer, source);
}

function toWhole(
  merged: MergedSchema,
  at: At,
  { run, own }: { run: ShapeRun; own: string | undefined },
): Shape {
  const leaf = toLeaf(merged, own, run.source);
  const isNamed = own !== undefined && run.source.nameOf(own) !== undefined;
  const named = { ...merged, ...optional('target', isNamed ? own : (merged.target ?? own)) };
  const { variants, constants } = buildVariants(named, at, run);
  const tuple = listOf(merged.keywords['prefixItems']).map((item, rank) =>
    run.build([{ value: item, pointer: tuplePointer(at, rank) }], {
      ...at,
      id: `${at.id}.${rank}`,
    }),
  );
  const items = merged.items?.value === false ? undefined : merged.items;
  const item = items && run.build([items], at);
  const { fields, left } = buildFields(merged, at, run);
  return {
    ...leaf,
    type: typeNameOf(merged, typesWith(leaf, constants), {
      ...optional('items', item),
      tuple,
      variants,
      isFile: leaf.type.startsWith('file'),
    }),
    fields,
    ...optional('items', item),
    tuple,
    variants,
    inner: buildInner(merged, at, run),
    conditions: buildConditions(merged, at, run),
    ...(left > 0 && { more: { kind: 'cut', count: left } as const }),
  };
}

function typeNameOf(merged: MergedSchema, ...inside: Parameters<typeof formatType>): string {
  if (merged.isNever) return 'never';
  return isNull(merged.keywords) ? 'null' : formatType(...inside);
}

/** Inner schemas without their own place in the merged schema still need distinct pointers. */
function tuplePointer({ path }: At, rank: number): string {
  return joinPointer(path.at(-1) ?? '#', 'prefixItems', rank);
}

function typesWith(leaf: Shape, constants: readonly Literal[]) {
  if (leaf.types.length > 0 || constants.length === 0) return leaf;
  const types = new Set(constants.map(({ value }) => typeof value));
  return { types: [...types], nullable: leaf.nullable };
}

function listExamples(keywords: Loose): readonly Literal[] {
  const several = keywords['examples'];
  const own = keywords['example'];
  const values = Array.isArray(several) ? (several as unknown[]) : Object.values(recordOf(several));
  return (own === undefined ? values : [own]).filter((value) => value !== undefined).map(toLiteral);
}

/** Returns a link to the page of a named schema with parts, if no more is shown. */
function toDeeper(merged: MergedSchema, source: SchemaSource): More | undefined {
  const { target } = merged;
  const hasParts = merged.properties.size > 0 || merged.alternatives.some(hasShapes);
  const page = target === undefined || !hasParts ? undefined : source.pageOf(target);
  const name = target === undefined ? undefined : source.nameOf(target);
  if (page === undefined || name === undefined) return undefined;
  return { kind: 'deeper', name, schema: page };
}
