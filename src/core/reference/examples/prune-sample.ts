/**
 * Removes from a generated value what its schema does not allow, as far as it may be left out. Where
 * schemas are circular or too deep, the sampler ends in empty objects.
 */
import { checkValue, schemaOfItem, schemasOfProperty } from './check-value.ts';
import { isRecord, type Loose } from '../document/loose.ts';
import type { Alternatives } from '../schema/merge/choices.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import type { Located } from '../document/resolver.ts';
import type { Direction } from '../document/message-direction.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

interface Pruning {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  readonly effort?: { left: number };
  /** Number of alternatives followed for one value; absent means none. */
  readonly followed?: number;
}

/**
 * The most alternatives to follow for one value, because an alternative can lead back to the schema that
 * lists it.
 */
const maxFollowed = 16;

/** The most checks for one sample. There are many, because every level of a value is checked separately. */
const maxEffort = 100_000;

export function pruneSample(value: unknown, schema: Located, pruning: Pruning): unknown {
  return prune(value, [schema], { ...pruning, effort: { left: maxEffort } });
}

function prune(value: unknown, schemas: readonly Located[], pruning: Pruning): unknown {
  const { followed = 0, ...inside } = pruning;
  const isEnd = followed > maxFollowed;
  if (isEnd || schemas.every((schema) => checkValue(value, schema, inside))) return value;
  const merged = mergeSchemas(schemas, pruning.schemas);
  const { required, items, alternatives } = merged;
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, rank): readonly unknown[] => {
      const own = schemaOfItem(rank, merged);
      if (own === undefined) return [item];
      const pruned = prune(item, [own], inside);
      const fitting = fittingOf(pruned, (each) => checkValue(each, own, inside));
      // Removing an item of a tuple would change the position of all items after it.
      return fitting.length === 0 && own !== items ? [pruned] : fitting;
    });
  }
  if (!isRecord(value)) return value;
  const fits = (inner: unknown, own: readonly Located[]) =>
    own.every((schema) => checkValue(inner, schema, inside));
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const own = schemasOfProperty(name, merged);
    const pruned = prune(inner, own, inside);
    const fitting = fittingOf(pruned, (each) => fits(each, own));
    // Where a schema contains itself, `null` is how its author ends the recursion.
    const last = fits(null, own) ? null : pruned;
    const kept = fitting.length === 0 && required.has(name) ? [last] : fitting;
    return kept.map((each) => [name, each] as const);
  });
  const shown: Loose = Object.fromEntries(entries);
  const isAllowed = (one: Loose) => fits(one, schemas);
  const hasNot = merged.keywords['not'] !== undefined;
  const whole = hasNot && !isAllowed(shown) ? toAllowed(shown, required, isAllowed) : shown;
  const [group, ...others] = alternatives;
  const [option] = group?.options ?? [];
  if (group === undefined || option === undefined || others.length > 0) return whole;
  const single =
    group.mode === 'oneOf' ? toSingle(whole, group, { required, pruning: inside }) : whole;
  const next = { ...inside, followed: followed + 1 };
  return prune(fits(single, schemas) ? single : whole, [option], next);
}

/**
 * Returns, as a list of one, the value or what its author may have meant: YAML reads a postal code without
 * quotes as a number, and some authors write a single item where a list belongs. Empty if nothing fits.
 */
function fittingOf(value: unknown, fits: (value: unknown) => boolean): readonly unknown[] {
  const meant = [value, ...otherTypes(value), ...(Array.isArray(value) ? [] : [[value]])];
  const rank = meant.findIndex(fits);
  return rank === -1 ? [] : [meant[rank]];
}

function otherTypes(value: unknown): readonly unknown[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (value === 'true' || value === 'false') return [value === 'true'];
  const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(+value);
  return isNumber ? [Number(value)] : [];
}

/**
 * Removes one property, or several if that is not enough, so that the value no longer fits what it must not
 * fit.
 */
function toAllowed(
  value: Loose,
  required: ReadonlySet<string>,
  isAllowed: (value: Loose) => boolean,
): Loose {
  const entries = Object.entries(value);
  const without = (left: ReadonlySet<string>) =>
    Object.fromEntries(entries.filter(([name]) => !left.has(name)));
  // Authors write the most important properties first, so the last ones are tried first.
  const free = entries.map(([name]) => name).filter((name) => !required.has(name));
  const names = free.toReversed();
  const one = names.map((name) => new Set([name])).find((left) => isAllowed(without(left)));
  if (one !== undefined) return without(one);
  const left = new Set<string>();
  const isEnough = (name: string) => isAllowed(without(left.add(name)));
  return names.some(isEnough) ? without(left) : value;
}

/**
 * Removes what only the alternatives that are not shown require: with it, the value would fit several of
 * them.
 */
function toSingle(
  value: Loose,
  { options }: Alternatives,
  { required, pruning }: { readonly required: ReadonlySet<string>; readonly pruning: Pruning },
): Loose {
  const [own, ...others] = options.map((option) => mergeSchemas([option], pruning.schemas));
  const foreign = new Set(others.flatMap((other) => [...other.required]));
  const kept = Object.entries(value).filter(
    ([name]) => !foreign.has(name) || required.has(name) || own?.required.has(name) === true,
  );
  return Object.fromEntries(kept);
}
