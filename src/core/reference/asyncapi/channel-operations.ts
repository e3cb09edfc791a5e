/** Lists the operations of an AsyncAPI channel, and the replies of other operations that it carries. */
import { isRecord, type Loose, optional, recordOf, textOf } from '../document/loose.ts';
import { readExternalDocs } from '../document/read-external-docs.ts';
import type { ChannelAction, ChannelLink } from '../model/channel-model.ts';
import type { ChannelContext, NamedOperation } from './channel-context.ts';
import { readBindings } from './read-bindings.ts';

/** What a client can do with a channel, and the operation or reply that describes it. */
export interface ChannelOperation {
  readonly operation: Loose;
  readonly action: ChannelAction;
}

/** @param named The name of operations in version 2, which have none of their own. */
export function listChannelOperations(
  named: string,
  channel: Loose,
  context: ChannelContext,
): readonly ChannelOperation[] {
  return (context.operations.get(channel) ?? []).map(({ name = named, operation, verb }) => ({
    operation,
    action: toAction({ name, operation, verb }, context),
  }));
}

/** Lists the replies that go through a channel, in the direction opposite to that of their operations. */
export function listChannelReplies(
  channel: Loose,
  context: ChannelContext,
): readonly ChannelOperation[] {
  return (context.replies.get(channel) ?? []).map(({ reply, verb, to }): ChannelOperation => {
    const request = context.follow(to.operation['channel']);
    const action: ChannelAction = {
      verb,
      name: nameOf(to.operation, to.name ?? ''),
      isReply: true,
      ...(request !== channel && optional('request', findChannel(request, context))),
    };
    return { operation: reply, action };
  });
}

function toAction(
  { name, operation, verb }: NamedOperation & { readonly name: string },
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
    ...optional('externalDocs', readExternalDocs(context.follow(operation['externalDocs']))),
    ...readBindings(operation, context),
  };
}

function nameOf(operation: Loose, name: string): string {
  return textOf(operation['title']) ?? textOf(operation['operationId']) ?? name;
}

/** Returns undefined for a value that is no channel of the document. */
export function findChannel(target: unknown, context: ChannelContext): ChannelLink | undefined {
  if (!isRecord(target)) return undefined;
  const id = context.ids.get(target);
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
