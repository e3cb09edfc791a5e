/** Determines who may use a channel: what its servers require, combined with what its operations require. */
import type { Loose } from '../document/loose.ts';

/** The most combinations to list: more are of no use to readers. */
const MAX_COMBINATIONS = 12;

/**
 * Lists the alternatives in OpenAPI form. One without any scheme stands for servers or operations that
 * require nothing while others do.
 */
export function joinSecurity(
  servers: readonly (readonly Loose[])[],
  operations: readonly (readonly Loose[])[],
): readonly Loose[] {
  const outer = listWays(servers);
  const inner = listWays(operations);
  if (outer.length === 0 || inner.length === 0) return [...outer, ...inner];
  const both = outer.flatMap((one) => inner.map((other) => ({ ...one, ...other })));
  return withoutRepeats(both).slice(0, MAX_COMBINATIONS);
}

function listWays(holders: readonly (readonly Loose[])[]): readonly Loose[] {
  const ways = holders.flatMap((own) => (own.length === 0 ? [{}] : own));
  return ways.every((way) => Object.keys(way).length === 0) ? [] : withoutRepeats(ways);
}

function withoutRepeats(ways: readonly Loose[]): readonly Loose[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}
