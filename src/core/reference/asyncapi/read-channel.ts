/** Converts an AsyncAPI channel to an OpenAPI path item with one operation. */
import { entriesOf, isRecord, type Loose, recordOf, textOf } from '../document/loose.ts';
import type { Binding, Channel, ChannelAction } from '../model/channel-model.ts';
import type { ChannelContext } from './channel-context.ts';
import { joinSecurity } from './join-security.ts';
import { listServers, toServer } from './list-servers.ts';
import { mergeTraits } from './merge-traits.ts';
import { readBindings } from './read-bindings.ts';
import { readHandshake } from './read-handshake.ts';
import { type ChannelOperation, listMessages, listOrigins, readMessages } from './read-messages.ts';

/** What OpenAPI cannot express, as it is stored under `x-lectern-channel`. */
export interface ChannelFacts extends Channel {
  /** In OpenAPI form, except that their addresses can have any scheme. */
  readonly servers: readonly Loose[];
  /** In OpenAPI form, with the schemes under `x-lectern-schemes`. */
  readonly security: readonly Loose[];
}

export function readChannel(id: string, channel: Loose, context: ChannelContext): Loose {
  const name = toName(id, context);
  const operations = listOperations(name, channel, context);
  const address = textOf(channel['address']) ?? id;
  const title = textOf(channel['title']) ?? textOf(channel['summary']) ?? name;
  const messages = listMessages(channel, operations, context);
  const content = readMessages(messages, context);
  const actions = operations.map(({ operation, action }) => {
    const origins = listOrigins(operation, context.follow);
    const own = messages.filter(({ origin }) => origins.includes(origin));
    const isPart = own.length > 0 && own.length < messages.length;
    return { ...action, ...(isPart && { messages: own.map(({ name }) => name) }) };
  });
  const servers = listServers(channel, context);
  const security = joinSecurity(
    servers.map((server) => context.securityOf(server)),
    operations.map(({ operation }) => context.securityOf(operation)),
  );
  const facts: ChannelFacts = {
    address,
    actions,
    ...readBindings(channel, context, isNoParameter),
    servers: servers
      .map((server) => toServer(server, context))
      .filter((server) => server !== undefined),
    security,
  };
  return {
    post: {
      summary: title,
      description: textOf(channel['description']) ?? '',
      parameters: [...readParameters(channel, context), ...readHandshake(channel, context)],
      ...(content && { requestBody: { required: true, content } }),
      'x-lectern-channel': facts,
    },
  };
}

/** Returns what a channel has in addition to a webhook; undefined for an actual webhook. */
export function channelFactsOf(operation: Loose): ChannelFacts | undefined {
  return operation['x-lectern-channel'] as ChannelFacts | undefined;
}

/**
 * Returns the id, which in version 2 is the address. A slash alone is not a name but means the whole
 * server, so the title of the document replaces it.
 */
function toName(id: string, { root }: ChannelContext): string {
  const title = id === '/' ? textOf(recordOf(root['info'])['title']) : undefined;
  return title ?? id;
}

/** Whether a binding of a channel is not also a parameter, as the parts of a WebSocket handshake are. */
function isNoParameter({ protocol, name }: Binding): boolean {
  return protocol !== 'ws' || !/^(?:query|headers)(?:\.|$)/.test(name);
}

function listOperations(named: string, channel: Loose, context: ChannelContext) {
  const { root, follow } = context;
  // Version 2 says what a client may do with the described application; version 3 says what that
  // application does.
  const older = (['subscribe', 'publish'] as const).flatMap((key): ChannelOperation[] => {
    const operation = mergeTraits(recordOf(follow(channel[key])), context);
    if (Object.keys(operation).length === 0) return [];
    const verb = key === 'publish' ? 'send' : 'receive';
    return [{ operation, action: toAction({ operation, name: named, verb }, context) }];
  });
  const newer = entriesOf(root['operations']).flatMap(([name, written]): ChannelOperation[] => {
    const own = recordOf(follow(written));
    if (follow(own['channel']) !== channel) return [];
    const operation = mergeTraits(own, context);
    const verb = textOf(operation['action']) === 'receive' ? 'send' : 'receive';
    return [{ operation, action: toAction({ operation, name, verb }, context) }];
  });
  return [...older, ...newer];
}

function toAction(
  { operation, name, verb }: Pick<ChannelAction, 'name' | 'verb'> & { readonly operation: Loose },
  context: ChannelContext,
): ChannelAction {
  const { summary, description } = operation;
  const texts = new Set(
    [textOf(summary), textOf(description)].filter((text) => text !== undefined),
  );
  return {
    verb,
    name: textOf(operation['title']) ?? textOf(operation['operationId']) ?? name,
    ...(texts.size > 0 && { text: [...texts].map((text) => text.trim()).join(' – ') }),
    ...readBindings(operation, context),
  };
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
