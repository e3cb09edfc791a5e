/**
 * Lists server-sent events as they arrive. Each is a line that expands and shows its data as JSON if it is
 * JSON. Only the latest events are listed, so that a stream can run for long; the raw text contains all of
 * them.
 */
import { renderColored } from '../../reference/highlight-json.ts';
import { decodeText } from './response-body.ts';
import { choose, copyButton, downloadButton, type ShownBody } from './body-view.ts';
import { EventParser, type ServerEvent } from './event-parser.ts';
import { element } from '../parts/elements.ts';
import { JsonIndex } from './json-index.ts';
import { drawText, JsonView } from './json-view.ts';
import { getResponseMessage } from '../parts/response-messages.ts';
import { StreamView } from './stream-view.ts';

const maxListed = 500;
/** Maximum number of characters of data in the line of an event. */
const maxShort = 160;
/** Maximum number of characters of data in an expanded event. */
const maxText = 100_000;

export class EventList {
  readonly element: HTMLElement;
  readonly #list = element('ol', { class: 'event-list', dir: 'ltr', tabindex: '0' });
  readonly #note = element('p', { class: 'answer-note', hidden: true });
  readonly #tools: HTMLElement;
  readonly #raw: StreamView;
  // Event streams are always UTF-8, regardless of the headers.
  readonly #decoder = new TextDecoder();
  readonly #parser = new EventParser();
  #count = 0;

  constructor(headers: ShownBody['headers']) {
    this.#raw = new StreamView(headers);
    const frame = element('div', { class: 'answer-frame' }, this.#note, this.#list);
    const choice = choose(
      [getResponseMessage('events'), () => frame.replaceChildren(this.#note, this.#list)],
      [getResponseMessage('raw'), () => frame.replaceChildren(this.#raw.element)],
    );
    this.#tools = element('div', { class: 'answer-tools' }, choice);
    this.#list.setAttribute('aria-label', getResponseMessage('events'));
    this.element = element('section', { class: 'answer-body' }, this.#tools, frame);
    this.element.setAttribute('aria-label', getResponseMessage('body'));
  }

  append(chunk: Uint8Array): void {
    this.#raw.append(chunk);
    const events = this.#parser.push(this.#decoder.decode(chunk, { stream: true }));
    if (events.length === 0) return;
    const list = this.#list;
    // A reader who has scrolled up is reading, so do not scroll the list.
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
    this.#count += events.length;
    const shown = events.slice(-maxListed);
    const number = this.#count - shown.length;
    list.append(...shown.map((event, rank) => drawEvent(event, number + rank + 1)));
    while (list.childElementCount > maxListed) list.firstElementChild?.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
    this.#reportLeftOut();
  }

  /** Called at the end of the stream: offers to copy and download the body. */
  finish(body: ShownBody): void {
    this.#tools.append(copyButton(decodeText(body.bytes)), downloadButton(body));
  }

  #reportLeftOut(): void {
    this.#note.hidden = this.#count <= maxListed;
    this.#note.textContent = getResponseMessage('lastEvents', { count: maxListed });
  }
}

function drawEvent({ type, id, data }: ServerEvent, number: number): HTMLElement {
  const index = JsonIndex.read(data);
  const line = data.slice(0, maxShort).replace(/\s+/g, ' ');
  const rest = data.length > maxShort ? ' …' : '';
  const short = [
    element('span', { class: 'event-number' }, String(number)),
    element('span', { class: 'event-type' }, type),
    ...(id === '' ? [] : [element('span', { class: 'event-id' }, `id: ${id}`)]),
    element('span', { class: 'event-data' }, ...(index ? renderColored(line) : [line]), rest),
  ];
  const isWhole = rest === '' && !data.includes('\n') && !(index && index.root.count > 0);
  if (isWhole) return element('li', {}, element('div', { class: 'event-line' }, ...short));
  const opened = element('details', {}, element('summary', { class: 'event-line' }, ...short));
  const draw = () =>
    opened.append(index ? new JsonView(index).element : drawText(data.slice(0, maxText), false));
  opened.addEventListener('toggle', draw, { once: true });
  return element('li', {}, opened);
}
