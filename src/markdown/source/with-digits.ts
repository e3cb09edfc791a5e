import { isNumberText, toExactNumber } from '../../core/text/json/exact-json.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A number alone that JavaScript would change is the text of its digits. */
export function withDigits(code: string): string {
  const text = code.trim();
  const isChanged = NUMBER.test(text) && isNumberText(toExactNumber(text));
  return isChanged ? JSON.stringify(text) : code;
}
