/** The request as a command for a terminal, with the reader's credentials only when asked for. */
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { button, element } from '../parts/elements.ts';
import { sayAnswer } from '../parts/say-answer.ts';

export interface CurlOffer {
  readonly request: HttpRequest;
  /** The request with placeholders for credentials; absent where there are none. */
  readonly masked?: HttpRequest;
}

export function offerCurl({ request, masked = request }: CurlOffer): HTMLElement {
  const code = element('code');
  const told = element('span', { role: 'status' });
  const show = async (shown: HttpRequest) => {
    code.textContent = await printCurl(shown);
  };
  const copy = button(sayAnswer('copy'), () => {
    void navigator.clipboard.writeText(code.textContent).then(
      () => told.replaceChildren(sayAnswer('copied')),
      () => told.replaceChildren(sayAnswer('copyFailed')),
    );
  });
  const tools = element('div', { class: 'answer-tools' }, copy, told);
  if (JSON.stringify(masked) !== JSON.stringify(request)) {
    const fill = button(sayAnswer('fillInCredentials'), () => {
      const isFilled = fill.getAttribute('aria-pressed') !== 'true';
      fill.setAttribute('aria-pressed', String(isFilled));
      void show(isFilled ? request : masked);
    });
    fill.setAttribute('aria-pressed', 'false');
    tools.prepend(fill);
  }
  void show(masked);
  const text = element('pre', { class: 'answer-text', tabindex: '0' }, code);
  return element(
    'section',
    { class: 'answer-curl', 'aria-label': sayAnswer('curlCommand') },
    tools,
    text,
  );
}

/** Printers are loaded when the first command is wanted. */
async function printCurl(request: HttpRequest): Promise<string> {
  const { buildCodeSamples } =
    await import('../../../core/reference/request/samples/code-samples.ts');
  const url = request.url.startsWith('/')
    ? new URL(request.url, document.baseURI).href
    : request.url;
  const { samples } = buildCodeSamples({ ...request, url }, ['curl']);
  return samples[0]?.text ?? '';
}
