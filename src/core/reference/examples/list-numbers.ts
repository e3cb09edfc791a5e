/** Lists numbers near the limits of a schema. The first one that it allows is shown. */
import { type Loose, numberOf } from '../document/loose.ts';

export function listNumbers(keywords: Loose): readonly number[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = keywords;
  const step = Math.abs(numberOf(multipleOf) ?? 1) || 1;
  const above = [minimum, exclusiveMinimum].flatMap((bound) => numberOf(bound) ?? []);
  const below = [maximum, exclusiveMaximum].flatMap((bound) => numberOf(bound) ?? []);
  const [least, most] = [Math.max(...above), Math.min(...below)];
  const first = Math.ceil(least / step);
  const last = Math.floor(most / step);
  const steps = [first, first + 1, last, last - 1, 1, 0, first + 2, 2];
  // Multiples of a fractional step can have more digits than the author wrote, because of rounding errors.
  const numbers = steps.map((count) => Number((count * step).toPrecision(12)));
  return [...numbers, (least + most) / 2].filter(Number.isFinite);
}
