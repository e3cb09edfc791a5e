/**
 * Takes optional parts out of the made-up value of a large request, until it reads at a glance: what
 * is required stays, then simple values before lists and objects, in the order of the schema.
 */
import { get, isRecord, textsOf } from '../document/loose.ts';
import { listSampledParts, type SampledPart, schemasUnder } from './sampled-parts.ts';
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
  const parts = listSampledParts(schemas, run.source);
  const { items, keywords } = parts[0].merged;
  if (Array.isArray(value)) {
    // Each item of a tuple stands for something of its own.
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
  for (const name of run.level < mostLevels ? ordered : []) {
    if (run.left.values > 0) keep(name);
  }
  return Object.fromEntries(
    names.filter((name) => kept.has(name)).map((name) => [name, kept.get(name)]),
  );
}

/** What is required, and what tells alternatives apart. */
function listNeeded({ merged: { required, alternatives, keywords } }: SampledPart): string[] {
  const told = [keywords['discriminator'], ...alternatives.map((group) => group.discriminator)];
  return [...required, ...textsOf(told.map((each) => get(each, 'propertyName')))];
}
