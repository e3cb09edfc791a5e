/**
 * Makes the items of lists distinct where a schema forbids repetition: the sampler repeats one item as
 * often as the schema asks for.
 */
import { checkValue, type CheckOptions } from './check-value.ts';
import { listOf, numberOf } from '../document/loose.ts';
import type { Located } from '../document/resolver.ts';
import { mergeSchemas } from '../schema/merge-schema.ts';
import { matchFirst } from './pattern/match-pattern.ts';

/** Replaces repeated items. Objects, lists and items that cannot have another value stay as they are. */
export function makeDistinct(
  items: readonly unknown[],
  schema: Located,
  options: CheckOptions,
): readonly unknown[] {
  const seen = new Set<string>();
  return items.map((item, rank) => {
    const isFree = (one: unknown) =>
      !seen.has(JSON.stringify(one)) && checkValue(one, schema, options);
    const isNew = !seen.has(JSON.stringify(item));
    const own = isNew ? item : (findOther(item, schema, { rank, isFree, options }) ?? item);
    seen.add(JSON.stringify(own));
    return own;
  });
}

function findOther(
  item: unknown,
  schema: Located,
  about: {
    readonly rank: number;
    readonly isFree: (item: unknown) => boolean;
    readonly options: CheckOptions;
  },
): unknown {
  const { rank, isFree, options } = about;
  const { keywords, patterns } = mergeSchemas([schema], options.schemas);
  const step = numberOf(keywords['multipleOf']) ?? 1;
  const others = [
    ...listOf(keywords['enum']),
    ...(typeof item === 'boolean' ? [!item] : []),
    ...(typeof item === 'number' ? [item + rank * step, item - rank * step] : []),
    ...(typeof item === 'string' ? [`${item}${item.includes(' ') ? ' ' : ''}${rank + 1}`] : []),
  ];
  const least = numberOf(keywords['minLength']) ?? 0;
  return others.find(isFree) ?? matchFirst(patterns, { least, fits: isFree });
}
