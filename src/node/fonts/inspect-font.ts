import { create, type Font } from 'fontkitten';
import type { FontMetrics } from '../../core/theme/fonts.ts';
import type { FontFacts } from './read-font.ts';

/** What the font itself tells; nothing where it cannot be read. */
export function inspectFont(content: Buffer): Omit<FontFacts, 'hash'> {
  const font = parse(content);
  if (font === undefined) return {};
  const { wght } = font.variationAxes;
  return {
    metrics: measure(font),
    ...(wght !== undefined && { weights: `${wght.min} ${wght.max}` }),
  };
}

function parse(content: Buffer): Font | undefined {
  try {
    const font = create(content);
    return font.isCollection ? undefined : font;
  } catch {
    return undefined;
  }
}

/** Every letter, as often as English needs them all and a blank between words. */
const SAMPLE = 'the quick brown fox jumps over the lazy dog';

function measure(font: Font): FontMetrics {
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const widths = Array.from(
    SAMPLE,
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: total / widths.length / unitsPerEm,
  };
}
