/** The typefaces of a site as rules of its stylesheet. All font files are part of the site itself. */
import { withBase } from '../address/href.ts';
import { formatCssString } from './css-text.ts';

/** One font file. */
export interface FontFace {
  readonly family: string;
  /** From the site's root, without base: `/_lectern/assets/geist-latin.1f2e3d4c.woff2`. */
  readonly path: string;
  readonly format: 'woff' | 'woff2';
  /** As in CSS: `400`, or `100 900` for a variable font. */
  readonly weight: string;
  readonly style: string;
  /** As in CSS; absent for all of Unicode. */
  readonly unicodeRange?: string;
  /** The sizes of its letters, for a fallback font of the same width. */
  readonly metrics?: FontMetrics;
}

/** Relative to the font size. */
export interface FontMetrics {
  readonly ascent: number;
  /** Positive below the baseline. */
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of the letters of an English sentence. */
  readonly width: number;
}

/** The font families of the three roles; a role without one keeps the font stack of the tokens. */
export interface SiteFonts {
  readonly sans?: string;
  readonly heading?: string;
  readonly mono?: string;
  readonly faces: readonly FontFace[];
}

/** Mean width of the same letters in Arial and in fonts with its metrics (Helvetica, Liberation Sans). */
const ARIAL_WIDTH = 0.4524;

/**
 * Formats the `@font-face` rules. With `optional`, a page is never repainted in another font: a font that
 * does not arrive in time is used from the next page on, so nothing ever moves.
 */
export function formatFontFaces({ sans, heading, faces }: SiteFonts, base: string): string {
  const families = new Map<string, FontFace>();
  for (const face of faces) {
    const isText = face.family === sans || face.family === heading;
    if (isText && isForLatin(face) && !families.has(face.family)) families.set(face.family, face);
  }
  return [
    ...faces.map((face) => formatFace(face, base)),
    ...[...families.values()].map(formatStandIn),
  ].join('');
}

/** Returns custom properties for `html` that override those of the tokens. */
export function fontTokens({ sans, heading, mono, faces }: SiteFonts): Record<string, string> {
  const stack = (family: string, system: string) => {
    const face = faces.find((each) => each.family === family && each.metrics !== undefined);
    const names = face === undefined || system === 'mono' ? [family] : [family, standIn(family)];
    return [...names.map(formatFamily), `var(--lt-font-system-${system})`].join(',');
  };
  return {
    ...(sans !== undefined && { '--lt-font-sans': stack(sans, 'sans') }),
    ...(heading !== undefined &&
      heading !== sans && { '--lt-font-heading': stack(heading, 'sans') }),
    ...(mono !== undefined && { '--lt-font-mono': stack(mono, 'mono') }),
  };
}

/** Lists the files that a page needs first: upright and Latin, the code font only if a page has code. */
export function listEarlyFonts(
  { sans, heading, mono, faces }: SiteFonts,
  hasCode: boolean,
): FontFace[] {
  return [...new Set([sans, heading, hasCode ? mono : undefined])].flatMap((family) => {
    const own = faces.filter((face) => face.family === family && face.style === 'normal');
    return own.find(isForLatin) ?? [];
  });
}

/** CSS keywords are not family names and must not be quoted. */
const GENERIC = /^(?:system-ui|serif|sans-serif|monospace|ui-[a-z-]+)$/;

export function isGenericFamily(family: string): boolean {
  return GENERIC.test(family);
}

function formatFamily(family: string): string {
  return isGenericFamily(family) ? family : formatCssString(family);
}

function isForLatin({ unicodeRange }: FontFace): boolean {
  return unicodeRange === undefined || /^U\+0{1,4}-/i.test(unicodeRange);
}

function formatFace(face: FontFace, base: string): string {
  const { family, path, format, weight, style, unicodeRange } = face;
  const url = formatCssString(withBase(base, encodeURI(path)));
  return formatRule({
    'font-family': formatCssString(family),
    src: `url(${url}) format("${format}")`,
    'font-weight': weight,
    ...(style !== 'normal' && { 'font-style': style }),
    'font-display': 'optional',
    ...(unicodeRange !== undefined && { 'unicode-range': unicodeRange }),
  });
}

/**
 * Formats a fallback: a font of the reader's system, scaled so that lines break where the real font breaks
 * them.
 */
function formatStandIn({ family, metrics, unicodeRange }: FontFace): string {
  if (metrics === undefined) return '';
  const scale = metrics.width / ARIAL_WIDTH;
  const percent = (size: number) => `${(size * 100).toFixed(1)}%`;
  return formatRule({
    'font-family': formatCssString(standIn(family)),
    src: 'local("Arial"),local("Liberation Sans"),local("Roboto")',
    'size-adjust': percent(scale),
    'ascent-override': percent(metrics.ascent / scale),
    'descent-override': percent(metrics.descent / scale),
    'line-gap-override': percent(metrics.lineGap / scale),
    ...(unicodeRange !== undefined && { 'unicode-range': unicodeRange }),
  });
}

function standIn(family: string): string {
  return `${family} stand-in`;
}

function formatRule(declarations: Readonly<Record<string, string>>): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}\n`;
}
