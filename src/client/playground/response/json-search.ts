/** Searches a JSON response, and steps through the matches. */
import { button, element } from '../parts/elements.ts';
import { getResponseMessage } from '../parts/response-messages.ts';
import { type FoundPlace, findInJson, maxMatches } from './find-in-json.ts';
import type { DrawnText, JsonView } from './json-view.ts';

/** Milliseconds after the last key press, so that large responses are not searched for every letter. */
const delayMilliseconds = 150;

export class JsonSearch {
  readonly element: HTMLElement;
  readonly #view: JsonView;
  readonly #text: string;
  readonly #field = element('input', {
    type: 'search',
    class: 'answer-query',
    placeholder: getResponseMessage('search'),
    'aria-label': getResponseMessage('search'),
    autocomplete: 'off',
    spellcheck: 'false',
  });
  readonly #status = element('span', { class: 'answer-found', role: 'status' });
  readonly #steps = [button('↑', () => this.#go(-1)), button('↓', () => this.#go(1))] as const;
  #places: readonly FoundPlace[] = [];
  #rank = 0;
  #marked: DrawnText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: JsonView, text: string) {
    this.#view = view;
    this.#text = text;
    const [previous, next] = this.#steps;
    previous.ariaLabel = getResponseMessage('previous');
    next.ariaLabel = getResponseMessage('next');
    this.element = element(
      'div',
      { class: 'answer-search', role: 'search' },
      this.#field,
      this.#status,
      previous,
      next,
    );
    this.#field.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#find(), delayMilliseconds);
    });
    this.#field.addEventListener('keydown', this.#onKeydown);
    this.#announce();
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (this.#timer === undefined) this.#go(event.shiftKey ? -1 : 1);
    else this.#find();
  };

  #find(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#places = findInJson(this.#text, this.#field.value);
    this.#rank = 0;
    this.#show();
  }

  #go(by: number): void {
    const count = this.#places.length;
    if (count === 0) return;
    this.#rank = (this.#rank + by + count) % count;
    this.#show();
  }

  #show(): void {
    this.#unmark();
    const place = this.#places[this.#rank];
    const drawn = place && this.#view.reveal(place.start);
    if (place && drawn) this.#mark(drawn, place);
    this.#announce();
  }

  /** Marks a match, as far as it is within one name or value. */
  #mark(drawn: DrawnText, { start, end }: FoundPlace): void {
    const text = drawn.element.textContent;
    const from = start - drawn.start;
    const to = end - drawn.start;
    const mark = element('mark', { class: 'answer-mark' }, text.slice(from, to));
    drawn.element.replaceChildren(text.slice(0, from), mark, text.slice(to));
    this.#marked = drawn;
    mark.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #unmark(): void {
    const shown = this.#marked?.element;
    shown?.replaceChildren(shown.textContent);
    this.#marked = undefined;
  }

  #announce(): void {
    const count = this.#places.length;
    const hasQuery = this.#field.value.trim() !== '';
    const all = `${count}${count === maxMatches ? '+' : ''}`;
    this.#status.textContent = hasQuery ? `${count === 0 ? 0 : this.#rank + 1} / ${all}` : '';
    for (const step of this.#steps) step.disabled = count === 0;
  }
}
