/** What a document says in words of other tools, and that has no place of its own on a page. */
import { get, isRecord, type Loose, textOf } from '../document/loose.ts';
import type { EndpointSource } from '../document/list-endpoints.ts';
import type { Extension } from '../model/extension-model.ts';
import { refOf, type Resolver } from '../document/resolver.ts';
import type { DrawnSchemas } from './drawn-schemas.ts';

export interface ExtensionSource {
  readonly resolver: Resolver;
  /** The page that lists the extensions of a schema by itself; undefined where it has none. */
  readonly pageOf: (pointer: string) => string | undefined;
  readonly nameOf: (pointer: string) => string | undefined;
  /** Keys that are shown as marks of fields. */
  readonly markKeys: readonly string[];
}

/** More are read by programs, from the document. */
const MOST = 100;
const LONGEST = 300;

/** Keys that pages show in their own way. */
const SHOWN =
  /^x-(?:mint|code-?samples|badges|taggroups|displayname|group|hidden|excluded|internal|scalar-ignore|enum-?(?:descriptions?|names|varnames|labels)|additionalpropertiesname|default|name|lectern-.*)$/i;

/** Their names are an author's own, and may begin with `x-` as well. */
const NAMED = new Set(
  'properties patternProperties $defs dependentSchemas headers variables scopes'.split(' '),
);
/** What is in them is a value, or lists names. */
const VALUES = new Set(
  'default enum const example examples value dataValue mapping required tags'.split(' '),
);

/** What is in them is drawn with what they are in. */
const WHOLE = /^(?:items|allOf)$/;

/** Documents are no deeper than a reader of them goes. */
const DEEPEST = 60;

/** A value, and what it is called. */
export type ExtensionStart = readonly [string, unknown];

/** An operation, and what its path shares with others. */
export function startsOfEndpoint({
  operation,
  item,
}: Pick<EndpointSource, 'operation' | 'item'>): readonly ExtensionStart[] {
  const shared = Object.entries(item).filter(([key]) => /^(?:x-.*|parameters|servers)$/s.test(key));
  return [
    ['', operation],
    ['path', Object.fromEntries(shared)],
  ];
}

/** Extensions of each value and of everything in it, under the place where it stands. */
export function listExtensions(
  starts: readonly ExtensionStart[],
  source: ExtensionSource,
  drawn: DrawnSchemas,
): readonly Extension[] {
  const walk: Walk = { ...source, drawn, seen: new Set(), found: [] };
  for (const [place, value] of starts)
    addValue(value, { place, depth: 0, areNames: false, isWhole: true }, walk);
  return walk.found.slice(0, MOST);
}

interface Walk extends ExtensionSource {
  /** By the page that the extensions are listed on. */
  readonly drawn: DrawnSchemas;
  readonly seen: Set<unknown>;
  readonly found: Extension[];
}

interface Stand {
  readonly place: string;
  readonly depth: number;
  /** The keys of the value are an author's own. */
  readonly areNames: boolean;
  /** It is all that is sent or answered, or one of its parts: a page shows it without a link to its schema. */
  readonly isWhole?: boolean;
}

function addValue(value: unknown, stand: Stand, walk: Walk): void {
  const { place, depth } = stand;
  const isOver = walk.found.length >= MOST || depth > DEEPEST || walk.seen.has(value);
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

/** What stands elsewhere is told here, unless its own page tells it and this one leads there. */
function addTarget(value: Loose, { place, depth, isWhole }: Stand, walk: Walk): void {
  const target = walk.resolver.find(refOf(value) ?? '');
  if (refOf(value) === undefined || target === undefined) return;
  if (isWhole !== true && !isToldHere(target.pointer, walk)) return;
  addValue(target.value, { place, depth: depth + 1, areNames: false, isWhole: true }, walk);
}

function isToldHere(pointer: string, { pageOf, nameOf, drawn }: Walk): boolean {
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

/** In one line, and as far as it is read. */
function toShortText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
