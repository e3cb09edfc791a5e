import { Settlement } from '../core/diagnostic/settlement.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { LoadedSite } from '../node/load-site.ts';

/** What a project says of what it is told: in docs.json, and in its pages and snippets. */
export function settlementOf({ site, docs }: Pick<LoadedSite, 'site' | 'docs'>): Settlement {
  return new Settlement({ levels: site.config.checks, sources: listSources(docs) });
}

/** One after the other: all of their texts together may be more than the memory holds. */
function* listSources({ pages, snippets }: LoadedSite['docs']): Generator<SourceFile> {
  for (const { file: path, text } of [...pages, ...snippets]) yield { path, text };
}
