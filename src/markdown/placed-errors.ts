/**
 * What an author's expression throws, with the place of the expression. Each expression is compiled
 * inside of a call that notes where the error came from and throws it on.
 */
import type { Place } from '../core/diagnostics/diagnostic.ts';

/** The name by which compiled code calls what `placeErrors` makes. */
export const PLACE_NAME = '_placed';

const NO_CODE = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*$/;

const places = new WeakMap<object, Place>();

/** The expression inside of a call that gives its rank; comments alone stay as they are. */
export function placed(expression: string, rank: number): string {
  return NO_CODE.test(expression) ? expression : `${PLACE_NAME}(${rank}, () => (${expression}\n))`;
}

/** Makes the function that compiled code calls; `placeOf` gives the place of the expression of a rank. */
export function placeErrors(placeOf: (rank: number) => Place) {
  return (rank: number, evaluate: () => unknown): unknown => {
    try {
      return evaluate();
    } catch (error) {
      const isKnown = typeof error !== 'object' || error === null || places.has(error);
      if (!isKnown) places.set(error, placeOf(rank));
      throw error;
    }
  };
}

/** Where the expression stands that threw the error, if it came out of one. */
export function placeOfError(error: unknown): Place | undefined {
  return typeof error === 'object' && error !== null ? places.get(error) : undefined;
}
