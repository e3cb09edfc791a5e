/** What has to be known of a font file: its sizes, its weights, and a hash of its content. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import type { FontMetrics } from '../../core/theme/fonts.ts';
import { fileStamp } from '../disk/file-stamp.ts';
import { ownFontFacts } from './own-font-facts.ts';

export interface FontFacts {
  /** Eight characters of a hash of the content. */
  readonly hash: string;
  /** Range of a variable font: `100 900`. */
  readonly weights?: string;
  /** Absent where the file cannot be read as a font. */
  readonly metrics?: FontMetrics;
}

const known = new Map<string, FontFacts>();

/** Remembered for as long as the file stays the same. */
export function readFont(file: string): FontFacts {
  const identity = `${file}\n${fileStamp(file)}`;
  const facts = known.get(identity) ?? readFacts(readFileSync(file));
  known.set(identity, facts);
  return facts;
}

function readFacts(content: Buffer): FontFacts {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { hash, ...(ownFontFacts.get(hash) ?? inspectFont(content)) };
}

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
