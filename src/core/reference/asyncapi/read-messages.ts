/**
 * Converts the messages of a channel to the content of a body: a schema for each message, and their
 * examples.
 */
import {
  entriesOf,
  get,
  isRecord,
  listOf,
  type Loose,
  optional,
  recordOf,
  textOf,
} from '../document/loose.ts';
import { getOrMake } from '../../text/get-or-make.ts';
import { type Direction, withDirection } from '../document/message-direction.ts';
import type { ChannelAction } from '../model/channel-model.ts';
import { keepPlace } from './channel-places.ts';
import { markMade } from './made-facts.ts';
import { mergeTraits } from './merge-traits.ts';
import { withFacts } from './message-facts.ts';
import { withExampleKeys } from './message-keys.ts';
import type { ChannelContext, Message } from './channel-context.ts';

const JSON_TYPE = 'application/json';

/** Returns the content by content type; undefined if there are no messages. */
export function readMessages(
  messages: readonly Message[],
  context: ChannelContext,
): Loose | undefined {
  if (messages.length === 0) return undefined;
  const preset = textOf(context.root['defaultContentType']) ?? JSON_TYPE;
  const typeOf = ({ written }: Message) => textOf(written['contentType']) ?? preset;
  const byType = Map.groupBy(messages, typeOf);
  const entries = [...byType].map(([type, group]) => [type, toMedia(group, context)] as const);
  return Object.fromEntries(entries);
}

/** Lists the messages of a channel. In version 2, its operations name them. */
export function listMessages(channel: Loose, context: ChannelContext): readonly Message[] {
  const known = context.messages.get(channel);
  if (known !== undefined) return known;
  const messages = readAll(channel, context);
  context.messages.set(channel, messages);
  return messages;
}

function readAll(channel: Loose, context: ChannelContext): readonly Message[] {
  const { follow } = context;
  const uses = listUses(channel, context);
  const ofOperations = uses
    .flatMap(({ origins }) => [...origins])
    .map((origin, rank) => [`message ${rank + 1}`, origin] as const);
  const ofChannel = entriesOf(channel['messages']).map(
    ([key, each]) => [key, follow(each)] as const,
  );
  const keys = new Map<unknown, string>();
  // A message that is both sent and received counts once, under the first of its keys.
  for (const [key, origin] of [...ofChannel, ...ofOperations]) {
    if (isRecord(origin) && Object.keys(origin).length > 0 && !keys.has(origin))
      keys.set(origin, key);
  }
  const verbs = verbsByMessage(uses);
  const found = [...keys].map(([origin, key]) => {
    const written = mergeTraits(recordOf(origin), context);
    const own = textOf(written['name']) ?? key;
    return { title: textOf(written['title']) ?? own, own, key, written, origin };
  });
  const byTitle = Map.groupBy(found, ({ title }) => title);
  return found.map(({ title, own, key, written, origin }) => {
    const alike = byTitle.get(title) ?? [];
    const areNamesUnique = new Set(alike.map((message) => message.own)).size === alike.length;
    const name = alike.length === 1 ? title : `${title} (${areNamesUnique ? own : key})`;
    return { name, written, origin, direction: directionOf(verbs(origin)) };
  });
}

interface ChannelUse {
  readonly verb: ChannelAction['verb'];
  /** What {@link listOrigins} returns. */
  readonly origins: ReadonlySet<unknown>;
}

function listUses(channel: Loose, context: ChannelContext): readonly ChannelUse[] {
  const operations = context.operations.get(channel) ?? [];
  const replies = context.replies.get(channel) ?? [];
  const all = [...operations, ...replies.map(({ reply, verb }) => ({ operation: reply, verb }))];
  const seen = { send: new Set<unknown>(), receive: new Set<unknown>() };
  return all.flatMap(({ operation, verb }) => {
    const origins = listOrigins(operation, context);
    if (seen[verb].has(origins)) return [];
    seen[verb].add(origins);
    return [{ verb, origins }];
  });
}

/**
 * Returns a function that lists what can be done with a message. An operation that names no messages is
 * about all messages of its channel.
 */
function verbsByMessage(uses: readonly ChannelUse[]) {
  const ofAll = new Set(uses.filter(({ origins }) => origins.size === 0).map(({ verb }) => verb));
  const verbs = new Map<unknown, Set<ChannelAction['verb']>>();
  for (const { verb, origins } of uses) {
    for (const origin of origins) {
      const known = verbs.get(origin);
      if (known === undefined) verbs.set(origin, new Set([...ofAll, verb]));
      else known.add(verb);
    }
  }
  return (origin: unknown): ReadonlySet<ChannelAction['verb']> => verbs.get(origin) ?? ofAll;
}

function directionOf([verb, ...others]: Iterable<ChannelAction['verb']>): Direction {
  if (verb === undefined || others.length > 0) return 'either';
  return verb === 'send' ? 'request' : 'response';
}

/** Lists the messages that an operation itself names, as values of the document. */
export function listOrigins(operation: Loose, context: ChannelContext): ReadonlySet<unknown> {
  // Operations can share one long list.
  const list = operation['message'] === undefined ? operation['messages'] : undefined;
  const known = context.origins.get(list);
  if (known !== undefined) return known;
  const origins = readOrigins(operation, context.follow);
  if (list !== undefined) context.origins.set(list, origins);
  return origins;
}

function readOrigins(operation: Loose, follow: ChannelContext['follow']): ReadonlySet<unknown> {
  const message = operation['message'];
  const several = listOf(get(follow(message), 'oneOf'));
  const older = several.length > 0 ? several : [message];
  const all = [...older, ...listOf(operation['messages'])];
  return new Set(all.map(follow).filter(isRecord));
}

function toMedia(messages: readonly Message[], context: ChannelContext): Loose {
  const [first, ...others] = messages;
  if (first !== undefined && others.length === 0) {
    const examples = shareExamples(first, context);
    return { schema: toSchema(first, [], context), ...(examples && { examples }) };
  }
  const claim = createClaim(messages.map(({ name }) => name));
  const read = messages.map((message) => {
    const examples = readExamples(message, true).map(
      ([key, example]) => [claim(key, message), example] as const,
    );
    const keys = examples.map(([key]) => key);
    return { schema: toSchema(message, keys, context), examples };
  });
  const examples = read.flatMap((each) => each.examples);
  return {
    schema: { oneOf: read.map(({ schema }) => schema) },
    ...(examples.length > 0 && { examples: markMade(Object.fromEntries(examples)) }),
  };
}

/**
 * Returns the examples of the only message of a channel; undefined if it has none. Messages with the same
 * list of examples get the same object, unless it names them.
 */
function shareExamples(message: Message, { examples }: ChannelContext): Loose | undefined {
  const { name, written } = message;
  const list = listOf(written['examples']);
  if (list.length === 0) return undefined;
  const { areTitled, made } = getOrMake(examples, list, () => ({
    areTitled: list.every((example) => titleOf(example) !== undefined),
    made: new Map<string, Loose>(),
  }));
  const key = `${isRecord(written['headers'])} ${areTitled ? '' : name}`;
  return getOrMake(made, key, () => {
    const claim = createClaim([]);
    const read = readExamples(message, false);
    return markMade(
      Object.fromEntries(read.map(([title, example]) => [claim(title, message), example])),
    );
  });
}

/**
 * Returns a function that adds a number to a key that is taken, because examples can have the same title.
 *
 * @param names of messages: each is the key of that message's first example, and of no other.
 */
function createClaim(names: readonly string[]) {
  const kept = new Set(names);
  const counts = new Map(names.map((name) => [name, 1]));
  const number = (key: string): string => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : number(`${key} (${count})`);
  };
  return (key: string, { name }: Message): string =>
    key === name && kept.delete(name) ? key : number(key);
}

function toSchema(
  message: Message,
  exampleKeys: readonly string[],
  context: ChannelContext,
): Loose {
  const payload = payloadOf(message.written, context.follow);
  const schema = withExampleKeys(joinParts(message, payload, context), exampleKeys);
  const known = withFacts(schema, message.written, context);
  return keepPlace(withDirection(known, message.direction), payload);
}

function joinParts({ name, written }: Message, payload: Loose, { follow }: ChannelContext): Loose {
  const texts = new Set([textOf(written['summary']), textOf(written['description'])]);
  const description = [...texts].filter((text) => text !== undefined).join('\n\n');
  const headers = follow(written['headers']);
  const head = {
    title: name,
    ...optional('description', textOf(description)),
    ...optional('externalDocs', follow(written['externalDocs'])),
  };
  if (!isRecord(headers)) return { ...payload, ...head };
  const properties = { headers: written['headers'], payload };
  return { ...head, type: 'object', properties, required: ['payload'] };
}

/**
 * Returns the schema of a payload. If its format is not JSON Schema, only the name of the format is shown.
 */
function payloadOf(written: Loose, follow: ChannelContext['follow']): Loose {
  const payload = recordOf(written['payload']);
  const inner = recordOf(follow(payload));
  const format = textOf(inner['schemaFormat']) ?? textOf(written['schemaFormat']) ?? '';
  const isForeign = /avro|raml|protobuf/i.test(format);
  if (isForeign) return { description: `\`${format}\`` };
  if ('schemaFormat' in inner) return recordOf(inner['schema']);
  // Some documents have a whole message instead of its payload, as in `payload: { $ref:
  // '#/components/messages/Order' }`.
  const isMessage = 'payload' in inner && !('type' in inner || 'properties' in inner);
  return isMessage ? recordOf(inner['payload']) : payload;
}

function titleOf(example: unknown): string | undefined {
  return textOf(get(example, 'summary')) ?? textOf(get(example, 'name'));
}

function readExamples({ name, written }: Message, isNamed: boolean) {
  return listOf(written['examples']).map((example, rank) => {
    const title = titleOf(example);
    const payload = get(example, 'payload');
    const headers = get(example, 'headers');
    // A key that is only a number would be sorted before all other keys.
    const other = rank === 0 ? name : `${name} ${rank + 1}`;
    const key = title !== undefined && isNamed ? `${name}: ${title}` : (title ?? other);
    const parts = { ...optional('headers', headers), ...optional('payload', payload) };
    return [key, { value: isRecord(written['headers']) ? parts : payload }] as const;
  });
}
