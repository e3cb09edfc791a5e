/**
 * The deepest nesting that is accepted. Anything deeper does not describe an interface, and is more than
 * code that walks the document can handle.
 */
export const depthLimit = 200;

/**
 * Whether lists and objects in `value` are nested deeper than `limit`. Does not recurse itself, so depth
 * cannot overflow the stack.
 */
export function isDeeperThan(value: unknown, limit: number): boolean {
  const seen = new Set<object>();
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    const inner = level
      .flatMap((container): unknown[] => Object.values(container))
      .filter(isContainer);
    level = inner.filter((container) => !seen.has(container));
    for (const container of level) seen.add(container);
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
