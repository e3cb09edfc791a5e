/**
 * Renders a component as Astro renders its own pages, without a request, a route or a response: the page is
 * passed as a value and the result is text. Written for `astro/runtime/server` of the locked version.
 */
import mdx from '@astrojs/mdx/server.js';
import type { SSRResult } from 'astro';
import {
  type AstroComponentFactory,
  chunkToString,
  renderSlotToString,
  renderToString,
} from 'astro/runtime/server/index.js';

export interface RenderOptions {
  readonly locals: App.Locals;
  /** The address of a component's script, by the id that the compiler gave it. */
  readonly scriptHref: (id: string) => string;
}

type Slots = Readonly<Record<string, unknown>>;
type Props = Readonly<Record<string, unknown>>;

/** The HTML of a component that is a whole document. Throws what components throw. */
export async function renderDocument(
  component: AstroComponentFactory,
  props: Props,
  options: RenderOptions,
): Promise<string> {
  const html: unknown = await renderToString(toResult(options), component, props, {}, true);
  if (typeof html !== 'string') throw new Error('A page answered with a response of its own.');
  return html;
}

/** Implements `Astro.slots` for components. */
class SlotReader {
  readonly #result: SSRResult;
  readonly #slots: Slots;

  constructor(result: SSRResult, slots: Slots) {
    this.#result = result;
    this.#slots = slots;
  }

  has(name: string): boolean {
    return Boolean(this.#slots[name]);
  }

  async render(name: string): Promise<string | undefined> {
    if (!this.has(name)) return undefined;
    const slot = this.#slots[name] as Parameters<typeof renderSlotToString>[1];
    const content = await renderSlotToString(this.#result, slot);
    // Includes the scripts of its components, in place.
    return chunkToString(this.#result, content);
  }
}

/** The part of Astro's render state that its runtime reads for components without islands. */
function toResult({ locals, scriptHref }: RenderOptions): SSRResult {
  const result = {
    base: '/',
    userAssetsBase: undefined,
    cancelled: false,
    clientDirectives: new Map(),
    inlinedScripts: new Map(),
    componentMetadata: new Map(),
    compressHTML: 'jsx',
    links: new Set(),
    scripts: new Set(),
    styles: new Set(),
    params: {},
    partial: false,
    pathname: '/',
    renderers: [{ name: 'astro:jsx', ssr: mdx }],
    resolve: (id: string) => Promise.resolve(scriptHref(id)),
    response: { status: 200, statusText: 'OK' },
    shouldInjectCspMetaTags: false,
    createAstro(props: Props, slots: Slots | null) {
      return { props, slots: new SlotReader(result, slots ?? {}), locals, self: null };
    },
    _metadata: {
      hasHydrationScript: false,
      rendererSpecificHydrationScripts: new Set(),
      hasRenderedHead: false,
      renderedScripts: new Set(),
      hasDirectives: new Set(),
      hasRenderedServerIslandRuntime: false,
      headInTree: false,
      extraHead: [],
      extraStyleHashes: [],
      extraScriptHashes: [],
      propagators: new Set(),
      routeHasPropagation: false,
      pendingSlotEvaluations: [],
      templateDepth: 0,
    },
  } as unknown as SSRResult;
  return result;
}
