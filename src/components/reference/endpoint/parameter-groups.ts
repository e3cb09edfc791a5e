/** Groups parameters by their place in the request. */
import type { Parameter } from '../../../core/reference/model/endpoint-model.ts';
import type { ParameterPlace } from '../../../core/reference/model/serialization-model.ts';
import type { Words } from '../../../core/language/wording.ts';

export interface ParameterGroup {
  readonly place: ParameterPlace;
  readonly title: string;
  /** Id of the group's heading. */
  readonly id: string;
  readonly parameters: readonly Parameter[];
}

/** Places in the order shown. The ids of their headings are the same in every language. */
const PLACES = [
  { place: 'path', id: 'path-parameters', word: 'pathParameters' },
  { place: 'query', id: 'query-parameters', word: 'queryParameters' },
  { place: 'querystring', id: 'query-string', word: 'queryString' },
  { place: 'header', id: 'headers', word: 'headers' },
  { place: 'cookie', id: 'cookies', word: 'cookies' },
] as const;

/**
 * Groups parameters, without places that have none and without parameters that the page's own text
 * describes.
 */
export function groupParameters(
  parameters: readonly Parameter[],
  words: Words,
): readonly ParameterGroup[] {
  return PLACES.map(({ place, id, word }) => ({
    place,
    title: words[word],
    id,
    parameters: parameters.filter((parameter) => parameter.in === place && !parameter.isOnPage),
  })).filter(({ parameters: own }) => own.length > 0);
}
