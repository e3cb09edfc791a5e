/** From a channel of AsyncAPI to a path item of OpenAPI with one operation. */
import {
  entriesOf,
  get,
  isRecord,
  listOf,
  type Loose,
  recordOf,
  textOf,
} from '../document/loose.ts';
import { listMessages, listOrigins, readMessages } from './read-messages.ts';

export interface ChannelContext {
  readonly root: Loose;
  /** What a reference within the document stands for. */
  readonly follow: (value: unknown) => unknown;
}

/** What a program does with a channel. */
interface Action {
  readonly verb: 'send' | 'receive';
  readonly name: string;
  readonly text?: string | undefined;
  /** Names of the messages, where it is not all of the channel. */
  readonly messages?: readonly string[];
}

export function readChannel(id: string, channel: Loose, context: ChannelContext): Loose {
  const operations = listOperations(id, channel, context);
  const address = textOf(channel['address']) ?? id;
  const title = textOf(channel['title']) ?? textOf(channel['summary']) ?? id;
  const messages = listMessages(
    channel,
    operations.map(({ operation }) => operation),
    context,
  );
  const content = readMessages(messages, context);
  const actions = operations.map(({ operation, action }) => {
    const origins = listOrigins(operation, context.follow);
    const own = messages.filter(({ origin }) => origins.includes(origin));
    const isPart = own.length > 0 && own.length < messages.length;
    return { ...action, ...(isPart && { messages: own.map(({ name }) => name) }) };
  });
  const description = [
    textOf(channel['description']),
    formatActions(actions),
    formatServers(channel, context),
  ];
  return {
    post: {
      summary: title,
      description: description.filter((part) => part !== undefined).join('\n\n'),
      parameters: readParameters(channel, context),
      ...(content && { requestBody: { required: true, content } }),
      'x-lectern-channel': address,
    },
  };
}

interface FoundOperation {
  readonly operation: Loose;
  readonly action: Action;
}

function listOperations(id: string, channel: Loose, { root, follow }: ChannelContext) {
  // Version 2 tells what a program may do to the one described; version 3 what that one does.
  const older = (['subscribe', 'publish'] as const).flatMap((key): FoundOperation[] => {
    const operation = recordOf(follow(channel[key]));
    if (Object.keys(operation).length === 0) return [];
    return [{ operation, action: toAction(operation, id, key === 'publish' ? 'receive' : 'send') }];
  });
  const newer = entriesOf(root['operations']).flatMap(([name, written]): FoundOperation[] => {
    const operation = recordOf(follow(written));
    if (follow(operation['channel']) !== channel) return [];
    const verb = textOf(operation['action']) === 'receive' ? 'receive' : 'send';
    return [{ operation, action: toAction(operation, name, verb) }];
  });
  return [...older, ...newer];
}

function toAction(operation: Loose, name: string, verb: Action['verb']): Action {
  const { summary, description } = operation;
  const texts = new Set(
    [textOf(summary), textOf(description)].filter((text) => text !== undefined),
  );
  return {
    verb,
    name: textOf(operation['title']) ?? textOf(operation['operationId']) ?? name,
    ...(texts.size > 0 && { text: [...texts].map((text) => text.trim()).join(' – ') }),
  };
}

/** The words of the specification itself, as code: they are the same in every language. */
function formatActions(actions: readonly Action[]): string | undefined {
  if (actions.length === 0) return undefined;
  return actions
    .map(({ verb, name, text, messages = [] }) => {
      const codes = messages.map((message) => `\`${message.replaceAll('`', "'")}\``).join(', ');
      const head = `- \`${verb}\` **${name}**`;
      return formatItem(codes === '' ? head : `${head} (${codes})`, text);
    })
    .join('\n');
}

/** An entry of a list, which is one line. */
function formatItem(head: string, text: string | undefined): string {
  return text === undefined ? head : `${head}: ${text.replace(/\s*\n\s*/g, ' ')}`;
}

/** Servers that the channel names; all of the document, where it names none. */
function formatServers(channel: Loose, { root, follow }: ChannelContext): string | undefined {
  const all = entriesOf(root['servers']).map(([name, written]) => [name, follow(written)] as const);
  const named = listOf(channel['servers']);
  const isNamed = (name: string, server: unknown) =>
    named.length === 0 || named.includes(name) || named.some((each) => follow(each) === server);
  const lines = all.flatMap(([name, server]) => {
    if (!isNamed(name, server)) return [];
    const protocol = textOf(get(server, 'protocol')) ?? '';
    const host = textOf(get(server, 'host'));
    const url =
      host === undefined
        ? textOf(get(server, 'url'))
        : `${host}${textOf(get(server, 'pathname')) ?? ''}`;
    if (url === undefined) return [];
    const address = url.includes('://') || protocol === '' ? url : `${protocol}://${url}`;
    const text = textOf(get(server, 'description'));
    return formatItem(`* \`${address}\``, text);
  });
  // Another sign than that of the actions, which would make one list of both.
  return lines.length === 0 ? undefined : lines.join('\n');
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
