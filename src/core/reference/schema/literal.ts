/** Values of documents as readers see them. */
import type { Json, Literal } from '../model/shape-model.ts';

/** Longer texts are cut; a default of pages is no default that anyone reads. */
const longest = 1000;

export function toLiteral(value: unknown): Literal {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    value: value as Json,
    text: text.length > longest ? `${text.slice(0, longest)}…` : text,
  };
}
