import type { IslandHost, IslandModule } from '../model/island.ts';
import type { LiveElement } from '../model/live-element.ts';
import type { JsxRuntime, Props } from '../runtime/author-jsx.ts';
import type { ResolvedNames } from './resolve-imports.ts';

/** The components of a page's elements with event handlers, as the page calls them. */
export class LiveElements {
  readonly #elements: readonly LiveElement[];
  readonly #components: Readonly<Record<string, (props: Props) => unknown>>;
  #runtime: JsxRuntime | undefined;

  constructor(elements: readonly LiveElement[]) {
    this.#elements = elements;
    // Without an island, the element is shown as it is.
    this.#components = Object.fromEntries(
      elements.map(({ name, tag }) => [name, (props: Props) => this.#runtime?.jsx(tag, props)]),
    );
  }

  /** Returns the names of a file together with the components. */
  addTo(names: ResolvedNames): ResolvedNames {
    if (this.#elements.length === 0) return names;
    return { ...names, components: { ...names.components, ...this.#components } };
  }

  /** Lets the components be rendered as those of the island that contains their code. */
  connect(runtime: JsxRuntime, island: IslandModule | undefined, host: IslandHost): void {
    this.#runtime = runtime;
    for (const [name, component] of Object.entries(this.#components)) {
      if (island?.live.has(name)) host.components.set(component, { module: island, name });
    }
  }
}
