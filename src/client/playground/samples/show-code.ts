/** Replaces the text of highlighted code. Unchanged lines keep their elements. */
import { type ColoredLine, highlightCode } from './highlight-code.ts';

/** The initial state of a block, whose colors are right wherever one of its lines or words appears again. */
interface Arrival {
  readonly lines: ReadonlyMap<string, Element>;
  readonly colors: ReadonlyMap<string, string>;
}

const arrivals = new WeakMap<Element, Arrival>();

export function showCode(code: Element, text: string, language: string): void {
  const arrival = arrivals.get(code) ?? readArrival(code, language);
  arrivals.set(code, arrival);
  if (code.textContent === text) return;
  const present = [...code.querySelectorAll(':scope > .line')];
  const kept = new Map(present.map((line) => [line.textContent, line]));
  const lines = highlightCode(text, language, arrival.colors).map((line) => {
    const key = keyOf(line);
    const known = kept.get(key.slice(1));
    kept.delete(key.slice(1));
    const drawn = (arrival.lines.get(key)?.cloneNode(true) ?? drawLine(line)) as Element;
    return known?.outerHTML === drawn.outerHTML ? known : drawn;
  });
  code.replaceChildren(...lines.flatMap((line, rank) => (rank === 0 ? [line] : ['\n', line])));
}

function keyOf({ pieces, isInside }: ColoredLine): string {
  return `${isInside ? '+' : '-'}${pieces.map(({ text }) => text).join('')}`;
}

function readArrival(code: Element, language: string): Arrival {
  const elements = [...code.querySelectorAll(':scope > .line')];
  const read = highlightCode(code.textContent, language);
  const lines = new Map<string, Element>();
  for (const [rank, element] of elements.entries()) {
    const line = read[rank];
    if (line) lines.set(keyOf(line), element.cloneNode(true) as Element);
  }
  return { lines, colors: readColors(elements) };
}

/** Returns the colors of words that always have the same color. */
function readColors(lines: readonly Element[]): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  for (const piece of lines.flatMap((line) => [...line.childNodes])) {
    const color = piece instanceof Element ? piece.className : '';
    for (const word of piece.textContent?.match(/[\w$-]+/g) ?? []) {
      const isNew = !colors.has(word);
      colors.set(word, isNew || colors.get(word) === color ? color : '');
    }
  }
  return new Map([...colors].filter(([, color]) => color !== ''));
}

function drawLine({ pieces }: ColoredLine): HTMLElement {
  const line = document.createElement('span');
  line.className = 'line';
  line.append(
    ...pieces.map(({ text, color }) => {
      if (color === undefined) return text;
      const piece = document.createElement('span');
      piece.className = color;
      piece.textContent = text;
      return piece;
    }),
  );
  return line;
}
