/**
 * Words in a font of the machine. The SVG renderer shapes the text, so letters are joined as their script
 * requires.
 */
import { escapeMarkup } from '../../core/html/escape-markup.ts';
import type { PreviewFont } from '../../core/site.ts';
import { readFonts } from '../../node/fonts/system-fonts.ts';
import type { PreviewImage } from './format-preview-image.ts';
import type { Typeface } from './outlines.ts';

/** The assumed width of a letter that the font lacks, relative to the font size; none is wider. */
const UNKNOWN_WIDTH = 1;

/** Lines are broken by the widths of single letters, because joined letters take no more space. */
export function openSystemTypeface(
  { family, file }: PreviewFont,
  { language, direction }: Pick<PreviewImage, 'language' | 'direction'>,
): Typeface {
  const font = readFonts(file).find(({ familyName }) => familyName === family);
  const widthOf = (letter: string): number => {
    const code = letter.codePointAt(0) ?? 0;
    if (font?.hasGlyphForCodePoint(code) !== true) return UNKNOWN_WIDTH;
    return font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  };
  const attributes = `font-family="${escapeMarkup(family)}" xml:lang="${escapeMarkup(language)}"`;
  return {
    draw(text, size) {
      const width = size * Array.from(text, widthOf).reduce((sum, each) => sum + each, 0);
      const place = direction === 'rtl' ? `x="${width.toFixed(2)}" direction="rtl"` : 'x="0"';
      const markup = `<text ${place} ${attributes} font-size="${size}">${escapeMarkup(text)}</text>`;
      return { width, markup: text === '' ? '' : markup };
    },
    bold: () => 'font-weight="600"',
  };
}
