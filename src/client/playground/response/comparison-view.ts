/** Compares a response with its documentation when the reader asks for it. */
import type { Definitions } from '../../../core/reference/model/documented-responses.ts';
import type { Documented } from '../../../core/reference/model/playground-model.ts';
import { mediaTypeOf } from './response-body.ts';
import { button, element } from '../parts/elements.ts';
import type { ReceivedResponse } from '../exchange/outcome.ts';
import { getResponseMessage, formatNestedMessage } from '../parts/response-messages.ts';

export interface Compared {
  readonly documented: Documented;
  readonly answer: Pick<ReceivedResponse, 'status' | 'headers'>;
  /** The text of the body. */
  readonly text: string;
}

/** Maximum number of places to list; more would add nothing new. */
const maxPlaces = 5;

function reportRounded(pointers: readonly string[]): string {
  const places = pointers
    .slice(0, maxPlaces)
    .map((place) => place || getResponseMessage('theBody'));
  if (pointers.length > maxPlaces) places.push('…');
  return getResponseMessage('comparedRounded', { places: places.join(', ') });
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
      element(
        'li',
        {},
        pointer === '' ? getResponseMessage('theBody') : element('code', {}, pointer),
        ` ${formatNestedMessage(message)}`,
      ),
    );
    result.replaceChildren(
      element('p', {}, formatNestedMessage(check.summary)),
      ...(check.rounded === undefined ? [] : [element('p', {}, reportRounded(check.rounded))]),
      ...(findings.length > 0 ? [element('ul', {}, ...findings)] : []),
    );
  };
  const start = button(getResponseMessage('compare'), () => {
    compare().catch(() => {
      result.replaceChildren(getResponseMessage('partFailed'));
    });
  });
  return element(
    'section',
    { class: 'answer-check', 'aria-label': getResponseMessage('comparison') },
    start,
    result,
  );
}

async function loadDefinitions(href: string): Promise<Definitions> {
  const response = await fetch(href);
  return (await response.json()) as Definitions;
}
