/** Reads the reply to an operation of AsyncAPI: what it is, and where it goes. */
import { type Loose, optional, recordOf } from '../document/loose.ts';
import type { ChannelReply } from '../model/channel-model.ts';
import type { ChannelContext, Message } from './channel-context.ts';
import { findChannel } from './channel-operations.ts';
import { readPlace } from './message-facts.ts';
import { listMessages, listOrigins } from './read-messages.ts';

/**
 * @param channel The channel of the operation.
 * @param messages The messages of that channel.
 */
export function readReply(
  operation: Loose,
  { channel, messages }: { readonly channel: Loose; readonly messages: readonly Message[] },
  context: ChannelContext,
): ChannelReply | undefined {
  const { follow } = context;
  const reply = recordOf(follow(operation['reply']));
  const target = follow(reply['channel']);
  const link = target === channel ? undefined : findChannel(target, context);
  const own = link === undefined ? messages : listMessages(recordOf(target), context);
  const origins = listOrigins(reply, context);
  const named = own.filter(({ origin }) => origins.has(origin)).map(({ name }) => name);
  const address = readPlace(reply['address'], context);
  const isEmpty = link === undefined && named.length === 0 && address === undefined;
  if (isEmpty) return undefined;
  return { messages: named, ...optional('channel', link), ...optional('address', address) };
}
