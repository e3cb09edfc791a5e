/**
 * Marks what the conversion from AsyncAPI stores in a document, because documents may have the same keys
 * with any values. Searches for schemas skip it: it refers to none, and thousands of channels can share it.
 */
import { isRecord } from '../document/loose.ts';

const MADE = Symbol('made');

/** The mark is not enumerable, so nothing else sees it. */
export function markMade<Facts extends object>(facts: Facts): Facts {
  return Object.defineProperty(facts, MADE, { value: true });
}

export function isMade(value: unknown): boolean {
  return isRecord(value) && MADE in value;
}
