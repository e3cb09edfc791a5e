import type { Channel } from '../model/channel-model.ts';
import type { Body } from '../model/model.ts';

/** A channel whose actions know the places on its page that tell of their messages. */
export function placeMessages(
  { address, actions }: Channel,
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
  return { address, actions: placed };
}
