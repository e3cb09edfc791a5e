import { PREVIEW_SIZE } from '../../core/publish/preview-image.ts';
import { breakLines, type Draw } from './outlines.ts';

/** All that a picture shows. */
export interface PreviewImage {
  readonly title: string;
  /** The group around the page; empty where there is none. */
  readonly section: string;
  readonly siteName: string;
  readonly colors: Readonly<Record<'background' | 'text' | 'muted' | 'accent', string>>;
}

const EDGE = 80;
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** Outlines are those of the regular weight: a line around them, in units of the font, makes them bold. */
const BOLD = 'stroke-width="26" stroke-linejoin="round"';
/** A short title is large, and a long one takes three lines. */
const SIZES = [84, 68, 56];

export function formatPreviewImage(
  { title, section, siteName, colors }: PreviewImage,
  draw: Draw,
): string {
  const most = WIDTH - 2 * EDGE;
  const fits = (size: number) => layOut(size).length <= 2;
  const layOut = (size: number) =>
    breakLines(title, { most, count: 3, measure: (text) => draw(text, size).width });
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  const lines = layOut(size);
  const first = 330 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
  const place = (text: string, at: number, height: number) =>
    `<g transform="translate(${EDGE} ${Math.round(at)})">${draw(text, height).markup}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.background}"/>`,
    `<rect width="16" height="${HEIGHT}" fill="${colors.accent}"/>`,
    `<g fill="${colors.accent}" stroke="${colors.accent}" ${BOLD}>${place(section, 120, 32)}</g>`,
    `<g fill="${colors.text}" stroke="${colors.text}" ${BOLD}>`,
    ...lines.map((line, rank) => place(line, first + rank * size * 1.15, size)),
    '</g>',
    `<g fill="${colors.muted}">${place(siteName, 550, 32)}</g>`,
    '</svg>',
  ].join('');
}
