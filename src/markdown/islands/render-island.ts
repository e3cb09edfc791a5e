/** Renders an interactive component in a page: its initial HTML, and the data that it hydrates from. */
import { Fragment, isVNode, jsx as toNode } from 'astro/jsx-runtime';
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import { reviveProps } from '../../islands/props.ts';
import { renderFirst } from '../../islands/render.ts';
import type { CompileHost } from '../model/compile-host.ts';
import type { LiveComponent } from '../model/island.ts';
import { loadsWith } from './find-loads.ts';
import { diagnoseIsland } from './island-entries.ts';
import { noteAddresses } from './note-addresses.ts';
import { type PackedProps, packProps } from './pack-props.ts';

/** The component that renders an island's element and loads its script. */
const ISLAND_ELEMENT = 'lectern-island';

export interface IslandUse {
  readonly live: LiveComponent;
  /** The name of the component in the page. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly place: Place;
  readonly host: CompileHost;
  /** Renders a piece of the page. */
  readonly show: (piece: unknown) => unknown;
  /** Runs the author's code with a time limit, since it may never end. */
  readonly limit: (run: () => unknown) => unknown;
}

/**
 * Renders an island.
 * @throws what the component throws, unless only a browser can render it.
 */
export function renderIsland(use: IslandUse): unknown {
  const { live, host, name: component, place } = use;
  const rank = host.log.takeRank();
  const pack = (splits: boolean) =>
    packProps({
      props: use.props,
      isPiece: (value) => isVNode(value),
      rank,
      splits,
      onLostProp(prop, kind) {
        if (splits) return;
        const facts = { component, prop, kind };
        host.log.report?.(diagnoseIsland('component/lost-prop', facts, place));
      },
    });
  const { html, json, slots } = renderPacked(use, rank, pack);
  const { file, position } = place;
  const { file: shownOn = file } = host.log;
  noteAddresses(html, host.islands.base, (url, kind) => {
    host.rewriteUrl({ url, kind, file, position, ...(shownOn !== file && { shownOn }) });
  });
  const loads = loadsWith(live.module.loads(), json);
  const drawn = host.components()[ISLAND_ELEMENT] ?? ISLAND_ELEMENT;
  return toNode(drawn, {
    module: live.module.href(),
    name: live.name,
    runtime: host.islands.runtimeHref(),
    rank,
    ...(loads.length > 0 && { loads }),
    ...(json !== '{}' && { props: json }),
    children: fillSlots(html, slots, use.show),
  });
}

/**
 * Renders the component with its children in one slot, which keeps them adjacent. A component that fails
 * with that, because it reads the props of each child, gets a list of slots instead.
 */
function renderPacked(
  use: IslandUse,
  rank: string,
  pack: (splits: boolean) => PackedProps,
): PackedProps & { readonly html: string } {
  const render = (packed: PackedProps) => ({
    ...packed,
    html: String(use.limit(() => renderHtml(use, packed.json, rank))),
  });
  const whole = pack(false);
  if (!Array.isArray(use.props['children'])) return render(whole);
  try {
    return render(whole);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return render(pack(true));
  }
}

function renderHtml({ live, name, host }: IslandUse, json: string, rank: string): string {
  try {
    const component = live.module.exports()[live.name];
    const props = reviveProps(json, toMark);
    return renderFirst({ component, props, rank, base: host.islands.base });
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof ReferenceError)) throw error;
    const read = live.module.findBrowserRead(live.name, error);
    if (read === undefined) throw error;
    const facts = { component: name, name: read.name };
    host.log.report?.(diagnoseIsland('component/browser-while-rendering', facts, read.place));
    return '';
  }
}

/** Returns the placeholder for a piece of the page in an island's HTML. */
function toMark(id: string): string {
  return `<!--${id}-->`;
}

/** Returns the HTML with the pieces of the page in it, followed by those that are not shown yet. */
function fillSlots(
  html: string,
  slots: ReadonlyMap<string, unknown>,
  show: IslandUse['show'],
): unknown[] {
  const hidden: unknown[] = [];
  let parts: unknown[] = [html];
  for (const [id, piece] of slots) {
    const mark = toMark(id);
    if (!html.includes(mark)) {
      hidden.push(toNode('template', { 'data-slot': id, children: show(piece) }));
      continue;
    }
    parts = parts.flatMap((part) => (typeof part === 'string' ? cut(part, mark, piece) : [part]));
  }
  const shown = parts.map((part) =>
    typeof part === 'string'
      ? toNode(Fragment, { 'set:html': part })
      : show((part as { readonly piece: unknown }).piece),
  );
  return [...shown, ...hidden];
}

function cut(html: string, mark: string, piece: unknown): unknown[] {
  return html.split(mark).flatMap((text, rank) => (rank === 0 ? [text] : [{ piece }, text]));
}
