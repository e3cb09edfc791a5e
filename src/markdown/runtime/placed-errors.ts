/**
 * What an author's code throws, with the place that it comes from. Each expression is compiled
 * inside of a call that notes its place on the error and throws it on.
 */
import type { Place } from '../../core/diagnostic/diagnostic.ts';

/** The name of the function that compiled code calls with a rank and an expression. */
export const PLACE_NAME = '_placed';

/** The name of the function that makes that one for the props which content gets. */
export const PLACING_NAME = '_placing';

/** What content begins with, so that its expressions are evaluated for its own props. */
export const PLACING_CODE = `const ${PLACE_NAME} = ${PLACING_NAME}(props);`;

/** Under this key an error carries its place: pages are rendered by another copy of this module. */
const PLACE = Symbol.for('lectern.place');

const NO_CODE = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*$/;

/** The expression inside of a call that gives its rank; comments alone stay as they are. */
export function placed(expression: string, rank: number): string {
  return NO_CODE.test(expression) ? expression : `${PLACE_NAME}(${rank}, () => (${expression}\n))`;
}

/** Evaluates something that stands at a place; what it throws is known to come from there. */
export function placeErrors(evaluate: () => unknown, place: Place): unknown {
  try {
    return evaluate();
  } catch (error) {
    const isPlaced = !(error instanceof Error) || PLACE in error || !Object.isExtensible(error);
    if (!isPlaced) Object.defineProperty(error, PLACE, { value: place });
    throw error;
  }
}

/** Where the expression or component stands that threw the error, if it came out of one. */
export function placeOfError(error: unknown): Place | undefined {
  return error instanceof Error && PLACE in error ? (error[PLACE] as Place) : undefined;
}
