/**
 * Groups the operations of an AsyncAPI document and their replies by channel. Traits are merged here, once
 * for each operation, so that the time to read a channel does not depend on the other channels.
 */
import { entriesOf, isRecord, type Loose, recordOf, textOf } from '../document/loose.ts';
import type {
  ChannelContext,
  ChannelIndex,
  NamedOperation,
  NamedReply,
} from './channel-context.ts';
import { mergeTraits } from './merge-traits.ts';

type Source = Pick<ChannelContext, 'root' | 'follow'>;

export function indexChannels(source: Source): ChannelIndex {
  const { root, follow } = source;
  const ids = new Map<unknown, string>();
  const operations = new Map<unknown, NamedOperation[]>();
  const replies = new Map<unknown, NamedReply[]>();
  for (const [id, written] of entriesOf(root['channels'])) {
    const channel = follow(written);
    if (!isRecord(channel) || ids.has(channel)) continue;
    ids.set(channel, id);
    operations.set(channel, listOlder(channel, source));
  }
  for (const to of listNewer(source)) {
    append(operations, follow(to.operation['channel']), to);
    const reply = recordOf(follow(to.operation['reply']));
    const verb = to.verb === 'send' ? 'receive' : 'send';
    append(replies, follow(reply['channel']), { reply, verb, to });
  }
  return { ids, operations, replies };
}

/**
 * Lists the operations of version 2, which says what a client may do with the described application, whereas
 * version 3 says what that application does.
 */
function listOlder(channel: Loose, source: Source): NamedOperation[] {
  return (['subscribe', 'publish'] as const).flatMap((key): NamedOperation[] => {
    const operation = mergeTraits(recordOf(source.follow(channel[key])), source);
    if (Object.keys(operation).length === 0) return [];
    return [{ name: undefined, operation, verb: key === 'publish' ? 'send' : 'receive' }];
  });
}

function listNewer(source: Source): readonly NamedOperation[] {
  return entriesOf(source.root['operations']).map(([name, written]) => {
    const operation = mergeTraits(recordOf(source.follow(written)), source);
    const verb = textOf(operation['action']) === 'receive' ? 'send' : 'receive';
    return { name, operation, verb };
  });
}

function append<Value>(lists: Map<unknown, Value[]>, key: unknown, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
