/** Words as outlines of Lectern's own typeface, so that no picture depends on fonts of a machine. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';

export interface Outlines {
  readonly width: number;
  /** Data of a `<path>`, for each letter, with its place. */
  readonly markup: string;
}

/** Draws and measures text in a size, from 0 on to the right. */
export type Draw = (text: string, size: number) => Outlines;

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

export function openTypeface(): Draw {
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
  return (text, size) => {
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
}

/** A letter in the units of its font. */
interface DrawnGlyph {
  readonly data: string;
  readonly advance: number;
  readonly unitsPerEm: number;
}

/** Letters that no font has take no room. */
function drawGlyph(letter: string, fonts: readonly Font[]): DrawnGlyph {
  const code = letter.codePointAt(0) ?? 0;
  const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
  if (font === undefined) return { data: '', advance: 0, unitsPerEm: 1 };
  const { path, advanceWidth } = font.glyphForCodePoint(code);
  return { data: path.toSVG(), advance: advanceWidth, unitsPerEm: font.unitsPerEm };
}

/** Text in lines that are no wider than `most`; what does not fit into `count` of them is cut off. */
export function breakLines(
  text: string,
  { most, count, measure }: { most: number; count: number; measure: (text: string) => number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = [lines.at(-1), word].filter((each) => each !== undefined).join(' ');
    if (lines.length > 0 && measure(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, count).map((line) => cut(line, most, measure));
  if (lines.length <= count) return shown;
  return [...shown.slice(0, -1), cut(`${shown.at(-1) ?? ''} …`, most, measure)];
}

function cut(line: string, most: number, measure: (text: string) => number): string {
  if (measure(line) <= most) return line;
  const letters = Array.from(line.replace(/ ?…$/, ''));
  while (letters.length > 1 && measure(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
