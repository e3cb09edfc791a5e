/**
 * Directions of AsyncAPI messages. The schema of each message carries its own direction, because messages
 * of one channel may go different ways.
 */
import { isRecord, listOf, type Loose } from './loose.ts';

/**
 * `either` is for messages that are both sent and received: each side can lack what only the other one
 * needs.
 */
export type Direction = 'request' | 'response' | 'either';

/** The key under which the schema of a message holds its direction. */
const KEY = 'x-lectern-message';

export function withDirection(schema: Loose, direction: Direction): Loose {
  return { ...schema, [KEY]: direction };
}

/** Returns undefined for a schema that is not a message. */
export function ownDirection(schema: unknown): Direction | undefined {
  return isRecord(schema) ? (schema[KEY] as Direction | undefined) : undefined;
}

/**
 * Returns the direction of a message, or of the first of several, which is the one that a sample is made
 * from.
 */
export function sampledDirection(schema: unknown): Direction | undefined {
  const [first] = isRecord(schema) ? listOf(schema['oneOf']) : [];
  return ownDirection(schema) ?? ownDirection(first);
}

/** Whether the value of a schema with these keywords never belongs to a message in this direction. */
export function isOppositeDirection(keywords: Loose, direction: Direction | undefined): boolean {
  if (direction === undefined || direction === 'either') return false;
  return keywords[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;
}

/** Whether the direction allows a value to be left out even where it is required. */
export function isOmittable(keywords: Loose, direction: Direction | undefined): boolean {
  if (direction !== 'either') return isOppositeDirection(keywords, direction);
  return isOppositeDirection(keywords, 'request') || isOppositeDirection(keywords, 'response');
}
