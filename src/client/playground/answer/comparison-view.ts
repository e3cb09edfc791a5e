/** Compares a response with its documentation when the reader asks for it. */
import type { Definitions } from '../../../core/reference/model/documented-responses.ts';
import type { Documented } from '../../../core/reference/model/playground-model.ts';
import { mediaTypeOf } from './answer-body.ts';
import { button, element } from '../parts/elements.ts';
import type { Answer } from '../exchange/exchange.ts';
import { sayAnswer, sayNested } from '../parts/say-answer.ts';

export interface Compared {
  readonly documented: Documented;
  readonly answer: Pick<Answer, 'status' | 'headers'>;
  /** The text of the body. */
  readonly text: string;
}

/** Maximum number of places to list; more would add nothing new. */
const mostPlaces = 5;

function tellRounded(pointers: readonly string[]): string {
  const places = pointers.slice(0, mostPlaces).map((place) => place || sayAnswer('theBody'));
  if (pointers.length > mostPlaces) places.push('…');
  return sayAnswer('comparedRounded', { places: places.join(', ') });
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
        pointer === '' ? sayAnswer('theBody') : element('code', {}, pointer),
        ` ${sayNested(message)}`,
      ),
    );
    result.replaceChildren(
      element('p', {}, sayNested(check.summary)),
      ...(check.rounded === undefined ? [] : [element('p', {}, tellRounded(check.rounded))]),
      ...(findings.length > 0 ? [element('ul', {}, ...findings)] : []),
    );
  };
  const start = button(sayAnswer('compare'), () => {
    compare().catch(() => {
      result.replaceChildren(sayAnswer('partFailed'));
    });
  });
  return element(
    'section',
    { class: 'answer-check', 'aria-label': sayAnswer('comparison') },
    start,
    result,
  );
}

async function loadDefinitions(href: string): Promise<Definitions> {
  const response = await fetch(href);
  return (await response.json()) as Definitions;
}
