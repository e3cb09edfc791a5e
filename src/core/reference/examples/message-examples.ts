/** Gives each message of an AsyncAPI channel an example: its own, otherwise a generated one. */
import { joinPointer } from '../document/json-pointer.ts';
import { get, listOf, textOf } from '../document/loose.ts';
import { ownDirection } from '../document/message-direction.ts';
import type { Located } from '../document/resolver.ts';
import type { Example } from '../model/model.ts';

/** The most messages to generate examples for; readers find the fields of others in the text. */
const maxGenerated = 20;

interface NamedMessage {
  readonly name: string;
  readonly schema: Located;
}

/** Returns an empty list for a schema that is not a choice of messages. */
export function listMessageSchemas({ value, pointer }: Located): readonly NamedMessage[] {
  return listOf(get(value, 'oneOf')).flatMap((message, rank): NamedMessage[] => {
    const name = textOf(get(message, 'title'));
    if (name === undefined || ownDirection(message) === undefined) return [];
    return [{ name, schema: { value: message, pointer: joinPointer(pointer, 'oneOf', rank) } }];
  });
}

/**
 * @param authored the examples of all messages, with keys that begin with the names of these: `Order`, `Order
 *   2`, `Order: at night`.
 */
export function withGenerated(
  authored: readonly Example[],
  messages: readonly NamedMessage[],
  generate: (schema: Located) => Example | undefined,
): readonly Example[] {
  const isOf = (name: string, { key }: Example) =>
    key.startsWith(name) && /^(?:| \d+|: .*)$/s.test(key.slice(name.length));
  return messages.flatMap(({ name, schema }, rank) => {
    const own = authored.filter((example) => isOf(name, example));
    if (own.length > 0) return own;
    const made = rank < maxGenerated ? generate(schema) : undefined;
    return made === undefined ? [] : [{ ...made, key: name, label: name }];
  });
}
