import type { RuleContext } from './report.ts';

/** Checks redirects: each path has a single destination, and no chain returns to where it began. */
export function checkRedirects({ config, report, lineOf }: RuleContext): void {
  const indexes = new Map<string, number>();
  const targets = new Map<string, string>();
  for (const [index, { source, destination }] of config.redirects.entries()) {
    const from = toPath(source);
    const first = indexes.get(from);
    if (first !== undefined) {
      if (config.redirects[first]?.destination === destination) continue;
      const firstLine = lineOf(['redirects', first]);
      report(
        'config/duplicate-redirect',
        { path: ['redirects', index, 'source'] },
        { source, firstLine },
      );
      continue;
    }
    indexes.set(from, index);
    targets.set(from, toPath(destination));
  }
  for (const path of findCircles(targets)) {
    const index = indexes.get(path[0] ?? '') ?? 0;
    report('config/redirect-loop', { path: ['redirects', index, 'destination'] }, { path });
  }
}

/** Returns every loop once, beginning with its first redirect in the file: `['/a', '/b', '/a']`. */
function findCircles(targets: ReadonlyMap<string, string>): string[][] {
  const settled = new Set<string>();
  const circles: string[][] = [];
  for (const start of targets.keys()) {
    const path: string[] = [];
    let next: string | undefined = start;
    while (next !== undefined && !settled.has(next)) {
      settled.add(next);
      path.push(next);
      next = targets.get(next);
    }
    if (next !== undefined && path.includes(next))
      circles.push([...path.slice(path.indexOf(next)), next]);
  }
  return circles;
}

/** Normalizes an address: `/a/`, `a` and `/a#b` are the same path. */
function toPath(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return /^(?:[a-z]+:|\/)/i.test(path) ? path : `/${path}`;
}
