/**
 * Shows the outcome of a request. Everything from the server is text: HTML of a response is never parsed,
 * and an image is rendered only when the reader asks for it.
 */
import type { Documented } from '../../../core/reference/model/playground-model.ts';
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { decodeText, formatSize, formatTime, kindOfBody, mediaTypeOf } from './response-body.ts';
import { listNotes, type ResponseNote } from './response-notes.ts';
import type { drawBody, ShownBody } from './body-view.ts';
import { element } from '../parts/elements.ts';
import type { ReceivedResponse, Outcome } from '../exchange/outcome.ts';
import type { Failure } from '../exchange/failures.ts';
import { findDocumented } from '../../../core/reference/answer/find-documented.ts';
import { receiveResponse, type ReadBody } from '../exchange/receive-response.ts';
import { isStreamType } from '../../../core/reference/request/media-type.ts';
import { drawRedirects } from './redirect-list.ts';
import { StreamView } from './stream-view.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

export interface ResponseContext {
  readonly request: HttpRequest;
  /** `request` with placeholders instead of credentials. */
  readonly masked?: HttpRequest;
  readonly documented?: Documented | undefined;
}

export class ResponseView {
  readonly #statusLine: HTMLElement;
  readonly #shown = element('div', { class: 'answer' });
  /** Object URLs, revoked when their bytes are no longer shown. */
  #urls: readonly string[] = [];
  /** Increases with everything shown, so that late results can be discarded. */
  #turn = 0;

  /** @param statusLine a live region, which gets one sentence per response. */
  constructor(host: HTMLElement, statusLine: HTMLElement) {
    this.#statusLine = statusLine;
    host.append(this.#shown);
  }

  /** Shows an outcome. Resolves when the whole response has been read and shown. */
  async show(outcome: Outcome, context: ResponseContext): Promise<void> {
    this.clear();
    if (outcome.kind === 'failure') this.#showFailure(outcome, context);
    else await this.#showResponse(outcome, context);
  }

  /** Removes what is shown, and discards results that are still pending. */
  clear(): void {
    this.#turn += 1;
    for (const url of this.#urls) URL.revokeObjectURL(url);
    this.#urls = [];
    this.#statusLine.replaceChildren();
    this.#shown.replaceChildren();
  }

  #showFailure(failure: Failure, context: ResponseContext): void {
    this.#statusLine.textContent = failure.message;
    this.#shown.append(drawNote(failure, 'answer-failure'));
    if (failure.hasCurl) void this.#offerCurl(context);
  }

  /** Offers the request as a command. Loaded on demand, because most requests succeed. */
  async #offerCurl({ request, masked }: ResponseContext): Promise<void> {
    const turn = this.#turn;
    const { offerCurl } = await import('../export/export-panel.ts');
    if (turn === this.#turn) this.#shown.append(offerCurl(request, masked));
  }

  async #showResponse(answer: ReceivedResponse, context: ResponseContext): Promise<void> {
    const turn = this.#turn;
    const isLate = () => turn !== this.#turn;
    // Load the view when there is a response to render, while its body is still arriving.
    const drawing = import('./body-view.ts').catch(() => undefined);
    const mediaType = mediaTypeOf(answer.headers);
    const head = drawHead(answer);
    const rest = element('div', { class: 'answer-rest' });
    const { redirects = [] } = answer;
    this.#shown.append(head.line);
    if (redirects.length > 0) this.#shown.append(drawRedirects(redirects));
    this.#shown.append(drawHeaders(answer), rest);
    const stream = await openStream(answer, mediaType);
    if (isLate()) return;
    if (stream) rest.append(stream.element);
    const read = await receiveResponse(answer, (chunk, size) => {
      if (isLate()) return;
      stream?.append(chunk);
      head.size.textContent = getResponseMessage('sizeSoFar', { size: formatSize(size) });
    });
    if (isLate()) return;
    const size = formatSize(read.bytes.length);
    head.size.textContent = read.isCut ? getResponseMessage('sizeAndMore', { size }) : size;
    head.time.textContent = formatTime(answer.total());
    this.#statusLine.textContent = `${[answer.status, answer.statusText].join(' ').trim()}, ${formatTime(answer.total())}, ${formatSize(read.bytes.length)}.`;
    const view = await drawing;
    if (isLate()) return;
    await this.#showBody({ answer, context, read, rest, view, stream, isLate });
  }

  async #showBody({ answer, context, read, rest, view, stream, isLate }: Finished): Promise<void> {
    const { headers } = answer;
    const { documented } = context;
    const mediaType = mediaTypeOf(headers);
    const kind = kindOfBody(mediaType, read.bytes);
    const isText = (kind === 'json' || kind === 'text') && !read.isCut && !read.failure;
    const text = isText ? decodeText(read.bytes, headers) : undefined;
    const shown = {
      bytes: read.bytes,
      headers,
      mediaType,
      isCut: read.isCut,
      toUrl: (type: string) => this.#toUrl(read.bytes, type),
    };
    // Events are already rendered, and a reader may have expanded some.
    if (stream?.finish) stream.finish(shown);
    else rest.replaceChildren(drawWhole(shown, view));
    if (documented && text !== undefined && kind === 'json') {
      const comparison = await import('./comparison-view.ts').catch(() => undefined);
      if (isLate()) return;
      if (comparison) rest.append(comparison.drawComparison({ documented, answer, text }));
    }
    const notes = findNotes(answer, context, text);
    const all = [...(read.failure ? [read.failure] : []), ...notes];
    rest.prepend(...all.map((note) => drawNote(note, 'answer-note')));
  }

  #toUrl(bytes: Uint8Array<ArrayBuffer>, type: string): string {
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    this.#urls = [...this.#urls, url];
    return url;
  }
}

/** Renders a streamed body as it arrives. */
interface StreamDrawing {
  readonly element: HTMLElement;
  readonly append: (chunk: Uint8Array) => void;
  /** Absent if the complete body is rendered again at the end. */
  readonly finish?: (body: ShownBody) => void;
}

/** Returns undefined for a body that is shown only when it is complete. */
async function openStream(
  { headers }: ReceivedResponse,
  type: string,
): Promise<StreamDrawing | undefined> {
  if (!isStreamType(type)) return undefined;
  const events =
    type === 'text/event-stream'
      ? await import('./event-list.ts').catch(() => undefined)
      : undefined;
  return events ? new events.EventList(headers) : new StreamView(headers);
}

function drawWhole(body: ShownBody, view: Finished['view']): HTMLElement {
  const none = getResponseMessage(view ? 'noBody' : 'bodyFailed');
  return view?.drawBody(body) ?? element('p', { class: 'answer-note' }, none);
}

interface Finished {
  readonly answer: ReceivedResponse;
  readonly context: ResponseContext;
  readonly read: ReadBody;
  /** The host of everything below the head. */
  readonly rest: HTMLElement;
  readonly stream: StreamDrawing | undefined;
  /** Undefined if the view could not be loaded. */
  readonly view: { readonly drawBody: typeof drawBody } | undefined;
  readonly isLate: () => boolean;
}

/** @param text of the body, if it is complete. */
function findNotes(
  answer: ReceivedResponse,
  { documented, request }: ResponseContext,
  text: string | undefined,
): readonly ResponseNote[] {
  const contents = findDocumented(documented?.responses ?? [], answer.status)?.contents ?? [];
  return listNotes({
    answer,
    request,
    ...(text !== undefined && { text }),
    documented: contents.map(({ mediaType }) => mediaType),
  });
}

function drawNote({ message, next }: ResponseNote, name: string): HTMLElement {
  return element(
    'div',
    { class: name },
    element('p', {}, element('strong', {}, message)),
    element('p', {}, next),
  );
}

function drawHead(answer: ReceivedResponse) {
  const { status, statusText, firstByte, via } = answer;
  const time = element('span', { class: 'answer-time' }, formatTime(firstByte));
  const size = element('span', { class: 'answer-size' });
  const badge = element('span', { class: `status ${classOf(status)}` }, String(status));
  const line = element('p', { class: 'answer-line' }, badge, ` ${statusText} `, time, ' ', size);
  line.title = getResponseMessage(via === 'proxy' ? 'sentByProxy' : 'sentByBrowser');
  return { line, time, size };
}

function classOf(status: number): string {
  if (status < 300) return status < 200 ? '' : 'status-good';
  if (status < 400) return 'status-moved';
  return status < 500 ? 'status-wrong' : 'status-broken';
}

function drawHeaders({ headers, hiddenCookies = [] }: ReceivedResponse): HTMLElement {
  const count = getResponseMessage('headerCount', { count: headers.length });
  const rows = headers.map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value)),
  );
  return element(
    'details',
    { class: 'answer-headers' },
    element('summary', {}, count),
    element('dl', { dir: 'ltr' }, ...rows),
    ...(hiddenCookies.length > 0
      ? [element('p', { class: 'answer-note' }, getResponseMessage('cookieHidden'))]
      : []),
  );
}
