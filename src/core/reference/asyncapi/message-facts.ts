/** Carries what AsyncAPI says about a message, and OpenAPI cannot, on the schema of the message. */
import { type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import type { MessageFacts, PlaceInMessage } from '../model/binding-model.ts';
import type { ChannelContext } from './channel-context.ts';
import { isMade, markMade } from './made-facts.ts';
import { readBindings } from './read-bindings.ts';

const KEY = 'x-lectern-facts';

/** @param message The message with its traits. */
export function withFacts(schema: Loose, message: Loose, context: ChannelContext): Loose {
  const correlationId = readPlace(message['correlationId'], context);
  const facts: MessageFacts = {
    ...readBindings(message, context),
    ...optional('correlationId', correlationId),
  };
  return Object.keys(facts).length === 0 ? schema : { ...schema, [KEY]: markMade(facts) };
}

/** Returns undefined for a value that is no place. */
export function readPlace(
  written: unknown,
  { follow }: Pick<ChannelContext, 'follow'>,
): PlaceInMessage | undefined {
  const place = recordOf(follow(written));
  const location = textOf(place['location']);
  if (location === undefined) return undefined;
  return { location, ...optional('description', textOf(place['description'])) };
}

/** Returns undefined for a schema that is not a message, and for a message without any facts. */
export function readFacts(schema: Loose): MessageFacts | undefined {
  const facts = schema[KEY];
  return isMade(facts) ? (facts as MessageFacts) : undefined;
}
