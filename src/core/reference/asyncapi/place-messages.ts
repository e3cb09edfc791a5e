import { optional } from '../document/loose.ts';
import type { Channel, ChannelAction, ChannelLink } from '../model/channel-model.ts';
import type { Body } from '../model/endpoint-model.ts';

export interface ChannelPage {
  readonly body: Pick<Body, 'content'> | undefined;
  /** Returns the key of the page of a channel, by the id of the channel. */
  readonly keyOf: (id: string) => string;
}

/**
 * Returns the channel with, in each action, the ids of its messages on the channel's page, and the keys of
 * other channels.
 */
export function placeMessages(
  { address, actions, bindings }: Channel,
  { body, keyOf }: ChannelPage,
): Channel {
  const options = (body?.content ?? []).flatMap(({ shape }) =>
    (shape?.variants ?? []).flatMap((variants) => variants.options),
  );
  const ids = new Map(options.map(({ label, id }) => [label, id]));
  const place = (messages: readonly string[] | undefined) =>
    messages && { messageIds: messages.map((name) => ids.get(name)) };
  const link = (channel: ChannelLink | undefined) =>
    channel && { ...channel, key: keyOf(channel.id) };
  const placed = actions.map((action): ChannelAction => {
    const { messages, reply, request } = action;
    const isHere = reply?.channel === undefined;
    return {
      ...action,
      ...place(messages),
      ...optional('request', link(request)),
      ...(reply && {
        reply: {
          ...reply,
          ...(isHere && place(reply.messages)),
          ...optional('channel', link(reply.channel)),
        },
      }),
    };
  });
  return { ...optional('address', address), actions: placed, ...optional('bindings', bindings) };
}
