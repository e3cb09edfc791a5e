/**
 * The content and layout of a preview image: a background that pages share, and the lines of text of one
 * page.
 */
import { PREVIEW_SIZE } from '../../core/publish/preview-image.ts';
import type { PreviewFont } from '../../core/site.ts';
import { breakLines, type Typeface } from './outlines.ts';

/** Everything that an image shows. */
export interface PreviewImage extends PreviewLook {
  readonly title: string;
  /** The navigation group of the page; empty if there is none. */
  readonly section: string;
  readonly siteName: string;
  /** The language of its words. */
  readonly language: string;
  /** Present if Lectern's own typeface lacks letters of the title. */
  readonly font?: PreviewFont;
}

/** What most images of a site have in common. */
interface PreviewLook {
  /** The direction of its lines. */
  readonly direction: 'ltr' | 'rtl';
  readonly logo?: PreviewLogo;
  readonly colors: Readonly<Record<'background' | 'text' | 'muted' | 'accent', string>>;
}

export interface PreviewLogo {
  /** In Base64. */
  readonly png: string;
  readonly width: number;
  readonly height: number;
}

/** The maximum size of a logo, and its top edge. */
export const LOGO = { top: 514, width: 480, height: 52 } as const;
const EDGE = 80;
const BAR = 16;
const SECTION_BASE = 120;
const NAME_BASE = 550;
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** The font sizes of titles: a short title is large, and a long one takes three lines. */
const SIZES = [84, 68, 56];
const SMALL = 32;
const LINE = 1.15;

/** Formats the background, the bar, the logo, and lines that `formatWords` returned, as SVG. */
export function formatGround(
  { direction, logo, colors }: PreviewLook,
  words: readonly string[] = [],
): string {
  const bar = fromEdge(0, BAR, direction);
  const at = logo && fromEdge(EDGE, logo.width, direction);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.background}"/>`,
    `<rect x="${bar}" width="${BAR}" height="${HEIGHT}" fill="${colors.accent}"/>`,
    logo ? `<image x="${at}" y="${LOGO.top}" href="data:image/png;base64,${logo.png}"/>` : '',
    ...words,
    '</svg>',
  ].join('');
}

/** The words of one line. */
export interface PlacedLine {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly color: string;
  /** The left edge of the line, and its baseline. */
  readonly x: number;
  readonly y: number;
}

export function layOutWords(image: PreviewImage, typeface: Typeface): readonly PlacedLine[] {
  const { title, section, siteName, direction, logo, colors } = image;
  const { size, lines } = layOutTitle(title, typeface);
  const first = 330 - ((lines.length - 1) * size * LINE) / 2 + size * 0.35;
  // A logo that is wider than a symbol is assumed to contain the name.
  const isMark = logo !== undefined && logo.width < 2 * logo.height;
  const name = logo === undefined || isMark ? siteName : '';
  const nameAt = isMark ? EDGE + logo.width + 20 : EDGE;
  const small = { size: SMALL, start: EDGE };
  const words = [
    { ...small, text: section, base: SECTION_BASE, isBold: true, color: colors.accent },
    ...lines.map((text, rank) => {
      const base = first + rank * size * LINE;
      return { text, size, start: EDGE, base, isBold: true, color: colors.text };
    }),
    { text: name, size: SMALL, start: nameAt, base: NAME_BASE, isBold: false, color: colors.muted },
  ];
  return words.map(({ start, base, ...line }) => {
    const { width } = typeface.draw(line.text, line.size);
    return { ...line, x: fromEdge(start, width, direction), y: Math.round(base) };
  });
}

/** Formats lines as SVG, for `formatGround`. */
export function formatWords(lines: readonly PlacedLine[], { draw, bold }: Typeface): string[] {
  return lines.map(({ text, size, isBold, color, x, y }) => {
    const look = `fill="${color}" ${isBold ? bold(color) : ''}`;
    return `<g transform="translate(${x.toFixed(2)} ${y})" ${look}>${draw(text, size).markup}</g>`;
  });
}

function layOutTitle(title: string, { draw }: Typeface) {
  const most = WIDTH - 2 * EDGE;
  const layOut = (size: number) =>
    breakLines(title, { most, count: 3, measure: (text) => draw(text, size).width });
  const size = SIZES.find((each) => layOut(each).length <= 2) ?? Math.min(...SIZES);
  return { size, lines: layOut(size) };
}

function fromEdge(start: number, width: number, direction: PreviewLook['direction']): number {
  return direction === 'rtl' ? WIDTH - start - width : start;
}
