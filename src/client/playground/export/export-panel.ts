/** Shows a request in the format of another client, to be copied or saved. */
import {
  exportFormats,
  exportName,
} from '../../../core/reference/request/exports/export-formats.ts';
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { button, element } from '../parts/elements.ts';
import { getResponseMessage } from '../parts/response-messages.ts';
import { createChoice } from '../parts/section.ts';
import type { FormState } from '../state/form-state.ts';

interface ExportSource {
  readonly title: string;
  readonly path: string;
  readonly request: HttpRequest;
  /** The request with placeholders instead of credentials. */
  readonly masked: HttpRequest;
}

/** Creates a panel that follows the form. */
export function createExportPanel(state: FormState): HTMLElement {
  const { tools, text, show } = createExport(() => {
    const { model, request, shownRequest, requirements, credentials, origin } = state;
    const hasOwn = requirements.some(({ scheme }) => credentials.get(origin, scheme.key));
    return { ...model, request: hasOwn ? request : shownRequest, masked: shownRequest };
  });
  state.onChange(show);
  return element(
    'section',
    { class: 'playground-section', 'aria-label': getResponseMessage('export') },
    element('div', { class: 'playground-parts' }, tools, text),
  );
}

/** Offers to export a request that could not be sent; the first format is a curl command. */
export function offerCurl(
  request: HttpRequest,
  masked: HttpRequest | undefined = request,
): HTMLElement {
  const [path = ''] = request.url.replace(/^\w+:\/\/[^/]*/, '').split('?');
  const title = `${request.method} ${path}`;
  const { tools, text } = createExport(() => ({ title, path, request, masked }));
  return element(
    'section',
    { class: 'answer-curl', 'aria-label': getResponseMessage('curlCommand') },
    tools,
    text,
  );
}

function createExport(read: () => ExportSource) {
  const code = element('code');
  const status = element('span', { role: 'status' });
  let format = exportFormats[0];
  const fill = button(getResponseMessage('fillInCredentials'), () => {
    fill.setAttribute('aria-pressed', String(!isFilled()));
    show();
  });
  fill.setAttribute('aria-pressed', 'false');
  const isFilled = () => fill.getAttribute('aria-pressed') === 'true';
  const show = (): void => {
    const { title, request, masked } = read();
    const shown = withOrigin(isFilled() ? request : masked);
    code.textContent = format?.print({ name: title, request: shown }).trimEnd() ?? '';
    fill.hidden = JSON.stringify(request) === JSON.stringify(masked);
    status.replaceChildren();
  };
  const labels = exportFormats.map(({ label }) => label);
  const choice = createChoice(getResponseMessage('exportFormat'), labels, (index) => {
    format = exportFormats[index];
    show();
  });
  const copy = button(getResponseMessage('copy'), () => {
    void navigator.clipboard.writeText(code.textContent).then(
      () => status.replaceChildren(getResponseMessage('copied')),
      () => status.replaceChildren(getResponseMessage('copyFailed')),
    );
  });
  const save = button(getResponseMessage('download'), () => {
    const { path, request } = read();
    const name = exportName({ method: request.method, path });
    saveText(`${code.textContent}\n`, name + (format?.ending ?? ''));
  });
  show();
  return {
    tools: element('div', { class: 'answer-tools' }, choice.element, fill, copy, save, status),
    // The tab stop makes it scrollable by keyboard.
    text: element('pre', { class: 'answer-text', tabindex: '0' }, code),
    show,
  };
}

function withOrigin(request: HttpRequest): HttpRequest {
  if (!request.url.startsWith('/')) return request;
  return { ...request, url: new URL(document.baseURI).origin + request.url };
}

function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text]));
  element('a', { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
