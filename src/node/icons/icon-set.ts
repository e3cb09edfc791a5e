/**
 * Looks up icons by the names that authors write: the project's own drawings, paths and URLs, Font Awesome
 * Free, Phosphor. Never fetches anything. Unknown names are returned as such, not reported: the caller
 * knows the position of the name and makes the diagnostic.
 */
import { findGlyph, findNearestName } from './find-glyph.ts';
import type { FoundGlyph } from './find-glyph.ts';
import { decodePath } from '../../core/address/slug-path.ts';
import { isEmoji } from '../../core/config/keys/icon.ts';
import type { IconLibrary } from '../../core/config/keys/icons.ts';
import { getOrMake } from '../../core/text/get-or-make.ts';
import {
  CHOSEN_LIBRARIES,
  type ChosenLibrary,
  type LibraryIcons,
  openLibrary,
  splitLibrary,
} from './icon-library.ts';
import type { IconStyle, ResolvedIcon, Substitution } from './icon.ts';
import { parseSvg } from './parse-svg.ts';
import { createProjectIcons } from './project-icons.ts';
import type { FindProjectIcon } from './project-icons.ts';
import { type Drawing, formatSvg } from './svg-markup.ts';
import { drawTinted } from './tinted-file.ts';

export interface IconSetOptions {
  /** Absolute path of the docs folder; its `icons/` is listed once, so a changed one needs a new set. */
  readonly projectDir: string;
  /** Finds the absolute path of the file that the site serves at a path such as `/logo.svg`. */
  readonly findFile?: (path: string) => string | undefined;
  /** The URL under which a file of the site is served, made from its path, for example by adding the base. */
  readonly publicUrl?: (path: string) => string;
  /** The set in which names are looked up first; Lectern's own by default. */
  readonly library?: IconLibrary;
}

export interface IconSet {
  /**
   * What to draw for `name`: a name, a path or URL of an image, or the text of an `<svg>`. `type` is what
   * the author wrote, if anything; `fallbackType` is the default of the component. A name can have its
   * library as a prefix: `lucide:house`. Cached.
   */
  readonly resolve: (name: string, type: string | undefined, fallbackType: string) => ResolvedIcon;
  /** All icons drawn differently from what was asked for since the set was made, each once, sorted. */
  readonly substitutions: () => readonly Substitution[];
}

export function createIconSet(options: IconSetOptions): IconSet {
  const { projectDir, library = 'fontawesome' } = options;
  const findProjectIcon = createProjectIcons(projectDir);
  const libraries = new Map<ChosenLibrary, LibraryIcons>();
  const iconsOf = (name: ChosenLibrary) =>
    getOrMake(libraries, name, () => openLibrary(name, projectDir));
  const cache = new Map<string, ResolvedIcon>();
  return {
    resolve(name, type, fallbackType) {
      const key = `${type}|${fallbackType}|${name}`;
      const known = cache.get(key);
      if (known) return known;
      const written = splitLibrary(name);
      const request = toRequest(written.name, type, fallbackType);
      const asked = written.library ?? library;
      const chosen = asked === 'fontawesome' ? undefined : iconsOf(asked);
      const others = CHOSEN_LIBRARIES.filter((each) => each !== asked);
      const icon =
        resolveImage(written.name, options) ??
        resolveName(request, { findProjectIcon, chosen, listOthers: () => others.map(iconsOf) });
      cache.set(key, icon);
      return icon;
    },
    substitutions() {
      // An icon whose type is a default here and written out there is still one substitution.
      const byKey = new Map<string, Substitution>();
      for (const icon of cache.values()) {
        if (icon.kind !== 'svg' || icon.substitution === undefined) continue;
        byKey.set(sortKey(icon.substitution), icon.substitution);
      }
      return [...byKey]
        .toSorted(([one], [other]) => compareText(one, other))
        .map(([, each]) => each);
    },
  };
}

function sortKey({ asked }: Substitution): string {
  return `${asked.type}/${asked.name}`;
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Resolves a name that is not a plain name: an emoji, markup, a URL, a path. Only `http(s)` URLs leave the
 * site.
 */
function resolveImage(
  name: string,
  options: Pick<IconSetOptions, 'findFile' | 'publicUrl'>,
): ResolvedIcon | undefined {
  if (isEmoji(name.trim())) return { kind: 'svg', svg: formatSvg(drawEmoji(name.trim())) };
  if (name.trimStart().startsWith('<')) {
    const drawing = parseSvg(name);
    return drawing ? { kind: 'svg', svg: formatSvg(drawing) } : { kind: 'missing' };
  }
  if (/^https?:\/\//i.test(name)) return { kind: 'image', src: name };
  if (/^[a-z][\w+.-]*:|^\/\/|\\/i.test(name)) return { kind: 'missing' };
  return name.includes('/') || IMAGE.test(name) ? resolvePath(name, options) : undefined;
}

const IMAGE = /\.(?:svg|png|jpe?g|webp|gif|ico|avif)(?:[?#]|$)/i;

function resolvePath(
  name: string,
  { findFile, publicUrl = (path) => path }: Pick<IconSetOptions, 'findFile' | 'publicUrl'>,
): ResolvedIcon {
  // An icon does not know which page shows it, so all paths are resolved from the site's root.
  const path = `/${name.replace(/^(?:\.{0,2}\/)+/, '')}`;
  const file = findFile?.(decodePath(path.replace(/[?#].*$/s, '')));
  if (findFile !== undefined && file === undefined) {
    const isMeant = IMAGE.test(name) || name.startsWith('/');
    return isMeant ? { kind: 'no-file', path: path.slice(1) } : { kind: 'missing' };
  }
  const svg = file === undefined ? undefined : drawTinted(file);
  return svg === undefined ? { kind: 'image', src: publicUrl(path) } : { kind: 'svg', svg };
}

/** Draws an emoji as text, in the colors of the reader's fonts. */
function drawEmoji(emoji: string): Drawing {
  const place = 'x="12" y="12" font-size="20" text-anchor="middle" dominant-baseline="central"';
  return { viewBox: '0 0 24 24', body: `<text ${place}>${emoji}</text>` };
}

interface Request {
  /** As written, for reports. */
  readonly asked: Substitution['asked'];
  /** Lower case, without `fa-` and the style classes that can precede it. */
  readonly name: string;
  readonly style: IconStyle;
  readonly isSharp: boolean;
}

/** Neither set has drawings with sharp corners: sharp styles use their plain counterparts. */
const styles: Readonly<Record<string, IconStyle>> = {
  brands: 'brands',
  duotone: 'duotone',
  light: 'light',
  regular: 'regular',
  solid: 'solid',
  thin: 'thin',
  'sharp-duotone-solid': 'duotone',
  'sharp-light': 'light',
  'sharp-regular': 'regular',
  'sharp-solid': 'solid',
  'sharp-thin': 'thin',
};

function toRequest(written: string, type: string | undefined, fallbackType: string): Request {
  const used = type !== undefined && Object.hasOwn(styles, type) ? type : fallbackType;
  const word = written.trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  return {
    asked: { name: written, type: used },
    name: word.replace(/^fa-/, ''),
    style: styles[used] ?? 'regular',
    isSharp: used.startsWith('sharp-'),
  };
}

interface Sources {
  readonly findProjectIcon: FindProjectIcon;
  readonly chosen: LibraryIcons | undefined;
  /** Lazy: megabytes to read, for names that nothing else knows. */
  readonly listOthers: () => readonly LibraryIcons[];
}

function resolveName(
  request: Request,
  { findProjectIcon, chosen, listOthers }: Sources,
): ResolvedIcon {
  const { asked, name, style } = request;
  const own = findProjectIcon(asked.type, name) ?? findProjectIcon('brands', name);
  if (own) return own.svg ? { kind: 'svg', svg: own.svg } : { kind: 'unreadable', file: own.file };
  const isSolid = style === 'solid';
  const drawing = style === 'brands' ? undefined : chosen?.find(name, isSolid);
  if (drawing) return { kind: 'svg', svg: formatSvg(drawing) };
  // Lucide has no brands, and Tabler names them like `brand-github`.
  const [, brand] = /^brand-(.+)$/.exec(name) ?? [];
  const found = findGlyph(name, style) ?? (brand && findGlyph(brand, 'brands'));
  if (found) return toIcon(request, found);
  const [other] = listOthers().flatMap((library) => library.find(name, isSolid) ?? []);
  if (other) return { kind: 'svg', svg: formatSvg(other) };
  const near = chosen?.findNearest(name) ?? findNearestName(name);
  return near === undefined ? { kind: 'missing' } : { kind: 'missing', nearest: near };
}

function toIcon({ asked, isSharp }: Request, { glyph, drawing, reason }: FoundGlyph): ResolvedIcon {
  const svg = formatSvg(drawing);
  const cause = reason ?? (isSharp && glyph.style !== 'brands' ? 'style' : undefined);
  if (cause === undefined) return { kind: 'svg', svg };
  return { kind: 'svg', svg, substitution: { asked, drawn: glyph, reason: cause } };
}
