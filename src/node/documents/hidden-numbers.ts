/**
 * Carries numbers that do not fit into a double through libraries that know only plain values and move
 * numbers without looking at them. Strings replace the numbers meanwhile; they begin with NUL, so no
 * document contains them by accident.
 */
import { isRecord } from '../../core/reference/document/loose.ts';
import { mapNumberTexts, type NumberText } from '../../core/text/json/exact-json.ts';

export class HiddenNumbers {
  readonly #numbers = new Map<unknown, NumberText>();

  /** A copy with strings in place of such numbers. */
  hide(value: unknown): unknown {
    return mapNumberTexts(value, (number) => {
      const standIn = `\0${number.text}`;
      this.#numbers.set(standIn, number);
      return standIn;
    });
  }

  /** Puts the numbers back into a library's result; returns the value itself if none were hidden. */
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
