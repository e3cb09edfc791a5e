import { Settlement } from '../core/diagnostic/silence/settlement.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { LoadedSite } from '../node/loaded-site.ts';

/**
 * Returns what a project does with diagnostics: in `docs.json`, and in comments of its pages and snippets.
 */
export function settlementOf({ site, docs }: Pick<LoadedSite, 'site' | 'docs'>): Settlement {
  return new Settlement({ levels: site.config.checks, sources: listSources(docs) });
}

/** Yields one text at a time, because all of them together may not fit in memory. */
function* listSources({ pages, snippets }: LoadedSite['docs']): Generator<SourceFile> {
  for (const { file: path, text } of [...pages, ...snippets]) yield { path, text };
}
