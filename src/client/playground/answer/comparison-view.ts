/** Compares an answer with what the documentation says of it, when the reader asks for that. */
import type { Definitions } from '../../../core/reference/model/documented-responses.ts';
import type { Documented } from '../../../core/reference/model/playground-model.ts';
import { mediaTypeOf } from './answer-body.ts';
import { button, element } from '../parts/elements.ts';
import type { Answer } from '../exchange/exchange.ts';

export interface Compared {
  readonly documented: Documented;
  readonly answer: Pick<Answer, 'status' | 'headers'>;
  /** Text of the body. */
  readonly text: string;
}

export function drawComparison({ documented, answer, text }: Compared): HTMLElement {
  const result = element('div', { role: 'status' });
  const compare = async () => {
    const [{ checkResponse }, definitions] = await Promise.all([
      import('../../../core/reference/answer/check-response.ts'),
      loadDefinitions(documented.definitions),
    ]);
    const { status, headers } = answer;
    const check = checkResponse({
      responses: documented.responses,
      definitions,
      status,
      mediaType: mediaTypeOf(headers),
      text,
    });
    const findings = check.findings.map(({ pointer, message }) =>
      element('li', {}, pointer === '' ? 'The body' : element('code', {}, pointer), ` ${message}`),
    );
    result.replaceChildren(
      element('p', {}, check.summary),
      ...(check.remark === undefined ? [] : [element('p', {}, check.remark)]),
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

async function loadDefinitions(href: string): Promise<Definitions> {
  const response = await fetch(href);
  return (await response.json()) as Definitions;
}
