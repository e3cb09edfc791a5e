/** Reads `hero:` of front matter, an object that describes the head of a start page. */
import { isMap, isNode, isScalar, isSeq, type YAMLMap } from 'yaml';
import { targetDanger } from '../address/href.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { type Given, isEmpty, scalarText, wrongType } from './front-matter-values.ts';
import { diagnosePage } from './page-entries.ts';
import type { HeroAction, HeroFields } from './page.ts';

const KEYS = [
  'title',
  'text',
  'eyebrow',
  'image',
  'darkImage',
  'alt',
  'align',
  'command',
  'actions',
] as const;
type HeroKey = (typeof KEYS)[number];

const ALIGNS = ['center', 'start'] as const;
const VARIANTS = ['primary', 'secondary', 'plain'] as const;

/** The places of a hero's parts; its addresses have the keys that `listHeroLinks` gives them. */
type Places = readonly (readonly [key: string, place: Place])[];

/** Parts that are wrong are left out and reported; a value that is not an object gives no hero. */
export function readHero(given: Given): {
  readonly hero?: HeroFields;
  readonly places: Places;
  readonly diagnostics: readonly Diagnostic[];
} {
  const { node } = given;
  if (!isMap(node)) return { places: [], diagnostics: [wrongType(given, 'an object')] };
  const parts = listParts(node, given);
  const { actions: _, align: written, ...texts } = textsOf(node);
  const align = ALIGNS.find((name) => name === written);
  const read = readActions(parts.find(({ key }) => key === 'actions'));
  return {
    hero: { ...texts, ...(align && { align }), actions: read.actions },
    places: [
      ...parts.map((part) => [`hero.${part.key}`, placeOfValue(part)] as const),
      ...read.places,
    ],
    diagnostics: [...parts.flatMap((part) => checkPart(part, node)), ...read.diagnostics],
  };
}

/** Lists the keys of the object, each with its own place. */
function listParts(map: YAMLMap, { toPlace }: Given): readonly Given[] {
  return map.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const place = toPlace(key.range?.[0] ?? 0);
    return { key: String(key.value), node: isNode(value) ? value : null, place, toPlace };
  });
}

function checkPart(given: Given, hero: YAMLMap): readonly Diagnostic[] {
  const { key, node, place } = given;
  if (!KEYS.some((known) => known === key)) {
    const near = nearest(key, KEYS);
    if (near === undefined) return [];
    const facts = { key, nearest: near, isTaken: hero.has(near) };
    return [diagnosePage('front-matter/unknown-key', facts, place)];
  }
  const value = scalarText(node);
  if (value === undefined && key !== 'actions' && !isEmpty(node)) {
    return [wrongType({ ...given, key: `hero.${key}` }, 'text')];
  }
  if (key !== 'align' || value === undefined || ALIGNS.some((name) => name === value)) return [];
  const facts = { key, value, allowed: ALIGNS, nearest: nearest(value, ALIGNS) };
  return [diagnosePage('front-matter/unknown-value', facts, place)];
}

function textsOf(map: YAMLMap): { readonly [Key in HeroKey]?: string } {
  const found = KEYS.flatMap((key) => {
    const text = textAt(map, key);
    return text === undefined || text === '' ? [] : [[key, text] as const];
  });
  return Object.fromEntries(found);
}

function textAt(map: YAMLMap, key: string): string | undefined {
  const node = map.get(key, true);
  return scalarText(isNode(node) ? node : null);
}

interface ReadActions {
  readonly actions: readonly HeroAction[];
  readonly places: Places;
  readonly diagnostics: readonly Diagnostic[];
}

function readActions(given: Given | undefined): ReadActions {
  if (given === undefined || isEmpty(given.node))
    return { actions: [], places: [], diagnostics: [] };
  if (!isSeq(given.node)) {
    const whole = { ...given, key: 'hero.actions' };
    const misplaced = wrongType(whole, 'a list of objects with text and href');
    return { actions: [], places: [], diagnostics: [misplaced] };
  }
  const actions: HeroAction[] = [];
  const places: [string, Place][] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [rank, item] of given.node.items.entries()) {
    const part = { ...given, key: `hero.actions[${rank}]`, node: isNode(item) ? item : null };
    const action = isMap(item) ? toAction(item) : undefined;
    if (action === undefined) {
      const misplaced = { ...part, place: placeOfValue(part) };
      diagnostics.push(wrongType(misplaced, 'an object with text and href'));
      continue;
    }
    const href = isMap(item) ? item.get('href', true) : undefined;
    const place = placeOfValue({ ...part, node: isNode(href) ? href : part.node });
    if (targetDanger(action.href) === undefined) {
      places.push([`hero.actions[${actions.length}].href`, place]);
      actions.push(action);
    } else diagnostics.push(diagnosePage('link/unsafe', { url: action.href }, place));
  }
  return { actions, places, diagnostics };
}

/** Returns the place where a value begins, or that of its key if there is no value. */
function placeOfValue({ node, place, toPlace }: Given): Place {
  return node?.range ? toPlace(node.range[0]) : place;
}

function toAction(map: YAMLMap): HeroAction | undefined {
  const text = textAt(map, 'text');
  const href = textAt(map, 'href');
  if (text === undefined || href === undefined) return undefined;
  const icon = textAt(map, 'icon');
  const variant = VARIANTS.find((name) => name === textAt(map, 'variant'));
  return { text, href, ...(icon !== undefined && { icon }), ...(variant && { variant }) };
}
