/**
 * Removes optional parts from the generated value of a large request until it can be read at a glance.
 * Required parts stay; of the others, simple values are kept before lists and objects, in the order of the
 * schema.
 */
import { get, isRecord, textsOf } from '../document/loose.ts';
import { listSampledParts, type SampledPart, schemasUnder } from './sampled-parts.ts';
import type { Located } from '../document/resolver.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

/** Number of values in a shortened sample. It has more only if more are required. */
const maxValues = 10;

/** The deepest level at which optional parts are kept. */
const maxLevels = 3;

interface Shortening {
  readonly source: SchemaSource;
  readonly left: { values: number };
}

export function shortenSample(value: unknown, schema: Located, source: SchemaSource): unknown {
  return shorten(value, [schema], { level: 0, source, left: { values: maxValues } });
}

function shorten(
  value: unknown,
  schemas: readonly Located[],
  run: Shortening & { readonly level: number },
): unknown {
  if (schemas.length === 0) return value;
  const parts = listSampledParts(schemas, run.source);
  const { items, keywords } = parts[0].merged;
  if (Array.isArray(value)) {
    // Each item of a tuple has a meaning of its own.
    if (items === undefined || keywords['prefixItems'] !== undefined) return value;
    return value.slice(0, 1).map((item) => shorten(item, [items], run));
  }
  if (!isRecord(value)) {
    run.left.values -= 1;
    return value;
  }
  const needed = new Set(parts.flatMap(listNeeded));
  const kept = new Map<string, unknown>();
  const keep = (name: string) => {
    kept.set(
      name,
      shorten(value[name], schemasUnder(name, parts), { ...run, level: run.level + 1 }),
    );
  };
  const names = Object.keys(value);
  const optional = names.filter((name) => !needed.has(name));
  names.filter((name) => needed.has(name)).forEach(keep);
  const isSimple = (name: string) => typeof value[name] !== 'object' || value[name] === null;
  const ordered = [...optional.filter(isSimple), ...optional.filter((name) => !isSimple(name))];
  for (const name of run.level < maxLevels ? ordered : []) {
    if (run.left.values > 0) keep(name);
  }
  return Object.fromEntries(
    names.filter((name) => kept.has(name)).map((name) => [name, kept.get(name)]),
  );
}

/** Lists the names of required properties, and of those that distinguish alternatives. */
function listNeeded({ merged: { required, alternatives, keywords } }: SampledPart): string[] {
  const discriminators = [
    keywords['discriminator'],
    ...alternatives.map((group) => group.discriminator),
  ];
  return [...required, ...textsOf(discriminators.map((each) => get(each, 'propertyName')))];
}
