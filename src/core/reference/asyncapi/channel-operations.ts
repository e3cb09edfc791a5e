/** Lists the operations of an AsyncAPI channel, and the replies of other operations that it carries. */
import { entriesOf, isRecord, type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import type { ChannelAction, ChannelLink } from '../model/channel-model.ts';
import type { ChannelContext } from './channel-context.ts';
import { mergeTraits } from './merge-traits.ts';
import { readBindings } from './read-bindings.ts';

/** What a client can do with a channel, and the operation or reply that describes it. */
export interface ChannelOperation {
  readonly operation: Loose;
  readonly action: ChannelAction;
}

interface NamedOperation {
  readonly name: string;
  /** With its traits. */
  readonly operation: Loose;
  readonly verb: ChannelAction['verb'];
}

/** @param named The name of operations in version 2, which have none of their own. */
export function listChannelOperations(
  named: string,
  channel: Loose,
  context: ChannelContext,
): readonly ChannelOperation[] {
  const { follow } = context;
  // Version 2 says what a client may do with the described application; version 3 says what that
  // application does.
  const older = (['subscribe', 'publish'] as const).flatMap((key): NamedOperation[] => {
    const operation = mergeTraits(recordOf(follow(channel[key])), context);
    if (Object.keys(operation).length === 0) return [];
    return [{ name: named, operation, verb: key === 'publish' ? 'send' : 'receive' }];
  });
  const newer = listNewer(context).filter(
    ({ operation }) => follow(operation['channel']) === channel,
  );
  return [...older, ...newer].map((each) => ({
    operation: each.operation,
    action: toAction(each, context),
  }));
}

/** Lists the replies that go through a channel, in the direction opposite to that of their operations. */
export function listChannelReplies(
  channel: Loose,
  context: ChannelContext,
): readonly ChannelOperation[] {
  const { follow } = context;
  return listNewer(context).flatMap(({ name, operation, verb }): ChannelOperation[] => {
    const reply = recordOf(follow(operation['reply']));
    if (follow(reply['channel']) !== channel) return [];
    const request = follow(operation['channel']);
    const action: ChannelAction = {
      verb: verb === 'send' ? 'receive' : 'send',
      name: nameOf(operation, name),
      isReply: true,
      ...(request !== channel && optional('request', findChannel(request, context))),
    };
    return [{ operation: reply, action }];
  });
}

function listNewer(context: ChannelContext): readonly NamedOperation[] {
  return entriesOf(context.root['operations']).map(([name, written]) => {
    const operation = mergeTraits(recordOf(context.follow(written)), context);
    const verb = textOf(operation['action']) === 'receive' ? 'send' : 'receive';
    return { name, operation, verb };
  });
}

function toAction(
  { name, operation, verb }: NamedOperation,
  context: ChannelContext,
): ChannelAction {
  const { summary, description } = operation;
  const texts = new Set(
    [textOf(summary), textOf(description)].filter((text) => text !== undefined),
  );
  return {
    verb,
    name: nameOf(operation, name),
    ...(texts.size > 0 && { text: [...texts].map((text) => text.trim()).join(' – ') }),
    ...readBindings(operation, context),
  };
}

function nameOf(operation: Loose, name: string): string {
  return textOf(operation['title']) ?? textOf(operation['operationId']) ?? name;
}

/** Returns undefined for a value that is no channel of the document. */
export function findChannel(target: unknown, context: ChannelContext): ChannelLink | undefined {
  if (!isRecord(target)) return undefined;
  const [id] =
    entriesOf(context.root['channels']).find(([, written]) => context.follow(written) === target) ??
    [];
  return id === undefined ? undefined : linkChannel(id, target, context);
}

export function linkChannel(id: string, channel: Loose, context: ChannelContext): ChannelLink {
  const title = textOf(channel['title']) ?? textOf(channel['summary']);
  return { id, title: title ?? nameChannel(id, context) };
}

/**
 * Returns the id, which in version 2 is the address. A slash alone is not a name but means the whole
 * server, so the title of the document replaces it.
 */
export function nameChannel(id: string, { root }: ChannelContext): string {
  const title = id === '/' ? textOf(recordOf(root['info'])['title']) : undefined;
  return title ?? id;
}
