import { diagnoseBrowserCode } from '../../core/components/browser-entries.ts';
import { type Diagnostic, placeIn } from '../../core/diagnostic/diagnostic.ts';
import type { IslandHost, IslandModule } from '../model/island.ts';
import { createLivePiece, type LiveElement, type LivePiece } from '../model/live-element.ts';
import type { JsxRuntime } from '../runtime/author-jsx.ts';
import type { Props } from '../runtime/props.ts';
import { judgeHandler } from './judge-handler.ts';
import type { ResolvedNames } from './resolve-imports.ts';

/** The components of a page's elements with event handlers, as the page calls them. */
export class LiveElements {
  readonly #elements: readonly LiveElement[];
  readonly #components: Readonly<Record<string, (props: Props) => unknown>>;
  #runtime: JsxRuntime | undefined;
  /**
   * The code of the components. A handler that browsers could not read is left out: all components of a page
   * are one module, of which they could then run nothing.
   */
  readonly pieces: readonly LivePiece[];
  /** Reports the handlers that were left out. */
  readonly diagnostics: readonly Diagnostic[];

  /** @param file the path of the file that contains the elements. */
  constructor(elements: readonly LiveElement[], file: string) {
    this.#elements = elements;
    const judged = elements.map((element) => judgeHandlers(element, file));
    this.pieces = judged.flatMap(({ piece }) => piece ?? []);
    this.diagnostics = judged.flatMap(({ diagnostics }) => diagnostics);
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

function judgeHandlers(element: LiveElement, file: string) {
  const { tag } = element;
  const judged = element.handlers.map((handler) => ({ ...handler, ...judgeHandler(handler.code) }));
  const sound = judged.flatMap((handler) => ('kind' in handler ? handler : []));
  return {
    piece: sound.length > 0 ? createLivePiece(element, sound) : undefined,
    diagnostics: judged.flatMap((handler) => {
      if (!('reason' in handler)) return [];
      const { prop, reason, position } = handler;
      const facts = { tag, handlers: [prop], reason };
      return diagnoseBrowserCode('component/event-handler', facts, placeIn(file, position));
    }),
  };
}
