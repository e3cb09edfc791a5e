/** Messages of AsyncAPI: their schemas say themselves which way they go, as those of one channel may differ. */
import { isRecord, listOf, type Loose } from './loose.ts';

/** `either`: what is sent and received, so that either side may lack what only the other one needs. */
export type Direction = 'request' | 'response' | 'either';

/** Where the schema of a message says it. */
const KEY = 'x-lectern-message';

export function withDirection(schema: Loose, direction: Direction): Loose {
  return { ...schema, [KEY]: direction };
}

/** Undefined for what is no message. */
export function ownDirection(schema: unknown): Direction | undefined {
  return isRecord(schema) ? (schema[KEY] as Direction | undefined) : undefined;
}

/** Of a message, or of the first of several, which is the one that a sample is made of. */
export function sampledDirection(schema: unknown): Direction | undefined {
  const [first] = isRecord(schema) ? listOf(schema['oneOf']) : [];
  return ownDirection(schema) ?? ownDirection(first);
}

/** Whether the value of a schema with these keywords is part of none that goes in the direction. */
export function isOtherWay(keywords: Loose, direction: Direction | undefined): boolean {
  if (direction === undefined || direction === 'either') return false;
  return keywords[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;
}

/** Whether it may be left out for its direction, also where it is required. */
export function mayBeLeftOut(keywords: Loose, direction: Direction | undefined): boolean {
  if (direction !== 'either') return isOtherWay(keywords, direction);
  return isOtherWay(keywords, 'request') || isOtherWay(keywords, 'response');
}
