/**
 * Shows JSON as a collapsible tree. Parts that are collapsed or far down a long list are rendered on
 * demand.
 */
import { kindOfToken } from '../../../core/text/json/json-tokens.ts';
import { renderColored, jsonClasses } from '../../reference/highlight-json.ts';
import { button, type ElementContent, element } from '../parts/elements.ts';
import { JsonFold } from './json-fold.ts';
import type { JsonIndex, JsonPart } from './json-index.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

/** Maximum number of lines that are open initially. */
const maxOpen = 300;
/** Maximum number of characters of one value that are rendered initially. */
const maxCharacters = 10_000;
/** Longer text is not colored. */
const maxColored = 100_000;

/** The rendered text of a part, and the offset at which it begins. */
export interface DrawnText {
  readonly element: HTMLElement;
  readonly start: number;
}

interface Drawn {
  readonly key?: HTMLElement;
  /** Present for strings, numbers and literals. */
  readonly value?: HTMLElement;
  /** Renders the whole of a long value. */
  readonly complete?: () => void;
  /** Present for lists and objects. */
  readonly fold?: JsonFold;
}

export class JsonView {
  readonly element = element('div', { class: 'json-view', dir: 'ltr' });
  readonly #index: JsonIndex;
  /** Rendered parts, by the offset at which they begin. */
  readonly #drawn = new Map<number, Drawn>();
  #linesLeft = maxOpen;

  constructor(index: JsonIndex) {
    this.#index = index;
    this.element.append(this.#drawPart(index.root, ''));
  }

  /** Opens everything around an offset; undefined if there is neither a name nor a value at it. */
  reveal(place: number): DrawnText | undefined {
    let part: JsonPart | undefined = this.#index.root;
    while (part !== undefined) {
      const { key, value, complete, fold }: Drawn = this.#drawn.get(part.start) ?? {};
      if (key && part.key && place < part.key.end) return { element: key, start: part.key.start };
      complete?.();
      if (value) return { element: value, start: part.start };
      part = fold?.showPartAt(place);
    }
    return undefined;
  }

  #drawPart(part: JsonPart, tail: string): HTMLElement {
    this.#linesLeft -= 1;
    const { key, kind, count } = part;
    const shownKey = key && element('span', { class: 'ta' }, this.#index.textOf(key));
    const name = shownKey ? [shownKey, ': '] : [];
    if (kind !== 'scalar' && count > 0) return this.#drawFold(part, { name, shownKey, tail });
    const line = element('div', { class: 'json-line' }, ...name);
    const text = kind === 'scalar' ? this.#index.textOf(part) : kind === 'list' ? '[]' : '{}';
    const drawn = drawValue(text);
    this.#drawn.set(part.start, { ...(shownKey && { key: shownKey }), ...drawn });
    line.append(drawn.value, ...(drawn.more ? [drawn.more] : []), tail);
    return line;
  }

  #drawFold(part: JsonPart, { name, shownKey, tail }: FoldHead): HTMLElement {
    const fold = new JsonFold(
      {
        ...part,
        name,
        tail,
        listParts: () => this.#index.listParts(part),
      },
      (inner, innerTail) => this.#drawPart(inner, innerTail),
    );
    this.#drawn.set(part.start, { ...(shownKey && { key: shownKey }), fold });
    if (this.#linesLeft > fold.firstLines) fold.open();
    return fold.element;
  }
}

/** Renders a value, or the beginning of a long one with a button for the rest. */
function drawValue(text: string) {
  const shown = text.slice(0, maxCharacters);
  const value = element('span', { class: jsonClasses[kindOfToken(text)] }, shown);
  if (shown.length === text.length) return { value };
  const complete = () => {
    more.remove();
    value.textContent = text;
  };
  const left = text.length - shown.length;
  const more = button(getResponseMessage('showMore', { count: left, left }), complete);
  return { value, more, complete };
}

interface FoldHead {
  readonly name: readonly ElementContent[];
  readonly shownKey: HTMLElement | undefined;
  readonly tail: string;
}

/** Renders text in a block, colored if it is JSON. */
export function drawText(text: string, isJson: boolean): HTMLPreElement {
  const code = element('code');
  code.append(...(isJson && text.length <= maxColored ? renderColored(text) : [text]));
  // The tab stop makes it scrollable by keyboard.
  return element('pre', { class: 'answer-text', tabindex: '0' }, code);
}
