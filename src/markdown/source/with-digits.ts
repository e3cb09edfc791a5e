import { isNumberText, toExactNumber } from '../../core/text/json/exact-json.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Turns a single number that JavaScript would change into a string with the same digits. */
export function withDigits(code: string): string {
  const text = code.trim();
  const isChanged = NUMBER.test(text) && isNumberText(toExactNumber(text));
  return isChanged ? JSON.stringify(text) : code;
}
