import { PREVIEW_SIZE } from '../../core/publish/preview-image.ts';
import { breakLines, type Draw } from './outlines.ts';

/** All that a picture shows. */
export interface PreviewImage {
  readonly title: string;
  /** The group around the page; empty where there is none. */
  readonly section: string;
  readonly siteName: string;
  readonly logo?: PreviewLogo;
  readonly colors: Readonly<Record<'background' | 'text' | 'muted' | 'accent', string>>;
}

export interface PreviewLogo {
  /** In Base64. */
  readonly png: string;
  readonly width: number;
  readonly height: number;
}

/** How large a logo is at most, and where it begins. */
export const LOGO = { top: 514, width: 480, height: 52 } as const;
const EDGE = 80;
const NAME_BASE = 550;
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** Outlines are those of the regular weight: a line around them, in units of the font, makes them bold. */
const BOLD = 'stroke-width="26" stroke-linejoin="round"';
/** A short title is large, and a long one takes three lines. */
const SIZES = [84, 68, 56];

export function formatPreviewImage(
  { title, section, siteName, logo, colors }: PreviewImage,
  draw: Draw,
): string {
  const most = WIDTH - 2 * EDGE;
  const fits = (size: number) => layOut(size).length <= 2;
  const layOut = (size: number) =>
    breakLines(title, { most, count: 3, measure: (text) => draw(text, size).width });
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  const lines = layOut(size);
  const first = 330 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
  const place = (text: string, [x, y]: readonly [number, number], height: number) =>
    `<g transform="translate(${x} ${Math.round(y)})">${draw(text, height).markup}</g>`;
  // A logo that is wider than a mark is taken to say the name itself.
  const isMark = logo !== undefined && logo.width < 2 * logo.height;
  const name = logo === undefined || isMark ? siteName : '';
  const nameAt = isMark ? EDGE + logo.width + 20 : EDGE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.background}"/>`,
    `<rect width="16" height="${HEIGHT}" fill="${colors.accent}"/>`,
    `<g fill="${colors.accent}" stroke="${colors.accent}" ${BOLD}>${place(section, [EDGE, 120], 32)}</g>`,
    `<g fill="${colors.text}" stroke="${colors.text}" ${BOLD}>`,
    ...lines.map((line, rank) => place(line, [EDGE, first + rank * size * 1.15], size)),
    '</g>',
    `<g fill="${colors.muted}">${place(name, [nameAt, NAME_BASE], 32)}</g>`,
    logo ? `<image x="${EDGE}" y="${LOGO.top}" href="data:image/png;base64,${logo.png}"/>` : '',
    '</svg>',
  ].join('');
}
