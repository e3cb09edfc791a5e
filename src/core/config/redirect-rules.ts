import type { RuleContext } from './report.ts';

/** Redirects: each path leads to one place, and none leads back to where it began. */
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

/** Every circle once, from the redirect that is written first: `['/a', '/b', '/a']`. */
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

/** `/a/`, `a` and `/a#b` are one path. */
function toPath(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return /^(?:[a-z]+:|\/)/i.test(path) ? path : `/${path}`;
}
