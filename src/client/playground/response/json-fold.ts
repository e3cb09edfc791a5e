/** One list or object of a tree. It is collapsed or open, and renders its parts a hundred at a time. */
import { button, type ElementContent, element } from '../parts/elements.ts';
import type { JsonPart } from './json-index.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

/** Number of parts rendered at a time. */
const step = 100;

interface FoldedPart extends Omit<JsonPart, 'key'> {
  /** `"name": ` */
  readonly name: readonly ElementContent[];
  /** `,` after all parts but the last. */
  readonly tail: string;
  readonly listParts: () => readonly JsonPart[];
}

export class JsonFold {
  readonly element: HTMLDetailsElement;
  readonly #part: FoldedPart;
  readonly #inside = element('div', { class: 'json-inside' });
  readonly #draw: (part: JsonPart, tail: string) => HTMLElement;
  #parts: readonly JsonPart[] | undefined;
  /** Buttons that stand for parts that are not rendered, with the range of these parts. */
  readonly #gaps = new Map<HTMLElement, readonly [from: number, to: number]>();

  constructor(part: FoldedPart, draw: (part: JsonPart, tail: string) => HTMLElement) {
    const { kind, name, tail, count } = part;
    const [open, close] = kind === 'list' ? ['[', ']'] : ['{', '}'];
    const counted = getResponseMessage(kind === 'list' ? 'itemCount' : 'fieldCount', { count });
    this.#part = part;
    this.#draw = draw;
    this.element = element(
      'details',
      { class: 'json-fold' },
      element(
        'summary',
        {},
        ...name,
        open,
        element('span', { class: 'json-count' }, ` ${counted} ${close}${tail}`),
      ),
      this.#inside,
      element('div', { class: 'json-line' }, `${close}${tail}`),
    );
    this.element.addEventListener('toggle', () => this.#fill());
  }

  /** The minimum number of lines that opening it renders. */
  get firstLines(): number {
    return Math.min(this.#part.count, step);
  }

  open(): void {
    this.#fill();
    this.element.open = true;
  }

  /** Opens the fold, and renders and returns the part that contains this offset of the text. */
  showPartAt(place: number): JsonPart | undefined {
    this.open();
    const parts = this.#parts ?? [];
    const rank = findRank(parts, place);
    const [gap, [from, to]] = Array.from(this.#gaps).find(
      ([, [first, last]]) => first <= rank && rank < last,
    ) ?? [undefined, [0, 0]];
    if (gap) this.#drawGap(gap, [from, to], Math.max(from, rank - (rank % step)));
    return parts[rank];
  }

  #fill(): void {
    if (this.#parts !== undefined) return;
    this.#parts = this.#part.listParts();
    const gap = this.#addGap(0, this.#parts.length);
    this.#inside.append(gap);
    this.#drawGap(gap, [0, this.#parts.length], 0);
  }

  #addGap(from: number, to: number): HTMLElement {
    const count = to - from;
    const gap = button(
      getResponseMessage('showMore', { count: Math.min(count, step), left: count }),
      () => this.#drawGap(gap, [from, to], from),
    );
    this.#gaps.set(gap, [from, to]);
    return gap;
  }

  /** Replaces a gap with a hundred parts, and with smaller gaps around them. */
  #drawGap(gap: HTMLElement, [from, to]: readonly [number, number], start: number): void {
    const parts = this.#parts ?? [];
    const end = Math.min(start + step, to);
    const drawn = parts
      .slice(start, end)
      .map((part, rank) => this.#draw(part, start + rank + 1 < parts.length ? ',' : ''));
    this.#gaps.delete(gap);
    gap.replaceWith(
      ...(from < start ? [this.#addGap(from, start)] : []),
      ...drawn,
      ...(end < to ? [this.#addGap(end, to)] : []),
    );
  }
}

/** Returns the index of the last part that begins at or before `place`. */
function findRank(parts: readonly JsonPart[], place: number): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const { key, start = 0 } = parts[middle] ?? {};
    if ((key?.start ?? start) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
