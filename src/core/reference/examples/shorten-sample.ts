/**
 * Takes optional parts out of the made-up value of a large request, until it reads at a glance: what
 * is required stays, then simple values before lists and objects, in the order of the schema.
 */
import { isRecord } from '../document/loose.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import type { Located } from '../document/resolver.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

/** Values of a shortened sample; more where more are required. */
const mostValues = 10;

/** As deep as what is optional is followed. */
const mostLevels = 3;

interface Shortening {
  readonly source: SchemaSource;
  readonly left: { values: number };
}

export function shortenSample(value: unknown, schema: Located, source: SchemaSource): unknown {
  return shorten(value, [schema], { level: 0, source, left: { values: mostValues } });
}

function shorten(
  value: unknown,
  schemas: readonly Located[],
  run: Shortening & { readonly level: number },
): unknown {
  if (schemas.length === 0) return value;
  const { properties, required, items, additional, alternatives } = mergeSchemas(
    schemas,
    run.source,
  );
  if (Array.isArray(value)) {
    if (items === undefined) return value;
    return value.slice(0, 1).map((item) => shorten(item, [items], run));
  }
  if (!isRecord(value)) {
    run.left.values -= 1;
    return value;
  }
  const chosen = alternatives.flatMap(({ options }) => options.slice(0, 1));
  const inner = chosen.map((option) => mergeSchemas([option], run.source));
  const needed = new Set([...required, ...inner.flatMap((one) => [...one.required])]);
  const schemasOf = (name: string) => {
    const own = [properties, ...inner.map((one) => one.properties)];
    const found = own.flatMap((known) => known.get(name) ?? []);
    return found.length > 0 || additional === undefined ? found : [additional];
  };
  const kept = new Map<string, unknown>();
  const keep = (name: string) => {
    kept.set(name, shorten(value[name], schemasOf(name), { ...run, level: run.level + 1 }));
  };
  const names = Object.keys(value);
  const optional = names.filter((name) => !needed.has(name));
  names.filter((name) => needed.has(name)).forEach(keep);
  const isSimple = (name: string) => typeof value[name] !== 'object' || value[name] === null;
  const ordered = [...optional.filter(isSimple), ...optional.filter((name) => !isSimple(name))];
  for (const name of run.level < mostLevels ? ordered : []) {
    if (run.left.values > 0) keep(name);
  }
  return Object.fromEntries(
    names.filter((name) => kept.has(name)).map((name) => [name, kept.get(name)]),
  );
}
