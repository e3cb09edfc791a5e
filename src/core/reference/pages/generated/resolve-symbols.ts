/** Connects pages with the symbols that their front matter names. */
import { placeIn, type Diagnostic, type Place } from '../../../diagnostic/diagnostic.ts';
import { nearest } from '../../../diagnostic/nearest.ts';
import type { Page } from '../../../pages/page.ts';
import { getOrMake } from '../../../text/get-or-make.ts';
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

/** Finds symbols by what pages call them. Pages are many, and so are symbols: each source is listed once. */
export class SymbolFinder {
  readonly #known: KnownSymbols;
  readonly #names = new Map<SymbolReference, SymbolNames>();

  constructor(known: KnownSymbols) {
    this.#known = known;
  }

  /**
   * Finds what `graphql` or `sdk` of a page names: `[file] kind name`. Without a file, any source of the kind
   * can have it.
   * @returns a diagnostic if there is no such symbol; undefined if it may be in a source that was not read.
   */
  resolve(page: Page, entry: SymbolEntry): SymbolSummary | Diagnostic | undefined {
    const { symbols, lost } = this.#known;
    const { key, written } = entry;
    const { name, kind, source } = splitEntry(written);
    const path = pathOf(source);
    const chosen = symbols.filter(
      (each) => each.kind === key && (path === undefined || each.name === path),
    );
    const names = chosen.map((each) => getOrMake(this.#names, each, () => listNames(each)));
    const call = `${kind} ${name}`;
    const found =
      firstOf(names, ({ exact }) => exact.get(call)) ??
      firstOf(names, ({ plain }) => plain.get(call));
    if (found !== undefined) return found;
    const isLost = lost.some((each) => {
      return each.symbols === key && [undefined, each.name].includes(path);
    });
    return isLost ? undefined : diagnoseUnknown(page, entry, { chosen, symbols });
  }
}

/** The symbols of a source by what pages can call them: `class Client`. */
interface SymbolNames {
  readonly exact: ReadonlyMap<string, SymbolSummary>;
  /** Without type parameters, which one of several classes with a name often has. */
  readonly plain: ReadonlyMap<string, SymbolSummary>;
}

function listNames(source: SymbolReference): SymbolNames {
  const exact = new Map<string, SymbolSummary>();
  const plain = new Map<string, SymbolSummary>();
  for (const symbol of listNameable(source)) {
    for (const name of namesOf(symbol)) {
      for (const kind of symbol.kinds) {
        getOrMake(exact, `${kind} ${name}`, () => symbol);
        getOrMake(plain, `${kind} ${withoutParameters(name)}`, () => symbol);
      }
    }
  }
  return { exact, plain };
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Candidates extends Pick<KnownSymbols, 'symbols'> {
  /** The sources that could have the symbol. */
  readonly chosen: readonly SymbolReference[];
}

function diagnoseUnknown(
  { file, frontMatterPositions }: Page,
  { key, written }: SymbolEntry,
  { chosen, symbols }: Candidates,
): Diagnostic {
  const { name, kind, source } = splitEntry(written);
  const ofKind = chosen.flatMap(listNameable).filter(({ kinds }) => kinds.includes(kind));
  const near = nearest(
    name,
    ofKind.map(({ title }) => title),
  );
  const place = placeIn(file, frontMatterPositions[key]);
  const entry = written.trim();
  const names = symbols.filter((each) => each.kind === key).map((each) => each.name);
  // A wrong path is the mistake, whatever follows it.
  const path = pathOf(source);
  const nearPath = chosen.length === 0 && path !== undefined ? nearest(path, names) : undefined;
  const facts =
    nearPath === undefined ? { name, nearest: near } : { name: source ?? '', nearest: nearPath };
  return DIAGNOSE[key]({ entry, ...facts, hasSources: names.length > 0 }, place);
}

/** Returns the path of a source as its name has it. */
function pathOf(source: string | undefined): string | undefined {
  return source?.replace(/^(?:\.?\/)+|(?<=[^/])\/+$/g, '');
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
