/** Builds the alternatives of a schema, with the property that tells them apart. */
import { hasShapes, readConstants } from './enum-values.ts';
import { entriesOf, type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import { type Alternatives, readDiscriminator } from './merge/choices.ts';
import { mergeSchemas } from './merge-schema.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import { findMapped, type Located } from '../document/resolver.ts';
import { ownDirection } from '../document/message-direction.ts';
import type { At, SchemaSource, ShapeRun } from './shape-context.ts';
import { isKey, withHeading } from './meaningful-title.ts';
import type { EnumValue, Shape, Variant, Variants } from '../model/shape-model.ts';

/** Further alternatives are not shown. */
const maxOptions = 60;

/** `constants` are alternatives that are single values, which are read as an enumeration. */
export function buildVariants(
  merged: MergedSchema,
  at: At,
  run: ShapeRun,
): { variants: readonly Variants[]; constants: readonly EnumValue[] } {
  const groups = [...merged.alternatives, ...findChildren(merged, at, run)];
  const constants = groups.flatMap(readConstants);
  const rest = groups.filter(hasShapes);
  const variants = rest.map((group, rank) => {
    const id = rest.length === 1 ? at.id : `${at.id}.choice-${rank + 1}`;
    return buildGroup(group, { ...at, id }, run);
  });
  return { variants, constants };
}

function findChildren(merged: MergedSchema, at: At, { source }: ShapeRun): Alternatives[] {
  const options = at.isChild === true ? [] : listChildren(merged, source);
  const discriminator = recordOf(merged.keywords['discriminator']);
  return options.length === 0 ? [] : [{ mode: 'oneOf', options, discriminator }];
}

/** Lists the schemas that build on this one by `allOf`, which a discriminator without alternatives means. */
export function listChildren(
  { keywords, target }: Pick<MergedSchema, 'keywords' | 'target'>,
  source: SchemaSource,
): readonly Located[] {
  const discriminator = recordOf(keywords['discriminator']);
  if (textOf(discriminator['propertyName']) === undefined) return [];
  const self = target === undefined ? undefined : followTo(target, source);
  const mapped = entriesOf(discriminator['mapping']).map(([, name]) =>
    findMapped(name, source.resolver),
  );
  // A mapping adds names to those that schemas have anyway.
  const found = [...mapped, ...findHeirs(self, source)];
  const options = new Map(found.flatMap((option) => (option ? [[option.pointer, option]] : [])));
  return [...options.values()].filter(
    (option) =>
      self === undefined || isBase(self, source) || isPartOf(option, self.pointer, source),
  );
}

function followTo(target: string, { resolver }: SchemaSource): Located {
  const ref = { $ref: target };
  return resolver.follow(ref, target) ?? { value: ref, pointer: target };
}

/**
 * Whether the discriminator is the schema's own. By `allOf`, a schema also has that of its base, siblings
 * included.
 */
function isBase({ value, pointer }: Located, { nameOf }: SchemaSource): boolean {
  return nameOf(pointer) === undefined || readDiscriminator(value) !== undefined;
}

/**
 * Finds the schemas that build on this one and, because a value can be of any of these kinds, those that
 * build on them in turn.
 */
function findHeirs(self: Located | undefined, { resolver, childrenOf }: SchemaSource) {
  if (self === undefined) return [];
  const family = new Set([self.pointer]);
  // The loop also visits the pointers that it adds.
  for (const pointer of family) for (const child of childrenOf(pointer)) family.add(child);
  return Array.from(family, (pointer) => resolver.find(pointer)).slice(1);
}

export interface KindNames {
  readonly values: readonly string[];
  /**
   * Whether the mapping names the schema, or one that it builds on; otherwise the value is only the
   * schema's name.
   */
  readonly isMapped: boolean;
  /** The mapping's names of the schemas that this one builds on, the nearest first. */
  readonly bases: readonly string[];
}

/** Returns the values that the property of a discriminator has in a value of this schema. */
export function readDiscriminatorValues(
  discriminator: Loose,
  schema: Located,
  source: SchemaSource,
): KindNames {
  const { parts } = mergeSchemas([schema], source);
  const family = [...new Set([schema.pointer, ...parts])].filter(
    (part) => source.nameOf(part) !== undefined,
  );
  const mapped = entriesOf(discriminator['mapping']).map(([value, name]) => {
    return { value, pointer: findMapped(name, source.resolver)?.pointer };
  });
  const valuesOf = (part: string) =>
    mapped.filter(({ pointer }) => pointer === part).map(({ value }) => value);
  const [named, ...others] = family;
  const values = named === undefined ? [] : valuesOf(named);
  const bases = others.flatMap(valuesOf);
  if (values.length > 0) return { values, isMapped: true, bases };
  const name = named === undefined ? undefined : source.nameOf(named);
  return { values: name === undefined ? [] : [name], isMapped: bases.length > 0, bases };
}

function buildGroup(group: Alternatives, at: At, run: ShapeRun): Variants {
  const { mode, discriminator } = group;
  const hasDiscriminator = group.options.length > 0 && discriminator !== undefined;
  const options = group.options.slice(0, maxOptions).map((option, rank): Variant => {
    const id = `${at.id}.option-${rank + 1}`;
    const path = at.path.filter((pointer) => !isPartOf(option, pointer, run.source));
    const shape = run.build([option], {
      ...at,
      id,
      path,
      choices: at.choices + 1,
      isChild: hasDiscriminator,
      isNeeded: false,
    });
    const label = labelOf(shape, rank);
    return { label, id, shape: withHeading(label, shape) };
  });
  const labeled = distinguish(withoutKeys(options, group));
  const base = discriminator && toDiscriminator(discriminator, group, { labeled, run });
  return { mode, options: labeled, ...(base && { discriminator: base }) };
}

/**
 * Whether an option contains the schema at `pointer` as a part: a child takes part of its base, which is
 * not a cycle.
 */
function isPartOf(option: Located, pointer: string, source: SchemaSource): boolean {
  const isItself = source.resolver.follow(option.value, option.pointer)?.pointer === pointer;
  return !isItself && mergeSchemas([option], source).parts.includes(pointer);
}

function labelOf({ title, schemaName, type, constraints }: Shape, rank: number): string {
  const names = constraints.find(({ values }) => values['names'] !== undefined)?.values['names'];
  return title ?? schemaName ?? (type === 'any' ? `${names ?? `Option ${rank + 1}`}` : type);
}

/**
 * Labels an alternative whose title is a programmatic key by its type, if only one has that type. Messages
 * keep such titles, because programs and people know them by no other names.
 */
function withoutKeys(options: readonly Variant[], group: Alternatives): readonly Variant[] {
  return options.map((option, rank) => {
    if (ownDirection(group.options[rank]?.value) !== undefined) return option;
    const { title, type } = option.shape;
    const isOnly = options.filter(({ shape }) => shape.type === type).length === 1;
    const isKeyed = title !== undefined && option.label === title && isKey(title);
    if (!isKeyed || !isOnly || type === 'any') return option;
    return { ...option, label: type, shape: withHeading(type, option.shape) };
  });
}

/**
 * Labels nameless alternatives with the value that tells them apart; other alternatives with equal labels
 * are numbered.
 */
function distinguish(options: readonly Variant[]): readonly Variant[] {
  const byLabel = Map.groupBy(options, ({ label }) => label);
  const labels = new Map(Array.from(byLabel.values(), labelNamesakes).flat());
  return options.map((option) => ({ ...option, label: labels.get(option) ?? option.label }));
}

function labelNamesakes(namesakes: readonly Variant[]): readonly (readonly [Variant, string])[] {
  if (namesakes.length < 2) return [];
  const values = findDistinctConstants(namesakes);
  return namesakes.map((option, rank) => [option, values?.[rank] ?? `${option.label} ${rank + 1}`]);
}

/** Returns the values of the first field that has a different constant in each alternative. */
function findDistinctConstants(namesakes: readonly Variant[]): readonly string[] | undefined {
  const isNamed = ({ shape }: Variant) =>
    shape.title !== undefined || shape.schemaName !== undefined;
  if (namesakes.some(isNamed)) return undefined;
  const names = namesakes[0]?.shape.fields.map(({ name }) => name) ?? [];
  return names
    .map((name) => namesakes.flatMap(({ shape }) => constantIn(shape, name) ?? []))
    .find((values) => new Set(values).size === namesakes.length);
}

/** Returns the constant of a field in the object itself, or the one that all of its alternatives share. */
function constantIn({ fields, variants }: Shape, name: string): string | undefined {
  const value = fields.find((field) => field.name === name)?.shape;
  const [only, ...others] = value?.enum ?? [];
  const own = value?.const?.text ?? (others.length === 0 ? only?.text : undefined);
  if (own !== undefined) return own;
  const inner = variants.flatMap(({ options }) =>
    options.map(({ shape }) => constantIn(shape, name)),
  );
  return new Set(inner).size === 1 ? inner[0] : undefined;
}

function toDiscriminator(
  discriminator: Loose,
  { options }: Alternatives,
  { labeled, run }: { labeled: readonly Variant[]; run: ShapeRun },
): Variants['discriminator'] {
  const property = textOf(discriminator['propertyName']);
  if (property === undefined) return undefined;
  const pointers = options.map((option) => {
    // A named option stands for itself, even where all that it contains is a base.
    const isNamed = run.source.nameOf(option.pointer) !== undefined;
    const target = isNamed ? undefined : mergeSchemas([option], run.source).target;
    return target ?? option.pointer;
  });
  const labelAt = (pointer: string | undefined) =>
    pointer === undefined ? undefined : labeled[pointers.indexOf(pointer)]?.label;
  const mapping = entriesOf(discriminator['mapping']).flatMap(([value, name]) => {
    const label = labelAt(findMapped(name, run.source.resolver)?.pointer) ?? textOf(name);
    return label === undefined ? [] : { value, label };
  });
  const other = discriminator['defaultMapping'];
  const fallback = labelAt(findMapped(other, run.source.resolver)?.pointer) ?? textOf(other);
  const base = { property, ...optional('fallback', fallback) };
  const named = new Set(mapping.map(({ label }) => label));
  const implied = pointers.flatMap((pointer, rank) => {
    if (named.has(labeled[rank]?.label ?? '')) return [];
    const value = run.source.nameOf(pointer);
    const label = labeled[rank]?.label;
    return value === undefined || label === undefined ? [] : { value, label };
  });
  return { ...base, mapping: [...mapping, ...implied] };
}
