/** Colors of JSON that is rendered in the browser, the same as those of code in a page. */
import { listTokens } from '../../core/text/json/json-tokens.ts';

export const jsonClasses = { string: 'ts', number: 'tn', literal: 'tk', mark: undefined } as const;

/** Splits JSON text into pieces, wrapping those that have a color. */
export function renderColored(text: string): readonly (Node | string)[] {
  const content: (Node | string)[] = [];
  let end = 0;
  for (const { kind, text: found, start } of listTokens(text)) {
    const after = start + found.length;
    const isKey = kind === 'string' && /^\s*:/.test(text.slice(after, after + 20));
    content.push(text.slice(end, start));
    end = after;
    const name = isKey ? 'ta' : jsonClasses[kind];
    content.push(name === undefined ? found : drawPiece(found, name));
  }
  return [...content, text.slice(end)];
}

function drawPiece(text: string, name: string): HTMLElement {
  const piece = document.createElement('span');
  piece.className = name;
  piece.textContent = text;
  return piece;
}

/** Colors plain JSON of a page; its text stays the same. */
export function highlightJson(code: Element): void {
  // Markers of hidden characters are elements and would be lost.
  if (code.childElementCount > 0) return;
  code.replaceChildren(...renderColored(code.textContent));
}
