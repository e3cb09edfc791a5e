/**
 * Takes out of a made-up value what its schema does not allow, as far as it may be left out: where
 * schemas run in circles or too deep, the sampler ends in empty objects.
 */
import { checkValue } from './check-value.ts';
import { isRecord, type Loose } from '../document/loose.ts';
import { type Alternatives, mergeSchemas } from '../schema/merge-schema.ts';
import type { Located } from '../document/resolver.ts';
import type { Direction, SchemaSource } from '../schema/shape-context.ts';

interface Pruning {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  readonly effort?: { left: number };
}

/** Every level of a value is checked on its own. */
const mostEffort = 100_000;

export function pruneSample(value: unknown, schema: Located, pruning: Pruning): unknown {
  return prune(value, [schema], { ...pruning, effort: { left: mostEffort } });
}

function prune(value: unknown, schemas: readonly Located[], pruning: Pruning): unknown {
  if (schemas.every((schema) => checkValue(value, schema, pruning))) return value;
  const { properties, required, items, additional, alternatives } = mergeSchemas(
    schemas,
    pruning.schemas,
  );
  if (Array.isArray(value)) {
    if (items === undefined) return value;
    const kept = value.map((item) => prune(item, [items], pruning));
    return kept.filter((item) => checkValue(item, items, pruning));
  }
  if (!isRecord(value)) return value;
  const fits = (inner: unknown, own: readonly Located[]) =>
    own.every((schema) => checkValue(inner, schema, pruning));
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const own = properties.get(name) ?? (additional === undefined ? [] : [additional]);
    const pruned = prune(inner, own, pruning);
    return required.has(name) || fits(pruned, own) ? [[name, pruned] as const] : [];
  });
  const whole: Loose = Object.fromEntries(entries);
  const [group, ...others] = alternatives;
  const [option] = group?.options ?? [];
  if (group === undefined || option === undefined || others.length > 0) return whole;
  const single = group.mode === 'oneOf' ? toSingle(whole, group, { required, pruning }) : whole;
  return prune(fits(single, schemas) ? single : whole, [option], pruning);
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
