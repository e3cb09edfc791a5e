import { create, type Font } from 'fontkitten';
import type { FontMetrics } from '../../core/theme/fonts.ts';

/** What the font file says about itself; empty if it cannot be read. */
export function inspectFont(content: Buffer): Omit<FontFacts, 'hash'> {
  // Tables are read lazily, so a truncated font only fails in `readFacts`.
  try {
    const font = create(content);
    return font.isCollection ? {} : readFacts(font);
  } catch {
    return {};
  }
}

function readFacts(font: Font): Omit<FontFacts, 'hash'> {
  const { wght } = font.variationAxes;
  return {
    metrics: measure(font),
    ...(wght !== undefined && { weights: `${wght.min} ${wght.max}` }),
  };
}

/**
 * An English sentence with every letter, so that the mean of its widths approximates the average width of
 * text.
 */
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

export interface FontFacts {
  /** The first eight characters of a hash of the content. */
  readonly hash: string;
  /** The range of a variable font: `100 900`. */
  readonly weights?: string;
  /** Absent if the file cannot be read as a font. */
  readonly metrics?: FontMetrics;
}
