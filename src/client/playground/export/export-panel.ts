/** The request in the form of another client, to be copied or saved; it follows what is filled in. */
import {
  type ExportFormat,
  exportFormats,
  exportName,
} from '../../../core/reference/request/exports/export-formats.ts';
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { button, element } from '../parts/elements.ts';
import { sayAnswer } from '../parts/say-answer.ts';
import { createChoice } from '../parts/section.ts';
import type { FormState } from '../state/form-state.ts';

export function createExportPanel(state: FormState): HTMLElement {
  const code = element('code');
  const told = element('span', { role: 'status' });
  let format = exportFormats[0];
  const show = (): void => {
    code.textContent = format ? printExport(format, state, isFilled()) : '';
    fill.hidden = !hasCredentials(state);
    told.replaceChildren();
  };
  const choice = createChoice(
    sayAnswer('exportFormat'),
    exportFormats.map(({ label }) => label),
    (index) => {
      format = exportFormats[index];
      show();
    },
  );
  const fill = button(sayAnswer('fillInCredentials'), () => {
    fill.setAttribute('aria-pressed', String(!isFilled()));
    show();
  });
  fill.setAttribute('aria-pressed', 'false');
  const isFilled = () => fill.getAttribute('aria-pressed') === 'true';
  const copy = button(sayAnswer('copy'), () => {
    void navigator.clipboard.writeText(code.textContent).then(
      () => told.replaceChildren(sayAnswer('copied')),
      () => told.replaceChildren(sayAnswer('copyFailed')),
    );
  });
  const save = button(sayAnswer('download'), () => {
    if (format) saveText(code.textContent, exportName(state.model) + format.ending);
  });
  state.onChange(show);
  show();
  return element(
    'section',
    { class: 'playground-section', 'aria-label': sayAnswer('export') },
    element(
      'div',
      { class: 'playground-parts' },
      element('div', { class: 'answer-tools' }, choice.element, fill, copy, save, told),
      // Scrolled by keys as well.
      element('pre', { class: 'answer-text', tabindex: '0' }, code),
    ),
  );
}

function hasCredentials({ requirements, credentials, origin }: FormState): boolean {
  return requirements.some(({ scheme }) => credentials.get(origin, scheme.key) !== undefined);
}

/** Credentials are placeholders, or variables, until the reader asks for them. */
function printExport({ print }: ExportFormat, state: FormState, isFilled: boolean): string {
  const request = isFilled ? state.request : state.shownRequest;
  return print({ name: state.model.title, request: withOrigin(request) });
}

function withOrigin(request: HttpRequest): HttpRequest {
  if (!request.url.startsWith('/')) return request;
  return { ...request, url: new URL(document.baseURI).origin + request.url };
}

function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  element('a', { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
