/** Finds the place in navigation of the pages about modules. */
import { optional } from '../../document/loose.ts';
import type { SymbolGroup, SymbolSummary } from '../../model/symbol-model.ts';
import { relinkSymbols } from '../../symbols/symbol-link.ts';
import type { LibraryModule, LibrarySymbol } from './library.ts';

export interface PlacedModule {
  readonly summary: SymbolSummary;
  readonly module: LibraryModule;
}

export class ModulePages {
  /** By key. */
  readonly placed = new Map<string, PlacedModule>();
  /** By name; in Java, a module and a package can have the same. */
  readonly #byName: ReadonlyMap<string, readonly LibraryModule[]>;
  readonly #id: string;
  readonly #separator: string;

  /** @param place.id The id of the source, with which all keys begin. */
  constructor(
    modules: readonly LibraryModule[],
    { id, separator }: { readonly id: string; readonly separator: string },
  ) {
    this.#byName = Map.groupBy(modules, ({ name }) => name);
    this.#id = id;
    this.#separator = separator;
  }

  /** Returns what comes first in a group of symbols, if all of them are in the same module. */
  placeIn(label: string, symbols: readonly LibrarySymbol[]): readonly SymbolSummary[] {
    const [name = '', ...others] = new Set(symbols.map(({ module }) => module));
    const [module] = this.#byName.get(name) ?? [];
    if (label === '' || others.length > 0 || module === undefined) return [];
    return [this.#place(module, label.split(this.#separator))];
  }

  /** Returns a group of the modules without a group of their own; none if each has one. */
  placeOthers(): readonly SymbolGroup[] {
    const others = [...this.#byName.values()].flat().filter((module) => !this.#isPlaced(module));
    const symbols = others.map((module) =>
      this.#place(module, ['overview', module.name.split(this.#separator).join('-')]),
    );
    return symbols.length === 0 ? [] : [{ label: 'overview', symbols, groups: [] }];
  }

  #isPlaced(module: LibraryModule): boolean {
    return this.placed.has(this.#keyOf(module));
  }

  #keyOf({ keyword, name }: LibraryModule): string {
    return `${this.#id} ${keyword} ${name}`;
  }

  #place(module: LibraryModule, path: readonly string[]): SymbolSummary {
    const { name, keyword, description, deprecation } = module;
    const summary = {
      key: this.#keyOf(module),
      title: name,
      kinds: [keyword],
      path,
      deprecated: deprecation !== undefined,
      ...optional('description', description && relinkSymbols(description, () => undefined)),
    };
    this.placed.set(summary.key, { summary, module });
    return summary;
  }
}
