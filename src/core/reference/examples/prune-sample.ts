/**
 * Takes out of a made-up value what its schema does not allow, as far as it may be left out: where
 * schemas run in circles or too deep, the sampler ends in empty objects.
 */
import { checkValue, schemaOfItem, schemasOfProperty } from './check-value.ts';
import { isRecord, type Loose } from '../document/loose.ts';
import { type Alternatives, mergeSchemas } from '../schema/merge-schema.ts';
import type { Located } from '../document/resolver.ts';
import type { Direction } from '../document/message-direction.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

interface Pruning {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  readonly effort?: { left: number };
  /** Alternatives that were followed for one value; absent means none. */
  readonly followed?: number;
}

/** An alternative may lead back to the schema that it is one of. */
const mostFollowed = 16;

/** Every level of a value is checked on its own. */
const mostEffort = 100_000;

export function pruneSample(value: unknown, schema: Located, pruning: Pruning): unknown {
  return prune(value, [schema], { ...pruning, effort: { left: mostEffort } });
}

function prune(value: unknown, schemas: readonly Located[], pruning: Pruning): unknown {
  const { followed = 0, ...inside } = pruning;
  const isEnd = followed > mostFollowed;
  if (isEnd || schemas.every((schema) => checkValue(value, schema, inside))) return value;
  const merged = mergeSchemas(schemas, pruning.schemas);
  const { required, items, alternatives } = merged;
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, rank): readonly unknown[] => {
      const own = schemaOfItem(rank, merged);
      if (own === undefined) return [item];
      const pruned = prune(item, [own], inside);
      const fitting = fittingOf(pruned, (each) => checkValue(each, own, inside));
      // Without an item of a tuple, all that follow would be others.
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
    // Where a schema ends in itself, `null` is how its author ends it.
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
 * A value, or what its author may have meant by it: YAML reads a postal code without quotes as a number, and
 * what is said of one item is written where a list belongs. Empty where none of that fits.
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

/** The value without one property, else several, with which it is what it must not be. */
function toAllowed(
  value: Loose,
  required: ReadonlySet<string>,
  isAllowed: (value: Loose) => boolean,
): Loose {
  const entries = Object.entries(value);
  const without = (left: ReadonlySet<string>) =>
    Object.fromEntries(entries.filter(([name]) => !left.has(name)));
  // Authors write what matters most first.
  const free = entries.map(([name]) => name).filter((name) => !required.has(name));
  const names = free.toReversed();
  const one = names.map((name) => new Set([name])).find((left) => isAllowed(without(left)));
  if (one !== undefined) return without(one);
  const left = new Set<string>();
  const isEnough = (name: string) => isAllowed(without(left.add(name)));
  return names.some(isEnough) ? without(left) : value;
}

/** The value without what alternatives ask for that are not shown: with it, it would be of several. */
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
