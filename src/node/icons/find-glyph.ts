/**
 * Decides which drawing of the bundled sets represents a name in a style. Free names come from Font
 * Awesome; styles and names that only its Pro edition has come from Phosphor.
 */
import { nearest } from '../../core/diagnostic/nearest.ts';
import { brandAliases } from './brand-aliases.ts';
import {
  fontAwesomeNames,
  findCanonicalName,
  findRenamed,
  readFontAwesome,
} from './font-awesome.ts';
import type { Glyph, IconStyle, Substitution } from './icon.ts';
import { phosphorAliases } from './phosphor-names.ts';
import { findPhosphor, readPhosphor } from './phosphor.ts';
import { proNames } from './pro-names.ts';
import { listSimilarNames } from './similar-names.ts';
import type { Drawing } from './svg-markup.ts';

export interface FoundGlyph {
  readonly glyph: Glyph;
  readonly drawing: Drawing;
  /** Why it differs from what was asked for; absent if it does not. */
  readonly reason?: Substitution['reason'];
}

/** The icon used when only a licensed drawing exists and nothing similar is known. */
const neutralName = 'circle';

/**
 * The drawing for `name`, which is lower case and without `fa-`. Undefined when no set, including Font
 * Awesome Pro, has such a name.
 */
export function findGlyph(name: string, style: IconStyle): FoundGlyph | undefined {
  const found = findExact(name, style) ?? findRenamedGlyph(name, style) ?? findSimilar(name, style);
  return found ?? findUnnumbered(name, style);
}

/** A known name that `name` is probably a typo of. */
export function findNearestName(name: string): string | undefined {
  const { solid, regular, brands } = fontAwesomeNames();
  return nearestIcon(name, [...solid, ...regular, ...brands, ...phosphorAliases.keys()]);
}

/**
 * The icon that a misspelled name most likely means. Product names are similar to many words, so a short
 * name must have the same letters as the icon, or lack one: `helm` is not `help`.
 */
export function nearestIcon(name: string, icons: Iterable<string>): string | undefined {
  const isShort = name.length < 6;
  const lettersOf = (text: string) => Array.from(text.toLowerCase()).toSorted().join('');
  const letters = lettersOf(name);
  const fit = (icon: string): boolean => {
    const added = icon.length - name.length;
    return added === 0 ? lettersOf(icon) === letters : added > 0 || name.length > 4;
  };
  return nearest(name, isShort ? Array.from(icons).filter(fit) : icons, name.length < 8 ? 1 : 2);
}

function findExact(name: string, style: IconStyle): FoundGlyph | undefined {
  const brand = brandAliases.get(name) ?? name;
  if (style === 'brands') return fromFree(brand, 'brands') ?? findExact(name, 'solid');
  const free = style === 'solid' || style === 'regular' ? fromFree(name, style) : undefined;
  return (
    free ?? fromPhosphor(name, style) ?? fromOtherStyle(name, style) ?? fromFree(brand, 'brands')
  );
}

function fromFree(name: string, style: 'brands' | 'regular' | 'solid'): FoundGlyph | undefined {
  const drawing = readFontAwesome(name, style);
  return drawing && { glyph: { set: 'font-awesome', name, style }, drawing };
}

function fromPhosphor(name: string, style: IconStyle): FoundGlyph | undefined {
  const { solid, brands } = fontAwesomeNames();
  const isFree = solid.has(name);
  // A brand is only represented by its own logo, even if Phosphor has an icon of that name.
  if (!isFree && brands.has(brandAliases.get(name) ?? name)) return undefined;
  const target = findPhosphor(name) ?? (isFree ? findPhosphorByAlias(name) : undefined);
  const drawing = target && readPhosphor(target, style);
  if (!target || !drawing) return undefined;
  const reason = isFree ? 'style' : 'name';
  return { glyph: { set: 'phosphor', name: target, style }, drawing, reason };
}

function findPhosphorByAlias(name: string): string | undefined {
  const canonical = findCanonicalName(name);
  return canonical && findPhosphor(canonical);
}

/** Tries the other free styles. Line drawings look more like the light styles than filled ones do. */
function fromOtherStyle(name: string, style: IconStyle): FoundGlyph | undefined {
  const found = (style !== 'solid' && fromFree(name, 'regular')) || fromFree(name, 'solid');
  return found && { ...found, reason: 'style' };
}

function findRenamedGlyph(name: string, style: IconStyle): FoundGlyph | undefined {
  const renamed = findRenamed(name);
  return renamed && findExact(renamed.name, renamed.style ?? style);
}

let licensed: ReadonlySet<string> | undefined;

/** For a name of the Pro edition: an icon whose name shares words with it, or else the neutral one. */
function findSimilar(name: string, style: IconStyle): FoundGlyph | undefined {
  licensed ??= new Set(proNames.trim().split(/\s+/));
  if (!licensed.has(name)) return undefined;
  for (const similar of listSimilarNames(name)) {
    const found = findExact(similar, style);
    if (found) return { ...found, reason: 'name' };
  }
  const neutral = fromPhosphor(neutralName, style);
  return neutral && { ...neutral, reason: 'neutral' };
}

/** Tries the name without a number: other sets number their variants, such as `trash-2` and `grid-2x2`. */
function findUnnumbered(name: string, style: IconStyle): FoundGlyph | undefined {
  const plain = name.replace(/-\d+(?:x\d+)?$/, '');
  const found = plain === name ? undefined : findExact(plain, style);
  return found && { ...found, reason: 'name' };
}
