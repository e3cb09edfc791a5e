/** Parameters by where they stand in the request. */
import type { Parameter, ParameterPlace } from '../../core/openapi/model.ts';

export interface ParameterGroup {
  readonly place: ParameterPlace;
  readonly title: string;
  /** Of the heading. */
  readonly id: string;
  readonly parameters: readonly Parameter[];
}

const TITLES: Readonly<Record<ParameterPlace, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
  header: 'Headers',
  cookie: 'Cookies',
};

const PLACES = Object.keys(TITLES) as readonly ParameterPlace[];

/** Places without parameters are left out, and so is what the page's own text describes. */
export function groupParameters(parameters: readonly Parameter[]): readonly ParameterGroup[] {
  return PLACES.map((place) => ({
    place,
    title: TITLES[place],
    id: TITLES[place].toLowerCase().replace(' ', '-'),
    parameters: parameters.filter((parameter) => parameter.in === place && !parameter.isOnPage),
  })).filter(({ parameters: own }) => own.length > 0);
}
