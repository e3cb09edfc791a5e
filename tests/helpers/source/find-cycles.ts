/**
 * Returns sets of nodes that reach each other, each sorted; a node that points to itself is such a set too.
 */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const indexOf = new Map<string, number>();
  const stack: string[] = [];

  // Tarjan's strongly connected components.
  const visit = (node: string): number => {
    const index = indexOf.size;
    indexOf.set(node, index);
    stack.push(node);
    let low = index;
    for (const next of edges.get(node) ?? []) {
      const seen = indexOf.get(next);
      if (seen === undefined) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, seen);
    }
    if (low === index) {
      const members = stack.splice(stack.indexOf(node));
      const isCycle = members.length > 1 || edges.get(node)?.includes(node) === true;
      if (isCycle) cycles.push(members.sort());
    }
    return low;
  };

  for (const node of edges.keys()) if (!indexOf.has(node)) visit(node);
  return cycles.sort((left, right) => (left[0] ?? '').localeCompare(right[0] ?? ''));
}
