import { PREVIEW_SIZE } from '../../core/publish/preview-image.ts';
import { breakLines, type Draw } from './outlines.ts';

/** All that a picture shows. */
export interface PreviewImage {
  readonly title: string;
  /** The group around the page; empty where there is none. */
  readonly section: string;
  /** Empty where the logo says it. */
  readonly siteName: string;
  /** Where the name begins, if not at the edge. */
  readonly nameAt?: number;
  readonly colors: Readonly<Record<'background' | 'text' | 'muted' | 'accent', string>>;
}

export const EDGE = 80;
/** Where a logo begins and how large it is at most, in place of the name or in front of it. */
export const LOGO = { top: 514, width: 480, height: 52 } as const;
const NAME_BASE = 550;
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** Outlines are those of the regular weight: a line around them, in units of the font, makes them bold. */
const BOLD = 'stroke-width="26" stroke-linejoin="round"';
/** A short title is large, and a long one takes three lines. */
const SIZES = [84, 68, 56];

export function formatPreviewImage(
  { title, section, siteName, nameAt = EDGE, colors }: PreviewImage,
  draw: Draw,
): string {
  const most = WIDTH - 2 * EDGE;
  const fits = (size: number) => layOut(size).length <= 2;
  const layOut = (size: number) =>
    breakLines(title, { most, count: 3, measure: (text) => draw(text, size).width });
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  const lines = layOut(size);
  const first = 330 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
  const placeAt = (start: number) => (text: string, at: number, height: number) =>
    `<g transform="translate(${start} ${Math.round(at)})">${draw(text, height).markup}</g>`;
  const place = placeAt(EDGE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.background}"/>`,
    `<rect width="16" height="${HEIGHT}" fill="${colors.accent}"/>`,
    `<g fill="${colors.accent}" stroke="${colors.accent}" ${BOLD}>${place(section, 120, 32)}</g>`,
    `<g fill="${colors.text}" stroke="${colors.text}" ${BOLD}>`,
    ...lines.map((line, rank) => place(line, first + rank * size * 1.15, size)),
    '</g>',
    `<g fill="${colors.muted}">${placeAt(nameAt)(siteName, NAME_BASE, 32)}</g>`,
    '</svg>',
  ].join('');
}
