import { Settlement } from '../core/diagnostic/settlement.ts';
import type { LoadedSite } from '../node/load-site.ts';

/** What a project says of what it is told: in docs.json, and in its pages and snippets. */
export function settlementOf({ site, docs }: Pick<LoadedSite, 'site' | 'docs'>): Settlement {
  const sources = [...docs.pages, ...docs.snippets].map(({ file, text }) => ({ path: file, text }));
  return new Settlement({ levels: site.config.checks, sources });
}
