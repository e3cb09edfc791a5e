/** Shows values of documents to readers. */
import { cutText } from '../../text/cut-text.ts';
import type { Json, Literal } from '../model/shape-model.ts';

/** Longer texts are cut: nobody reads a default that fills pages. */
const maxLiteralCharacters = 1000;

export function toLiteral(value: unknown): Literal {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    value: value as Json,
    text: text.length > maxLiteralCharacters ? `${cutText(text, maxLiteralCharacters)}…` : text,
  };
}
