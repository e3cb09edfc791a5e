/** Compares an answer with what the documentation says of it, when the reader asks for that. */
import type { DocumentedResponses } from '../../core/openapi/documented-responses.ts';
import { mediaTypeOf } from './answer-body.ts';
import { button, element } from './elements.ts';
import type { Answer } from './exchange.ts';

export interface Compared {
  readonly loadDocumented: () => Promise<DocumentedResponses>;
  readonly answer: Pick<Answer, 'status' | 'headers'>;
  /** Of the body. */
  readonly text: string;
}

export function drawComparison({ loadDocumented, answer, text }: Compared): HTMLElement {
  const result = element('div', { role: 'status' });
  const compare = async () => {
    const [{ checkResponse }, documented] = await Promise.all([
      import('./check-response.ts'),
      loadDocumented(),
    ]);
    const { status, headers } = answer;
    const check = checkResponse({ documented, status, mediaType: mediaTypeOf(headers), text });
    const findings = check.findings.map(({ pointer, message }) =>
      element('li', {}, pointer === '' ? 'The body' : element('code', {}, pointer), ` ${message}`),
    );
    result.replaceChildren(
      element('p', {}, check.summary),
      ...(findings.length > 0 ? [element('ul', {}, ...findings)] : []),
    );
  };
  const start = button('Compare with the documentation', () => {
    compare().catch(() => {
      result.replaceChildren('The comparison could not be loaded. Try again.');
    });
  });
  return element('section', { class: 'answer-check', 'aria-label': 'Comparison' }, start, result);
}
