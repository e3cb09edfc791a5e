/** Who may use a channel: what its servers ask for, and beside that what its operations do. */
import type { Loose } from '../document/loose.ts';

/** More combinations tell readers nothing. */
const MOST = 12;

/**
 * Alternatives as OpenAPI writes them. One without any scheme stands for servers or operations that ask
 * for nothing where others do.
 */
export function joinSecurity(
  servers: readonly (readonly Loose[])[],
  operations: readonly (readonly Loose[])[],
): readonly Loose[] {
  const outer = listWays(servers);
  const inner = listWays(operations);
  if (outer.length === 0 || inner.length === 0) return [...outer, ...inner];
  const both = outer.flatMap((one) => inner.map((other) => ({ ...one, ...other })));
  return withoutRepeats(both).slice(0, MOST);
}

function listWays(holders: readonly (readonly Loose[])[]): readonly Loose[] {
  const ways = holders.flatMap((own) => (own.length === 0 ? [{}] : own));
  return ways.every((way) => Object.keys(way).length === 0) ? [] : withoutRepeats(ways);
}

function withoutRepeats(ways: readonly Loose[]): readonly Loose[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}
