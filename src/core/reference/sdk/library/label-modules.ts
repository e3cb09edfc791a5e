/** Decides by which names of modules navigation groups symbols. */

/** So many modules of one symbol each are one group, because a heading for each symbol helps nobody. */
const MANY_MODULES = 3;

/**
 * Returns a function that returns the label of a module: without the parts that all have in common but the
 * last, and empty if there is only one.
 * @param modules Those of all symbols, once for each symbol; empty for a symbol without one.
 */
export function labelModules(
  modules: readonly string[],
  separator: string,
): (module: string) => string {
  const groupOf = joinSingles(modules, separator);
  const shorten = shortenModules(modules.map(groupOf), separator);
  return (module) => shorten(groupOf(module));
}

/** Joins modules of one symbol each that are in the same module. */
function joinSingles(modules: readonly string[], separator: string): (module: string) => string {
  const counts = Map.groupBy(modules, (module) => module);
  const singles = [...counts].filter(([, all]) => all.length === 1).map(([module]) => module);
  const joined = new Map<string, string>();
  const byParent = Map.groupBy(singles, (module) =>
    module.slice(0, Math.max(0, module.lastIndexOf(separator))),
  );
  for (const [parent, inside] of byParent) {
    const isMany = parent !== '' && inside.length >= MANY_MODULES;
    if (isMany) for (const module of inside) joined.set(module, parent);
  }
  return (module) => joined.get(module) ?? module;
}

function shortenModules(names: readonly string[], separator: string): (name: string) => string {
  const [first = '', ...others] = new Set(names.filter((name) => name !== ''));
  if (others.length === 0 && !names.includes('')) return () => '';
  const parts = first.split(separator);
  let shared = 0;
  const isShared = (part: string) => others.every((name) => name.split(separator)[shared] === part);
  while (shared < parts.length && isShared(parts[shared] ?? '')) shared += 1;
  return (name) =>
    name
      .split(separator)
      .slice(Math.max(0, shared - 1))
      .join(separator);
}
