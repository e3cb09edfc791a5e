/** Gives each message of an AsyncAPI channel an example: its own, otherwise a generated one. */
import { exampleKeysOf } from '../asyncapi/message-keys.ts';
import { joinPointer } from '../document/json-pointer.ts';
import { get, listOf, textOf } from '../document/loose.ts';
import { ownDirection } from '../document/message-direction.ts';
import type { Located } from '../document/resolver.ts';
import type { Example } from '../model/endpoint-model.ts';

/** The most messages to generate examples for; readers find the fields of others in the text. */
const maxGenerated = 20;

interface NamedMessage {
  readonly name: string;
  /** The keys of the message's own examples. */
  readonly exampleKeys: ReadonlySet<string>;
  readonly schema: Located;
}

/** Returns an empty list for a schema that is not a choice of messages. */
export function listMessageSchemas({ value, pointer }: Located): readonly NamedMessage[] {
  return listOf(get(value, 'oneOf')).flatMap((message, rank): NamedMessage[] => {
    const name = textOf(get(message, 'title'));
    if (name === undefined || ownDirection(message) === undefined) return [];
    const schema = { value: message, pointer: joinPointer(pointer, 'oneOf', rank) };
    return [{ name, exampleKeys: exampleKeysOf(message), schema }];
  });
}

/** @param authored the examples of all messages. */
export function withGenerated(
  authored: readonly Example[],
  messages: readonly NamedMessage[],
  generate: (schema: Located) => Example | undefined,
): readonly Example[] {
  return messages.flatMap(({ name, exampleKeys, schema }, rank) => {
    const own = authored.filter(({ key }) => exampleKeys.has(key));
    if (own.length > 0) return own;
    const made = rank < maxGenerated ? generate(schema) : undefined;
    return made === undefined ? [] : [{ ...made, key: name, label: name }];
  });
}
