/**
 * Numbers that no double holds, on their way through libraries that know only plain values and move
 * numbers about without a look at them: texts stand for them, which no document holds but one that
 * means to.
 */
import { isRecord } from '../../core/reference/document/loose.ts';
import { mapNumberTexts, type NumberText } from '../../core/text/json/exact-json.ts';

export class HiddenNumbers {
  readonly #numbers = new Map<unknown, NumberText>();

  /** A copy with texts in place of such numbers. */
  hide(value: unknown): unknown {
    return mapNumberTexts(value, (number) => {
      const standIn = `\0${number.text}`;
      this.#numbers.set(standIn, number);
      return standIn;
    });
  }

  /** What a library made of values with such texts; the value itself where none were hidden. */
  restore(value: unknown): unknown {
    if (this.#numbers.size === 0) return value;
    const number = this.#numbers.get(value);
    if (number !== undefined) return number;
    if (Array.isArray(value)) return value.map((item) => this.restore(item));
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, this.restore(inner)]);
    return Object.fromEntries(entries) as unknown;
  }
}
