/** The messages of a channel as the content of a body: a schema for each, and their examples. */
import {
  entriesOf,
  get,
  isRecord,
  listOf,
  type Loose,
  recordOf,
  textOf,
} from '../document/loose.ts';
import type { ChannelContext } from './read-channel.ts';

const JSON_TYPE = 'application/json';

interface Message {
  readonly name: string;
  readonly written: Loose;
}

/** By content type; undefined where the channel has no messages. */
export function readMessages(
  channel: Loose,
  operations: readonly Loose[],
  context: ChannelContext,
): Loose | undefined {
  const messages = listMessages(channel, operations, context);
  if (messages.length === 0) return undefined;
  const preset = textOf(context.root['defaultContentType']) ?? JSON_TYPE;
  const typeOf = ({ written }: Message) => textOf(written['contentType']) ?? preset;
  const byType = Map.groupBy(messages, typeOf);
  const entries = [...byType].map(([type, group]) => [type, toMedia(group, context)] as const);
  return Object.fromEntries(entries);
}

function listMessages(
  channel: Loose,
  operations: readonly Loose[],
  { follow }: ChannelContext,
): readonly Message[] {
  const ofChannel = entriesOf(channel['messages']);
  const ofOperations = operations.flatMap((operation, rank) => {
    const message = follow(operation['message']);
    const several = listOf(get(message, 'oneOf'));
    const all = several.length > 0 ? several : [operation['message']];
    return all.map((each, index) => [`message ${rank + index + 1}`, each] as const);
  });
  const found = [...ofChannel, ...ofOperations].flatMap(([key, each]) => {
    const written = withTraits(recordOf(follow(each)), follow);
    if (Object.keys(written).length === 0) return [];
    const name = textOf(written['title']) ?? textOf(written['name']) ?? key;
    return { name, written };
  });
  return [...new Map(found.map((message) => [message.name, message])).values()];
}

/** What messages have in common; their own words go before. */
function withTraits(message: Loose, follow: ChannelContext['follow']): Loose {
  const traits = listOf(message['traits']).map((trait) => recordOf(follow(trait)));
  return Object.assign({}, ...traits, message) as Loose;
}

function toMedia(messages: readonly Message[], context: ChannelContext): Loose {
  const schemas = messages.map((message) => toSchema(message, context));
  const [first = {}] = schemas;
  const examples = messages.flatMap((message) => readExamples(message, messages.length > 1));
  return {
    schema: schemas.length === 1 ? first : { oneOf: schemas },
    ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
  };
}

function toSchema({ name, written }: Message, { follow }: ChannelContext): Loose {
  const description = textOf(written['description']) ?? textOf(written['summary']);
  const payload = payloadOf(written, follow);
  const headers = follow(written['headers']);
  const head = { title: name, ...(description !== undefined && { description }) };
  if (!isRecord(headers)) return { ...payload, ...head };
  const properties = { headers: written['headers'], payload };
  return { ...head, type: 'object', properties, required: ['payload'] };
}

/** Of formats other than JSON Schema nothing but their name is shown. */
function payloadOf(written: Loose, follow: ChannelContext['follow']): Loose {
  const payload = recordOf(written['payload']);
  const inner = recordOf(follow(payload));
  const format = textOf(inner['schemaFormat']) ?? textOf(written['schemaFormat']) ?? '';
  const isForeign = /avro|raml|protobuf/i.test(format);
  if (isForeign) return { description: `\`${format}\`` };
  return 'schemaFormat' in inner ? recordOf(inner['schema']) : payload;
}

function readExamples({ name, written }: Message, isNamed: boolean) {
  return listOf(written['examples']).map((example, rank) => {
    const title = textOf(get(example, 'summary')) ?? textOf(get(example, 'name'));
    const payload = get(example, 'payload');
    const headers = get(example, 'headers');
    const label = [isNamed ? name : undefined, title ?? (rank === 0 ? undefined : `${rank + 1}`)];
    const key = label.filter((part) => part !== undefined).join(': ') || name;
    return [key, { value: isRecord(written['headers']) ? { headers, payload } : payload }] as const;
  });
}
