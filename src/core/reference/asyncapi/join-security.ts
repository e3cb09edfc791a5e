/** Determines who may use a channel: what its servers require, combined with what its operations require. */
import type { Loose } from '../document/loose.ts';

/** The most combinations to list: more are of no use to readers. */
const MAX_COMBINATIONS = 12;

/**
 * Combines alternatives of servers with those of operations. One without any scheme stands for servers or
 * operations that require nothing while others do.
 */
export function joinSecurity(outer: readonly Loose[], inner: readonly Loose[]): readonly Loose[] {
  if (outer.length === 0 || inner.length === 0) return [...outer, ...inner];
  const some = outer.slice(0, MAX_COMBINATIONS);
  const both = some.flatMap((one) => inner.map((other) => ({ ...one, ...other })));
  return withoutRepeats(both).slice(0, MAX_COMBINATIONS);
}

/** Lists the alternatives of several servers or operations, in OpenAPI form; none if nothing is required. */
export function listWays(holders: readonly (readonly Loose[])[]): readonly Loose[] {
  const ways = holders.flatMap((own) => (own.length === 0 ? [{}] : own));
  return ways.every((way) => Object.keys(way).length === 0) ? [] : withoutRepeats(ways);
}

function withoutRepeats(ways: readonly Loose[]): readonly Loose[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}
