/** Words as outlines of Lectern's own typeface, so that no image depends on the fonts of a machine. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';

export interface Outlines {
  readonly width: number;
  /** SVG elements, each with its position. */
  readonly markup: string;
}

/** Draws and measures text in a size, from 0 to the right. */
export type Draw = (text: string, size: number) => Outlines;

/** A way to draw words. */
export interface Typeface {
  readonly draw: Draw;
  /** Returns the attributes of a group that makes words in a color bold. */
  readonly bold: (color: string) => string;
}

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

export function openTypeface(): Typeface {
  const folder = dirname(
    fileURLToPath(import.meta.resolve('@fontsource-variable/geist/index.css')),
  );
  const fonts = SUBSETS.flatMap((subset): Font[] => {
    const font = create(readFileSync(join(folder, 'files', `geist-${subset}-wght-normal.woff2`)));
    return font.isCollection ? [] : [font];
  });
  const glyphs = new Map<string, DrawnGlyph>();
  const drawn = (letter: string): DrawnGlyph => {
    const known = glyphs.get(letter) ?? drawGlyph(letter, fonts);
    glyphs.set(letter, known);
    return known;
  };
  const draw: Draw = (text, size) => {
    let width = 0;
    let markup = '';
    for (const letter of text) {
      const { data, advance, unitsPerEm } = drawn(letter);
      const scale = size / unitsPerEm;
      const place = `translate(${width.toFixed(2)} 0) scale(${scale} ${-scale})`;
      if (data !== '') markup += `<path transform="${place}" d="${data}"/>`;
      width += advance * scale;
    }
    return { width, markup };
  };
  // The outlines are those of the regular weight: a stroke around them, in units of the font, makes them
  // bold.
  const bold = (color: string) => `stroke="${color}" stroke-width="26" stroke-linejoin="round"`;
  return { draw, bold };
}

/** A letter in the units of its font. */
interface DrawnGlyph {
  readonly data: string;
  readonly advance: number;
  readonly unitsPerEm: number;
}

/** A letter that no font has takes no space. */
function drawGlyph(letter: string, fonts: readonly Font[]): DrawnGlyph {
  const code = letter.codePointAt(0) ?? 0;
  const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
  if (font === undefined) return { data: '', advance: 0, unitsPerEm: 1 };
  const { path, advanceWidth } = font.glyphForCodePoint(code);
  return { data: path.toSVG(), advance: advanceWidth, unitsPerEm: font.unitsPerEm };
}

/** Breaks text into lines that are no wider than `most`; cuts off what does not fit into `count` lines. */
export function breakLines(
  text: string,
  { most, count, measure }: { most: number; count: number; measure: (text: string) => number },
): string[] {
  const lines: string[] = [];
  for (const { word, gap } of listWords(text)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''}${gap}${word}`;
    if (lines.length > 0 && measure(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, count).map((line) => cut(line, most, measure));
  if (lines.length <= count) return shown;
  return [...shown.slice(0, -1), cut(`${shown.at(-1) ?? ''} …`, most, measure)];
}

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

interface Word {
  readonly word: string;
  /** The text between the previous word and this one on the same line. */
  readonly gap: '' | ' ';
}

/** Splits text at the points where lines may break; punctuation stays with the word before it. */
function listWords(text: string): Word[] {
  const words: Word[] = [];
  for (const spaced of text.split(/\s+/).filter((each) => each !== '')) {
    if (!UNSPACED.test(spaced)) {
      words.push({ word: spaced, gap: ' ' });
      continue;
    }
    let gap: Word['gap'] = ' ';
    for (const { segment, isWordLike } of SEGMENTER.segment(spaced)) {
      const last = words.at(-1);
      if (isWordLike === false && gap === '' && last) {
        words[words.length - 1] = { ...last, word: last.word + segment };
      } else words.push({ word: segment, gap });
      gap = '';
    }
  }
  return words;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

function cut(line: string, most: number, measure: (text: string) => number): string {
  if (measure(line) <= most) return line;
  const letters = Array.from(line.replace(/ ?…$/, ''));
  while (letters.length > 1 && measure(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
