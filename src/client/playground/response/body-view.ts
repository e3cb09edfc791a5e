/** Renders the body of a response by its kind: JSON as a tree, text as text, bytes as a size and an image. */
import {
  decodeText,
  formatSize,
  hexDump,
  kindOfBody,
  maxShownCharacters,
} from './response-body.ts';
import { button, type ElementContent, element } from '../parts/elements.ts';
import { JsonIndex } from './json-index.ts';
import { JsonSearch } from './json-search.ts';
import { drawText, JsonView } from './json-view.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

const dumped = 256;

export interface ShownBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: readonly (readonly [string, string])[];
  /** The content type without parameters. */
  readonly mediaType: string;
  readonly isCut: boolean;
  /** Returns a URL at which the page can load the bytes until the view is cleared. */
  readonly toUrl: (type: string) => string;
}

/** Renders a body; undefined if it is empty. */
export function drawBody(body: ShownBody): HTMLElement | undefined {
  const { bytes, headers, mediaType } = body;
  const kind = kindOfBody(mediaType, bytes);
  switch (kind) {
    case 'empty':
      return undefined;
    case 'json':
    case 'text':
      return drawTextBody(body, decodeText(bytes, headers));
    case 'image':
    case 'binary':
      return drawBytes(body, kind === 'image');
  }
}

function drawTextBody(body: ShownBody, text: string): HTMLElement {
  const shown = text.slice(0, maxShownCharacters);
  const index = body.isCut ? undefined : JsonIndex.read(text);
  const raw = (): readonly HTMLElement[] => [
    ...(shown.length < text.length ? [restNote()] : []),
    drawText(shown, index !== undefined),
  ];
  const others = [copyButton(text), downloadButton(body)];
  if (index === undefined || index.root.count === 0) return draw(others, raw());
  const view = new JsonView(index);
  const search = new JsonSearch(view, text).element;
  const frame = element('div', { class: 'answer-frame' }, view.element);
  const show = (isPretty: boolean) => {
    search.hidden = !isPretty;
    frame.replaceChildren(...(isPretty ? [view.element] : raw()));
  };
  const choice = choose(
    [getResponseMessage('pretty'), () => show(true)],
    [getResponseMessage('raw'), () => show(false)],
  );
  return draw([choice, search, ...others, keepButton(view.element)], [frame]);
}

/** Creates the button that lets the reader choose a value. The code for that is loaded on demand. */
function keepButton(view: HTMLElement): HTMLElement {
  let choosing: { readonly stop: () => void } | undefined;
  const made = button(getResponseMessage('keepValue'), () => {
    if (choosing) choosing.stop();
    choosing = undefined;
    const isOn = made.getAttribute('aria-pressed') !== 'true';
    made.setAttribute('aria-pressed', String(isOn));
    if (!isOn) return;
    void import('./keep-value.ts').then(({ chooseValue }) => {
      if (made.getAttribute('aria-pressed') === 'true') choosing = chooseValue(view, made);
    });
  });
  made.setAttribute('aria-pressed', 'false');
  return made;
}

function restNote(): HTMLElement {
  return element('p', { class: 'answer-note' }, getResponseMessage('firstMegabyte'));
}

type Choice = readonly [label: string, show: () => void];

/** Creates two buttons, one of which is pressed. */
export function choose(first: Choice, second: Choice): HTMLElement {
  const buttons = [first, second].map(([label, show], rank) => {
    const made = button(label, () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === made));
      show();
    });
    made.setAttribute('aria-pressed', String(rank === 0));
    return made;
  });
  return element(
    'div',
    { class: 'answer-choice', role: 'group', 'aria-label': getResponseMessage('viewOfAnswer') },
    ...buttons,
  );
}

function drawBytes(body: ShownBody, isImage: boolean): HTMLElement {
  const { bytes, mediaType, toUrl } = body;
  const name = mediaType === '' ? getResponseMessage('untypedBytes') : mediaType;
  const start =
    bytes.length > dumped ? ` ${getResponseMessage('firstBytes', { count: dumped })}` : '';
  const frame = element(
    'div',
    { class: 'answer-frame' },
    drawText(hexDump(bytes.subarray(0, dumped)), false),
  );
  const tools: ElementContent[] = [];
  if (isImage) {
    const show = button(getResponseMessage('showImage'), () => {
      const image = element('img', {
        class: 'answer-image',
        alt: getResponseMessage('answerImage'),
      });
      image.addEventListener('error', () => {
        frame.replaceChildren(
          element('p', { class: 'answer-note' }, getResponseMessage('noImage')),
        );
      });
      image.src = toUrl(mediaType);
      frame.replaceChildren(image);
      show.remove();
    });
    tools.push(show);
  }
  tools.push(downloadButton(body));
  const note = element(
    'p',
    { class: 'answer-note' },
    `${name}: ${formatSize(bytes.length)}.${start}`,
  );
  return draw(tools, [note, frame]);
}

function draw(tools: readonly ElementContent[], shown: readonly ElementContent[]): HTMLElement {
  return element(
    'section',
    { class: 'answer-body', 'aria-label': getResponseMessage('body') },
    element('div', { class: 'answer-tools' }, ...tools),
    ...shown,
  );
}

export function copyButton(text: string): HTMLElement {
  const made = button(getResponseMessage('copy'), () => {
    void navigator.clipboard.writeText(text).then(
      () => made.replaceChildren(getResponseMessage('copied')),
      () => made.replaceChildren(getResponseMessage('copyFailed')),
    );
  });
  return made;
}

export function downloadButton({ mediaType, toUrl, isCut }: ShownBody): HTMLElement {
  return button(getResponseMessage(isCut ? 'downloadPart' : 'download'), () => {
    // A type that no browser would open as a page of this site.
    const link = element('a', {
      href: toUrl('application/octet-stream'),
      download: `response${extensionOf(mediaType)}`,
    });
    link.click();
  });
}

const extensions: readonly (readonly [RegExp, string])[] = [
  [/[/+]json$/, '.json'],
  [/[/+]xml$/, '.xml'],
  [/ya?ml$/, '.yaml'],
  [/^text\/html$/, '.html'],
  [/^text\/csv$/, '.csv'],
  [/^text\//, '.txt'],
  [/^application\/pdf$/, '.pdf'],
  [/^application\/zip$/, '.zip'],
  [/^image\/(?:png|gif|webp|avif)$/, ''],
];

function extensionOf(mediaType: string): string {
  const [, found = ''] = extensions.find(([pattern]) => pattern.test(mediaType)) ?? [];
  return mediaType.startsWith('image/') ? `.${mediaType.slice(6).replace(/\W.*/, '')}` : found;
}
