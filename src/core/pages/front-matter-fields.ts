/** Turns the YAML of front matter into the fields that Lectern knows; other keys are left alone. */
import { isAlias, isMap, isNode, isScalar, isSeq, Scalar } from 'yaml';
import type { Document, Node, YAMLMap } from 'yaml';
import { targetDanger } from '../address/href.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { ownValue } from '../text/own-value.ts';
import type { Position } from '../text/source-file.ts';
import {
  frontMatterKeys,
  meantKey,
  METHODS,
  MODES,
  type OwnKey,
  PLAYGROUNDS,
} from './front-matter-keys.ts';
import { parseDay } from './day.ts';
import { diagnosePage } from './page-entries.ts';
import { readHero } from './front-matter-hero.ts';
import { readRelated } from './front-matter-related.ts';
import {
  type Given,
  isEmpty,
  listedText,
  scalarText,
  switchOf,
  wrongType,
} from './front-matter-values.ts';
import { META_NAMES } from './meta-names.ts';
import type { FrontMatter } from './page.ts';

type FrontMatterDraft = { -readonly [Key in keyof FrontMatter]: FrontMatter[Key] };

export interface FieldsInput {
  readonly map: YAMLMap;
  readonly document: Document;
  /** Converts an offset in the YAML to a place in the file. */
  readonly toPlace: (offset: number) => Place;
}

export interface Fields {
  readonly frontMatter: FrontMatter;
  readonly positions: Readonly<Record<string, Position>>;
  readonly diagnostics: readonly Diagnostic[];
}

export function readFields(input: FieldsInput): Fields {
  const draft: FrontMatterDraft = { meta: {} };
  const meta = new Map<string, string>();
  const positions = new Map<string, Position>();
  const diagnostics: Diagnostic[] = [];
  for (const given of listGiven(input)) {
    const { key, place } = given;
    const earlier = positions.get(key);
    if (earlier !== undefined) {
      diagnostics.push(
        diagnosePage('front-matter/duplicate-key', { key, line: earlier.line }, place),
      );
    }
    if (place.position !== undefined) positions.set(key, place.position);
    const found = readField(given, draft, { map: input.map, meta, positions });
    for (const diagnostic of found) diagnostics.push(diagnostic);
  }
  return {
    frontMatter: { ...draft, meta: Object.fromEntries(meta) },
    positions: Object.fromEntries(positions),
    diagnostics,
  };
}

function listGiven({ map, document, toPlace }: FieldsInput): readonly Given[] {
  return map.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const place = toPlace(key.range?.[0] ?? 0);
    return { key: String(key.value), node: resolveValue(value, document), place, toPlace };
  });
}

/** Resolves an alias to its node; an alias without an anchor is text that begins with an asterisk. */
function resolveValue(value: unknown, document: Document): Node | null {
  if (isAlias(value)) return value.resolve(document) ?? new Scalar(`*${value.source}`);
  return isNode(value) ? value : null;
}

function readField(
  given: Given,
  draft: FrontMatterDraft,
  {
    map,
    meta,
    positions,
  }: { map: YAMLMap; meta: Map<string, string>; positions: Map<string, Position> },
): readonly Diagnostic[] {
  const { key } = given;
  if (key === 'icon' && isMap(given.node)) return readIcon(given.node, given, draft);
  const known = ownValue(frontMatterKeys, key);
  if (known?.kind === 'text') return readText(given, (text) => (draft[known.field] = text));
  if (known?.kind === 'flag') return readFlag(given, (flag) => (draft[known.field] = flag));
  if (key === 'hero') return readHeroField(given, draft, positions);
  if (known !== undefined) return ownValue<ReadField>(READERS, key)?.(given, draft) ?? [];
  if (key.includes(':') || META_NAMES.has(key)) {
    return readText(given, (text) => meta.set(key, text));
  }
  const near = meantKey(key);
  if (near === undefined) return [];
  const facts = { key, nearest: near, isTaken: map.has(near) };
  return [diagnosePage('front-matter/unknown-key', facts, given.place)];
}

/** Reads the value of a key that has its own reader. */
type ReadField = (given: Given, draft: FrontMatterDraft) => readonly Diagnostic[];

const READERS: Readonly<Record<Exclude<OwnKey, 'hero'>, ReadField>> = {
  asyncapi: readChannel,
  sdk: readSdk,
  auth: readMethod,
  authMethod: readMethod,
  playground: readPlayground,
  mode: readMode,
  keywords: readKeywords,
  boost: readBoost,
  lastUpdatedDate: readDay,
  related: readRelatedField,
  contextual: readContextual,
};

type Accept<Value> = (value: Value) => unknown;

function readText(given: Given, accept: Accept<string>): readonly Diagnostic[] {
  const { key, node, place } = given;
  if (isEmpty(node) && key !== 'title') return [];
  const text = META_NAMES.has(key) ? listedText(node) : scalarText(node);
  if (text === undefined) return [wrongType(given, 'text')];
  if (text === '') return [];
  if ((key === 'url' || key === 'canonical') && targetDanger(text) !== undefined) {
    return [diagnosePage('link/unsafe', { url: text }, place)];
  }
  // Search engines would read any other text as a path below that of the page. Variables are filled in later.
  if (key === 'canonical' && !/^(?:https?:\/\/|\/|\{\{)/i.test(text)) {
    return [wrongType(given, 'a complete URL such as https://example.com/guide')];
  }
  accept(key === 'title' || key === 'sidebarTitle' ? text.replace(/\s+/g, ' ') : text);
  return [];
}

/** Reads `icon: { name, style, library }`; the library becomes a prefix of the name: `lucide:house`. */
function readIcon(map: YAMLMap, given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  const [name, style, library] = ['name', 'style', 'library'].map((key) => partOf(map, key));
  if (name === undefined) return [wrongType(given, 'text or an object with a name')];
  draft.icon = library === undefined ? name : `${library}:${name}`;
  if (style !== undefined) draft.iconType = style;
  return [];
}

/** Returns the text of a part of an object. */
function partOf(map: YAMLMap, key: string): string | undefined {
  const node = map.get(key, true);
  return scalarText(isNode(node) ? node : null);
}

function readFlag(given: Given, accept: Accept<boolean>): readonly Diagnostic[] {
  if (isEmpty(given.node)) return [];
  const value = switchOf(given.node);
  if (value === undefined) return [wrongType(given, 'true or false')];
  accept(value);
  return [];
}

/** Reads `[file] channel`: AsyncAPI channels are treated as webhooks. */
function readChannel(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  return readText(given, (text) => {
    const [, file = '', name = ''] = /^(.*?)(\S+)$/.exec(text) ?? [];
    draft.openapi = `${file}webhook ${name}`;
    draft.hideApiMarker ??= true;
  });
}

/** Reads `[file] kind name`, or an object that says the same in parts. */
function readSdk(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  const { node } = given;
  if (!isMap(node)) return readText(given, (text) => (draft.sdk = text));
  const [source, kind, parent, name] = ['source', 'kind', 'parent', 'name'].map((key) =>
    partOf(node, key),
  );
  if (!kind || !name) return [wrongType(given, 'text or an object with kind and name')];
  const whole = parent ? `${parent}.${name}` : name;
  draft.sdk = [source, kind, whole].filter(Boolean).join(' ');
  return [];
}

function readMode(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  return readChoice(given, MODES, (mode) => (draft.mode = mode));
}

function readMethod(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  return readChoice(given, METHODS, (method) => (draft.authMethod = method));
}

function readPlayground(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  return readChoice(given, PLAYGROUNDS, (word) => (draft.playground = word));
}

function readChoice<Choice extends string>(
  given: Given,
  allowed: readonly Choice[],
  accept: Accept<Choice>,
): readonly Diagnostic[] {
  if (isEmpty(given.node)) return [];
  const text = scalarText(given.node);
  if (text === undefined) return [wrongType(given, 'text')];
  const choice = allowed.find((name) => name === text);
  if (choice !== undefined) {
    accept(choice);
    return [];
  }
  const facts = { key: given.key, value: text, allowed, nearest: nearest(text, allowed) };
  return [diagnosePage('front-matter/unknown-value', facts, given.place)];
}

function readKeywords(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  if (isEmpty(given.node)) return [];
  const words = isSeq(given.node)
    ? given.node.items.map((item) => scalarText(isNode(item) ? item : null))
    : scalarText(given.node)?.split(',');
  if (words === undefined) return [wrongType(given, 'a list of words')];
  draft.keywords = words.flatMap((word) => word?.trim() || []);
  return [];
}

function readBoost(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  if (isEmpty(given.node)) return [];
  const boost = Number(scalarText(given.node) ?? NaN);
  if (!(boost > 0 && boost < Infinity)) return [wrongType(given, 'a number above 0')];
  draft.boost = boost;
  return [];
}

function readDay(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  if (isEmpty(given.node)) return [];
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(scalarText(given.node) ?? '') ?? [];
  if (day === undefined || parseDay(day) === undefined)
    return [wrongType(given, 'a day such as 2026-03-31')];
  draft.lastUpdatedDate = day;
  return [];
}

function readRelatedField(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  if (isEmpty(given.node)) return [];
  const { related, diagnostics } = readRelated(given);
  if (related !== undefined) draft.related = related;
  return diagnostics;
}

function readHeroField(
  given: Given,
  draft: FrontMatterDraft,
  positions: Map<string, Position>,
): readonly Diagnostic[] {
  if (isEmpty(given.node)) return [];
  const { hero, places, diagnostics } = readHero(given);
  if (hero !== undefined) draft.hero = hero;
  for (const [key, { position }] of places) {
    if (position !== undefined) positions.set(key, position);
  }
  return diagnostics;
}

/** Reads `contextual: { options: [...] }`; an author's own actions are defined in docs.json. */
function readContextual(given: Given, draft: FrontMatterDraft): readonly Diagnostic[] {
  if (isEmpty(given.node)) return [];
  const options = isMap(given.node) ? given.node.get('options', true) : undefined;
  if (!isSeq(options)) return [wrongType(given, 'an object with a list of options')];
  draft.contextual = options.items.flatMap((item) => scalarText(isNode(item) ? item : null) ?? []);
  return [];
}
