/** Connects pages with the symbols that their front matter names. */
import { placeIn, type Diagnostic, type Place } from '../../../diagnostic/diagnostic.ts';
import { nearest } from '../../../diagnostic/nearest.ts';
import type { Page } from '../../../pages/page.ts';
import { diagnoseGraphql } from '../../graphql/graphql-entries.ts';
import type {
  SymbolGroup,
  SymbolReference,
  SymbolSourceKind,
  SymbolSummary,
} from '../../model/symbol-model.ts';
import { diagnoseSdk } from '../../sdk/sdk-entries.ts';

export interface KnownSymbols {
  readonly symbols: readonly SymbolReference[];
  /** Documents that could not be read. */
  readonly lost: readonly { readonly name: string; readonly symbols?: SymbolSourceKind }[];
}

/** An entry of front matter: the key, which is that of the kind of source, and its value. */
interface SymbolEntry {
  readonly key: SymbolSourceKind;
  readonly written: string;
}

/**
 * Finds what `graphql` or `sdk` of a page names: `[file] kind name`. Without a file, any source of the kind
 * can have it.
 * @returns a diagnostic if there is no such symbol; undefined if it may be in a source that was not read.
 */
export function resolveSymbol(
  { file, frontMatterPositions }: Page,
  { key, written }: SymbolEntry,
  { symbols, lost }: KnownSymbols,
): SymbolSummary | Diagnostic | undefined {
  const { name, kind, source } = splitEntry(written);
  const path = source?.replace(/^(?:\.?\/)+|(?<=[^/])\/+$/g, '');
  const chosen = symbols.filter(
    (each) => each.kind === key && (path === undefined || each.name === path),
  );
  const listed = chosen.flatMap(listNameable);
  const ofKind = listed.filter(({ kinds }) => kinds.includes(kind));
  // Many libraries have a class with type parameters and one of the same name without.
  const found =
    ofKind.find((symbol) => namesOf(symbol).includes(name)) ??
    ofKind.find((symbol) => namesOf(symbol).map(withoutParameters).includes(name));
  if (found !== undefined) return found;
  if (lost.some((each) => each.symbols === key && [undefined, each.name].includes(path))) {
    return undefined;
  }
  const near = nearest(
    name,
    ofKind.map(({ title }) => title),
  );
  const place = placeIn(file, frontMatterPositions[key]);
  const entry = written.trim();
  const names = symbols.filter((each) => each.kind === key).map((each) => each.name);
  // A wrong path is the mistake, whatever follows it.
  const nearPath = chosen.length === 0 && path !== undefined ? nearest(path, names) : undefined;
  const facts =
    nearPath === undefined ? { name, nearest: near } : { name: source ?? '', nearest: nearPath };
  return DIAGNOSE[key]({ entry, ...facts, hasSources: names.length > 0 }, place);
}

interface UnknownSymbol {
  readonly entry: string;
  readonly name: string;
  readonly nearest: string | undefined;
  readonly hasSources: boolean;
}

const DIAGNOSE: Readonly<
  Record<SymbolSourceKind, (facts: UnknownSymbol, place: Place) => Diagnostic>
> = {
  graphql: ({ hasSources: hasSchemas, ...facts }, place) =>
    diagnoseGraphql('graphql/unknown-symbol', { ...facts, hasSchemas }, place),
  sdk: (facts, place) => diagnoseSdk('sdk/unknown-symbol', facts, place),
};

/** Splits `[file] kind name`. Between the type parameters of a name can be spaces, which it has no longer. */
export function splitEntry(written: string) {
  const [name = '', kind = '', source] = joinParameters(written.trim()).split(/\s+/).reverse();
  return { name, kind, source };
}

function joinParameters(name: string): string {
  return name.replace(/,\s+/g, ',');
}

function namesOf({ title, fullName = title }: SymbolSummary): readonly string[] {
  return [title, fullName].map(joinParameters);
}

function withoutParameters(name: string): string {
  return name.replace(/<[^.<>]*>/g, '');
}

/** Lists everything that front matter can name. */
export function listNameable(source: SymbolReference): readonly SymbolSummary[] {
  return [...listSymbols(source.groups), ...(source.members?.() ?? [])];
}

/** Lists the symbols of all groups, in their order. */
export function listSymbols(groups: readonly SymbolGroup[]): readonly SymbolSummary[] {
  return groups.flatMap(({ symbols, groups: inner }) => [...symbols, ...listSymbols(inner)]);
}
