/** JSON values whose numbers keep their digits: `12345678901234567890`, `1.10`, `1e400`. */
import type { Json } from './shape-model.ts';

/** A number that JavaScript would write in another way than it was written. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type ExactJson =
  Json | NumberText | readonly ExactJson[] | { readonly [key: string]: ExactJson };

export function isExactObject(value: ExactJson): value is { readonly [key: string]: ExactJson } {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !(value instanceof NumberText);
}

/** Compact JSON. */
export function formatExact(value: ExactJson): string {
  if (value instanceof NumberText) return value.text;
  if (Array.isArray(value)) return `[${(value as readonly ExactJson[]).map(formatExact).join()}]`;
  if (!isExactObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}:${formatExact(inner)}`,
  );
  return `{${fields.join()}}`;
}
