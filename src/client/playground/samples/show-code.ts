/** Replaces the text of highlighted code. Unchanged lines keep their elements. */
import { type ColouredLine, colourCode } from './colour-code.ts';

/** The initial state of a block, whose colors are right wherever one of its lines or words appears again. */
interface Arrival {
  readonly lines: ReadonlyMap<string, Element>;
  readonly colours: ReadonlyMap<string, string>;
}

const arrivals = new WeakMap<Element, Arrival>();

export function showCode(code: Element, text: string, language: string): void {
  const arrival = arrivals.get(code) ?? readArrival(code, language);
  arrivals.set(code, arrival);
  if (code.textContent === text) return;
  const present = [...code.querySelectorAll(':scope > .line')];
  const kept = new Map(present.map((line) => [line.textContent, line]));
  const lines = colourCode(text, language, arrival.colours).map((line) => {
    const key = keyOf(line);
    const known = kept.get(key.slice(1));
    kept.delete(key.slice(1));
    const drawn = (arrival.lines.get(key)?.cloneNode(true) ?? drawLine(line)) as Element;
    return known?.outerHTML === drawn.outerHTML ? known : drawn;
  });
  code.replaceChildren(...lines.flatMap((line, rank) => (rank === 0 ? [line] : ['\n', line])));
}

function keyOf({ pieces, isInside }: ColouredLine): string {
  return `${isInside ? '+' : '-'}${pieces.map(({ text }) => text).join('')}`;
}

function readArrival(code: Element, language: string): Arrival {
  const elements = [...code.querySelectorAll(':scope > .line')];
  const read = colourCode(code.textContent, language);
  const lines = new Map<string, Element>();
  for (const [rank, element] of elements.entries()) {
    const line = read[rank];
    if (line) lines.set(keyOf(line), element.cloneNode(true) as Element);
  }
  return { lines, colours: readColours(elements) };
}

/** Returns the colors of words that always have the same color. */
function readColours(lines: readonly Element[]): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  for (const piece of lines.flatMap((line) => [...line.childNodes])) {
    const colour = piece instanceof Element ? piece.className : '';
    for (const word of piece.textContent?.match(/[\w$-]+/g) ?? []) {
      const isNew = !colours.has(word);
      colours.set(word, isNew || colours.get(word) === colour ? colour : '');
    }
  }
  return new Map([...colours].filter(([, colour]) => colour !== ''));
}

function drawLine({ pieces }: ColouredLine): HTMLElement {
  const line = document.createElement('span');
  line.className = 'line';
  line.append(
    ...pieces.map(({ text, colour }) => {
      if (colour === undefined) return text;
      const piece = document.createElement('span');
      piece.className = colour;
      piece.textContent = text;
      return piece;
    }),
  );
  return line;
}
