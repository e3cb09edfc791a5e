/**
 * Finds values for parameters in what pages show of them: values that the document gives, otherwise values
 * by type alone.
 */
import type { Json, Shape } from '../model/shape-model.ts';

/** The value of a number that the document says nothing about. */
export const usualNumber = 1;

/** Returns a value that the document gives. A default of `null` says that there is none. */
export function knownValue({
  const: constant,
  default: standard,
  enum: values,
  examples,
}: Shape): Json | undefined {
  const fallback = standard?.value === null ? undefined : standard;
  return (examples[0] ?? constant ?? fallback ?? values[0])?.value;
}

export function guessValue({ types, items }: Shape): Json | undefined {
  if (types[0] === 'integer' || types[0] === 'number') return usualNumber;
  if (types[0] === 'boolean') return true;
  if (types[0] !== 'array' || items === undefined) return undefined;
  const item = knownValue(items) ?? guessValue(items);
  return item === undefined ? undefined : [item];
}

/**
 * Writes a placeholder for a value that only the reader knows: `<API_KEY>`, `<FILTER_OWNER>` for
 * `filter[owner]`.
 */
export function placeholderFor(name: string): string {
  const words = name.toUpperCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['VALUE'];
  return `<${words.join('_')}>`;
}
