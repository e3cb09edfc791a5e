/** Converts an AsyncAPI channel to an OpenAPI path item with one operation. */
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
import type { Channel, ChannelAction } from '../model/channel-model.ts';
import type { Binding } from '../model/binding-model.ts';
import type { ChannelContext, Message } from './channel-context.ts';
import { joinSecurity, listWays } from './join-security.ts';
import {
  linkChannel,
  listChannelOperations,
  listChannelReplies,
  nameChannel,
} from './channel-operations.ts';
import { isMade, markMade } from './made-facts.ts';
import { readBindings } from './read-bindings.ts';
import { readHandshake } from './read-handshake.ts';
import { listMessages, listOrigins, readMessages } from './read-messages.ts';
import { readReply } from './read-reply.ts';

/** What OpenAPI cannot express, as it is stored under `x-lectern-channel`. */
export interface ChannelFacts extends Channel {
  /** In OpenAPI form, except that their addresses can have any scheme. */
  readonly servers: readonly Loose[];
  /** In OpenAPI form, with the schemes under `x-lectern-schemes`. */
  readonly security: readonly Loose[];
}

export function readChannel(id: string, channel: Loose, context: ChannelContext): Loose {
  const operations = listChannelOperations(nameChannel(id, context), channel, context);
  const all = [...operations, ...listChannelReplies(channel, context)];
  const { title } = linkChannel(id, channel, context);
  const messages = listMessages(channel, context);
  const content = readMessages(messages, context);
  const named = new Map<ReadonlySet<unknown>, readonly Message[]>();
  const actions = all.map(({ operation, action }): ChannelAction => {
    const origins = listOrigins(operation, context);
    const own = named.get(origins) ?? messages.filter(({ origin }) => origins.has(origin));
    named.set(origins, own);
    const isPart = own.length > 0 && own.length < messages.length;
    const reply = readReply(operation, { channel, messages }, context);
    return {
      ...action,
      ...(isPart && { messages: own.map(({ name }) => name) }),
      ...optional('reply', reply),
    };
  });
  const { servers, security } = context.servers.of(channel);
  const required = operations.map(({ operation }) => context.securityOf(operation));
  const holders = [channel, ...operations.map(({ operation }) => operation)];
  const tags = new Set(holders.flatMap((holder) => listTags(holder, context)));
  const facts: ChannelFacts = {
    ...optional('address', addressOf(id, channel, context)),
    actions,
    ...readBindings(channel, context, isNoParameter),
    servers,
    security: joinSecurity(security, listWays(required)),
  };
  return {
    post: {
      summary: title,
      description: joinTexts(title, channel),
      ...optional('externalDocs', context.follow(channel['externalDocs'])),
      parameters: [...readParameters(channel, context), ...readHandshake(channel, context)],
      ...(content && { requestBody: { required: true, content } }),
      ...(tags.size > 0 && { 'x-badges': [...tags] }),
      'x-lectern-channel': markMade(facts),
    },
  };
}

/** In version 2, the id is the address. Since version 3, a channel without an address can have any. */
function addressOf(id: string, channel: Loose, { root }: ChannelContext): string | undefined {
  return textOf(root['asyncapi'])?.startsWith('2') === true ? id : textOf(channel['address']);
}

function listTags(holder: Loose, { follow }: ChannelContext): readonly string[] {
  return listOf(holder['tags']).flatMap((tag) => textOf(get(follow(tag), 'name')) ?? []);
}

/** Returns the summary, unless it is the title, and the description. */
function joinTexts(title: string, { summary, description }: Loose): string {
  const texts = new Set([textOf(summary), textOf(description)]);
  texts.delete(title);
  return [...texts].filter((text) => text !== undefined).join('\n\n');
}

/** Returns what a channel has in addition to a webhook; undefined for an actual webhook. */
export function channelFactsOf(operation: Loose): ChannelFacts | undefined {
  const facts = operation['x-lectern-channel'];
  return isMade(facts) ? (facts as ChannelFacts) : undefined;
}

/** Whether a binding of a channel is not also a parameter, as the parts of a WebSocket handshake are. */
function isNoParameter({ protocol, name }: Pick<Binding, 'protocol' | 'name'>): boolean {
  return protocol !== 'ws' || !/^(?:query|headers)(?:\.|$)/.test(name);
}

function readParameters(channel: Loose, { follow }: ChannelContext): readonly Loose[] {
  return entriesOf(channel['parameters']).map(([name, written]) => {
    const parameter = recordOf(follow(written));
    const { enum: values, default: preset, examples } = parameter;
    const schema = isRecord(parameter['schema'])
      ? parameter['schema']
      : {
          type: 'string',
          ...(Array.isArray(values) && { enum: values }),
          ...(preset !== undefined && { default: preset }),
          ...(Array.isArray(examples) && { examples }),
        };
    const description = textOf(parameter['description']);
    return {
      in: 'path',
      name,
      required: true,
      schema,
      ...(description !== undefined && { description }),
    };
  });
}
