/** Colours of JSON where a text of it is drawn in the browser: the same as code of a page has. */
import { listTokens } from '../../core/text/json/json-tokens.ts';

export const jsonClasses = { string: 'ts', number: 'tn', literal: 'tk', mark: undefined } as const;

/** JSON's text in pieces, some of them with a colour. */
export function drawColoured(text: string): readonly (Node | string)[] {
  const content: (Node | string)[] = [];
  let end = 0;
  for (const { kind, text: found, start } of listTokens(text)) {
    const behind = start + found.length;
    const isKey = kind === 'string' && /^\s*:/.test(text.slice(behind, behind + 20));
    content.push(text.slice(end, start));
    end = behind;
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

/** Gives plain JSON of a page its colours; the text stays the same. */
export function colourJson(code: Element): void {
  // Signs in the place of hidden characters are elements, and would be lost.
  if (code.childElementCount > 0) return;
  code.replaceChildren(...drawColoured(code.textContent));
}
