/** Compares an answer with what the documentation says of it, when the reader asks for that. */
import type { Saying } from '../../../core/language/playground/playground-wording.ts';
import type { Definitions } from '../../../core/reference/model/documented-responses.ts';
import type { Documented } from '../../../core/reference/model/playground-model.ts';
import { mediaTypeOf } from './answer-body.ts';
import { button, element } from '../parts/elements.ts';
import type { Answer } from '../exchange/exchange.ts';
import { say } from '../parts/say.ts';

export interface Compared {
  readonly documented: Documented;
  readonly answer: Pick<Answer, 'status' | 'headers'>;
  /** Text of the body. */
  readonly text: string;
}

/** More places than this tell nothing new. */
const mostPlaces = 5;

function tell({ key, values }: Saying): string {
  return say(key, values);
}

function tellRounded(pointers: readonly string[]): string {
  const places = pointers.slice(0, mostPlaces).map((place) => place || say('theBody'));
  if (pointers.length > mostPlaces) places.push('…');
  return say('comparedRounded', { places: places.join(', ') });
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
        pointer === '' ? say('theBody') : element('code', {}, pointer),
        ` ${tell(message)}`,
      ),
    );
    result.replaceChildren(
      element('p', {}, tell(check.summary)),
      ...(check.rounded === undefined ? [] : [element('p', {}, tellRounded(check.rounded))]),
      ...(findings.length > 0 ? [element('ul', {}, ...findings)] : []),
    );
  };
  const start = button(say('compare'), () => {
    compare().catch(() => {
      result.replaceChildren(say('partFailed'));
    });
  });
  return element(
    'section',
    { class: 'answer-check', 'aria-label': say('comparison') },
    start,
    result,
  );
}

async function loadDefinitions(href: string): Promise<Definitions> {
  const response = await fetch(href);
  return (await response.json()) as Definitions;
}
