/** Paints preview images with `sharp`: the words of each on a background that they share. */
import type * as Sharp from 'sharp';
import type { PreviewFont } from '../../core/site.ts';
import { importPackage } from '../../node/project/find-package.ts';
import {
  formatGround,
  formatWords,
  layOutWords,
  LOGO,
  type PreviewImage,
  type PreviewLogo,
} from './format-preview-image.ts';
import { GlyphStamps, type Pixels } from './glyph-stamps.ts';
import { openTypeface, type Typeface } from './outlines.ts';
import { openSystemTypeface } from './system-typeface.ts';

type Draw = typeof Sharp.default;

/** More compression takes more time than the saved bytes are worth. */
const QUICK = { compressionLevel: 1 };

/** Returns a function that paints an image; what it needs is loaded with the first one. */
export function openPainter(
  path: string,
  logoFile: Buffer | undefined,
): (image: PreviewImage) => Promise<Buffer> {
  const open = async () => {
    const { default: sharp } = (await importPackage(path)) as typeof Sharp;
    const logo = logoFile && (await drawLogo(sharp, logoFile));
    const own = openTypeface();
    const stamps = new GlyphStamps(own, (svg) => drawPixels(sharp, svg));
    return { sharp, own, stamps, ...(logo && { logo }) };
  };
  const typefaces = new Map<string, Typeface>();
  const grounds = new Map<string, Promise<Pixels>>();
  let opened: ReturnType<typeof open> | undefined;
  return async (plain) => {
    const { sharp, own, stamps, logo } = await (opened ??= open());
    const image = logo ? { ...plain, logo } : plain;
    if (image.font !== undefined) {
      const typeface = borrow(image, image.font, typefaces);
      const lines = formatWords(layOutWords(image, typeface), typeface);
      return sharp(Buffer.from(formatGround(image, lines)))
        .removeAlpha()
        .png(QUICK)
        .toBuffer();
    }
    const ground = formatGround(image);
    const below = grounds.get(ground) ?? drawPixels(sharp, ground);
    grounds.set(ground, below);
    const { width, height, data } = await below;
    const pixels = { width, height, data: Uint8Array.from(data) };
    await stamps.put(layOutWords(image, own), pixels);
    const raw = { width, height, channels: 3 } as const;
    return sharp(pixels.data, { raw }).png(QUICK).toBuffer();
  };
}

function borrow(
  { language, direction }: PreviewImage,
  font: PreviewFont,
  known: Map<string, Typeface>,
): Typeface {
  const key = `${font.file} ${font.family} ${language} ${direction}`;
  const typeface = known.get(key) ?? openSystemTypeface(font, { language, direction });
  known.set(key, typeface);
  return typeface;
}

async function drawPixels(sharp: Draw, svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Undefined if the file is not an image. */
async function drawLogo(sharp: Draw, file: Buffer): Promise<PreviewLogo | undefined> {
  try {
    const { data, info } = await sharp(file, { density: 288 })
      .resize({ width: LOGO.width, height: LOGO.height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { png: data.toString('base64'), width, height };
  } catch {
    return undefined;
  }
}
