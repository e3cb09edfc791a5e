/** Connects pages with the symbols that their front matter names. */
import { placeIn, type Diagnostic } from '../../../diagnostic/diagnostic.ts';
import { nearest } from '../../../diagnostic/nearest.ts';
import type { Page } from '../../../pages/page.ts';
import { diagnoseGraphql } from '../../graphql/graphql-entries.ts';
import type { SymbolGroup, SymbolReference, SymbolSummary } from '../../model/symbol-model.ts';

export interface KnownSymbols {
  readonly symbols: readonly SymbolReference[];
  /** Documents that could not be read. */
  readonly lost: readonly { readonly name: string; readonly isSchema?: true }[];
}

/**
 * Finds what `graphql` of a page names: `[file] kind name`. Without a file, any schema can have it.
 * @returns a diagnostic if there is no such symbol; undefined if it may be in a schema that was not read.
 */
export function resolveSymbol(
  { file, frontMatterPositions }: Page,
  written: string,
  { symbols, lost }: KnownSymbols,
): SymbolSummary | Diagnostic | undefined {
  const [name = '', kind = '', source] = written.trim().split(/\s+/).reverse();
  const path = source?.replace(/^(?:\.?\/)+/, '');
  const chosen = symbols.filter((each) => path === undefined || each.name === path);
  const listed = chosen.flatMap(({ groups }) => listSymbols(groups));
  const found = listed.find(({ title, kinds }) => title === name && kinds.includes(kind));
  if (found !== undefined) return found;
  if (lost.some((each) => each.isSchema === true && [undefined, each.name].includes(path))) {
    return undefined;
  }
  const ofKind = listed.filter(({ kinds }) => kinds.includes(kind));
  const near = nearest(
    name,
    ofKind.map(({ title }) => title),
  );
  const facts = { entry: written.trim(), name, nearest: near, hasSchemas: chosen.length > 0 };
  return diagnoseGraphql(
    'graphql/unknown-symbol',
    facts,
    placeIn(file, frontMatterPositions['graphql']),
  );
}

/** Lists the symbols of all groups, in their order. */
export function listSymbols(groups: readonly SymbolGroup[]): readonly SymbolSummary[] {
  return groups.flatMap(({ symbols, groups: inner }) => [...symbols, ...listSymbols(inner)]);
}
