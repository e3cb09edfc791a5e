/** Lists the extensions (`x-…`) of a document that have no place of their own on a page. */
import { cutText } from '../../text/cut-text.ts';
import { get, isRecord, type Loose, textOf } from '../document/loose.ts';
import type { EndpointSource } from '../document/list-endpoints.ts';
import type { Extension } from '../model/extension-model.ts';
import { refOf, type Resolver } from '../document/resolver.ts';
import type { RenderedSchemas } from './rendered-schemas.ts';

export interface ExtensionSource {
  readonly resolver: Resolver;
  /** Returns the page that lists a schema's own extensions; undefined if there is none. */
  readonly pageOf: (pointer: string) => string | undefined;
  readonly nameOf: (pointer: string) => string | undefined;
  /** Keys that are shown as marks of fields. */
  readonly markKeys: readonly string[];
}

/** The most extensions listed on a page. Programs can read the others from the document. */
const MAX_EXTENSIONS = 100;
const MAX_VALUE_CHARACTERS = 300;

/** Keys that pages show in their own way. */
const SHOWN =
  /^x-(?:mint|code-?samples|badges|taggroups|displayname|group|hidden|excluded|internal|scalar-ignore|enum-?(?:descriptions?|names|varnames|labels)|additionalpropertiesname|default|name|lectern-.*)$/i;

/** Keywords whose keys are names that an author chose, which can begin with `x-` as well. */
const NAMED = new Set(
  'properties patternProperties $defs dependentSchemas headers variables scopes'.split(' '),
);
/** Keywords that hold a value or a list of names. */
const VALUES = new Set(
  'default enum const example examples value dataValue mapping required tags'.split(' '),
);

/** Keywords whose contents are rendered together with the schema around them. */
const WHOLE = /^(?:items|allOf)$/;

/** The deepest nesting that is searched; readers do not follow a document any further. */
const MAX_DEPTH = 60;

/** What a value is called, and the value. */
export type ExtensionRoot = readonly [string, unknown];

/** Returns an operation and what its path shares with other operations. */
export function extensionRootsOf({
  operation,
  item,
}: Pick<EndpointSource, 'operation' | 'item'>): readonly ExtensionRoot[] {
  const shared = Object.entries(item).filter(([key]) => /^(?:x-.*|parameters|servers)$/s.test(key));
  return [
    ['', operation],
    ['path', Object.fromEntries(shared)],
  ];
}

/** Lists the extensions of each value and of everything in it, each with its place. */
export function listExtensions(
  starts: readonly ExtensionRoot[],
  source: ExtensionSource,
  drawn: RenderedSchemas,
): readonly Extension[] {
  const walk: Walk = { ...source, drawn, seen: new Set(), found: [] };
  for (const [place, value] of starts)
    addValue(value, { place, depth: 0, areNames: false, isWhole: true }, walk);
  return walk.found.slice(0, MAX_EXTENSIONS);
}

interface Walk extends ExtensionSource {
  /** The schemas that the page with the extensions renders or links to. */
  readonly drawn: RenderedSchemas;
  readonly seen: Set<unknown>;
  readonly found: Extension[];
}

interface Stand {
  readonly place: string;
  readonly depth: number;
  /** Whether the keys of the value are names that an author chose. */
  readonly areNames: boolean;
  /**
   * Whether the value is all that is sent or returned, or one of its parts: pages render those in place,
   * without a link to their schema.
   */
  readonly isWhole?: boolean;
}

function addValue(value: unknown, stand: Stand, walk: Walk): void {
  const { place, depth } = stand;
  const isOver = walk.found.length >= MAX_EXTENSIONS || depth > MAX_DEPTH || walk.seen.has(value);
  if (isOver || typeof value !== 'object' || value === null) return;
  walk.seen.add(value);
  if (Array.isArray(value)) {
    for (const [rank, item] of (value as unknown[]).entries()) {
      const name = textOf(get(item, 'name')) ?? String(rank + 1);
      const at = { place: join(place, name), depth: depth + 1, areNames: false };
      addValue(item, { ...at, isWhole: stand.isWhole === true }, walk);
    }
  } else if (isRecord(value)) {
    if (!stand.areNames) addTarget(value, stand, walk);
    for (const [key, inner] of Object.entries(value)) addEntry([key, inner], stand, walk);
  }
}

/**
 * Searches the target of a reference too, unless the target has its own page and this page does not render
 * it in place.
 */
function addTarget(value: Loose, { place, depth, isWhole }: Stand, walk: Walk): void {
  const target = walk.resolver.find(refOf(value) ?? '');
  if (refOf(value) === undefined || target === undefined) return;
  if (isWhole !== true && !isRenderedHere(target.pointer, walk)) return;
  addValue(target.value, { place, depth: depth + 1, areNames: false, isWhole: true }, walk);
}

function isRenderedHere(pointer: string, { pageOf, nameOf, drawn }: Walk): boolean {
  const page = pageOf(pointer);
  return page === undefined || (!drawn.links.has(page) && drawn.names.has(nameOf(pointer) ?? ''));
}

function addEntry(
  [key, inner]: readonly [string, unknown],
  { place, depth, areNames, isWhole = false }: Stand,
  walk: Walk,
): void {
  if (areNames || !key.startsWith('x-')) {
    const isNamed = !areNames && NAMED.has(key);
    if (areNames || !VALUES.has(key))
      addValue(
        inner,
        {
          place: join(place, key),
          depth: depth + 1,
          areNames: isNamed,
          isWhole: !areNames && (key === 'schema' || (WHOLE.test(key) && isWhole)),
        },
        walk,
      );
  } else if (!SHOWN.test(key) && !walk.markKeys.includes(key)) {
    walk.found.push({ place, name: key, text: toShortText(inner) });
  }
}

function join(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}

/** Formats a value as one line of JSON, cut to a readable length. */
function toShortText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_VALUE_CHARACTERS ? `${cutText(text, MAX_VALUE_CHARACTERS)}…` : text;
}
