import { optional } from '../document/loose.ts';
import type { Channel } from '../model/channel-model.ts';
import type { Body } from '../model/model.ts';

/** Returns the channel with, in each action, the ids of its messages on the channel's page. */
export function placeMessages(
  { address, actions, bindings }: Channel,
  body: Pick<Body, 'content'> | undefined,
): Channel {
  const options = (body?.content ?? []).flatMap(({ shape }) =>
    (shape?.variants ?? []).flatMap((variants) => variants.options),
  );
  const ids = new Map(options.map(({ label, id }) => [label, id]));
  const placed = actions.map((action) => {
    const { messages } = action;
    return messages === undefined
      ? action
      : { ...action, messageIds: messages.map((name) => ids.get(name)) };
  });
  return { address, actions: placed, ...optional('bindings', bindings) };
}
