/** Finds which named schemas a page renders, and which it links to instead. */
import { isRecord } from '../document/loose.ts';

export interface RenderedSchemas {
  readonly names: ReadonlySet<string>;
  /** Keys of the schema pages. */
  readonly links: ReadonlySet<string>;
}

/** @param parts Parts of the reference model: anything that contains shapes. */
export function listRenderedSchemas(...parts: readonly unknown[]): RenderedSchemas {
  const names = new Set<string>();
  const links = new Set<string>();
  const seen = new Set<unknown>();
  const pending = [...parts];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (typeof at !== 'object' || at === null || seen.has(at)) continue;
    seen.add(at);
    if (isRecord(at)) {
      const isShape = at['kind'] === 'shape';
      if (isShape && typeof at['schemaName'] === 'string') names.add(at['schemaName']);
      const isLink = at['kind'] === 'deeper' || at['kind'] === 'recursive';
      if (isLink && typeof at['schema'] === 'string') links.add(at['schema']);
    }
    for (const inner of Object.values(at)) if (typeof inner === 'object') pending.push(inner);
  }
  return { names, links };
}
