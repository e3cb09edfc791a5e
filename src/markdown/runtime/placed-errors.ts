/**
 * Records where errors in an author's code come from. Each expression is compiled into a call that adds its
 * place to the error and rethrows it.
 */
import type { Place } from '../../core/diagnostic/diagnostic.ts';

/**
 * The name of the function that compiled code calls with the rank of an expression and the expression
 * itself.
 */
export const PLACE_NAME = '_placed';

/** The name of the function that creates it for the props of the content. */
export const PLACING_NAME = '_placing';

/** The first statement of content, so that its expressions are evaluated with its own props. */
export const PLACING_CODE = `const ${PLACE_NAME} = ${PLACING_NAME}(props);`;

/**
 * The key of the place on an error; a registered symbol, because pages are rendered by another copy of this
 * module.
 */
const PLACE = Symbol.for('lectern.place');

const NO_CODE = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*$/;

/** Wraps an expression in a call with its rank; an expression that has only comments stays as it is. */
export function wrapWithPlace(expression: string, rank: number): string {
  return NO_CODE.test(expression) ? expression : `${PLACE_NAME}(${rank}, () => (${expression}\n))`;
}

/** Evaluates code that belongs to a place, and records that place on errors that it throws. */
export function attachPlace(evaluate: () => unknown, place: Place): unknown {
  try {
    return evaluate();
  } catch (error) {
    const isPlaced = !(error instanceof Error) || PLACE in error || !Object.isExtensible(error);
    if (!isPlaced) Object.defineProperty(error, PLACE, { value: place });
    throw error;
  }
}

/** Returns the place of the expression or component that threw the error, if it came from one. */
export function placeOfError(error: unknown): Place | undefined {
  return error instanceof Error && PLACE in error ? (error[PLACE] as Place) : undefined;
}
