/** Formats what clients send to a channel and receive from it as Markdown, for the twin of its page. */
import {
  escapeLabel,
  escapeMarkdown,
  formatCode,
  formatLink,
  toLine,
} from '../../../text/markdown.ts';
import { type FindHref, formatBindings, formatPlaceInMessage } from '../../schema/format-shape.ts';
import type { ChannelAction, ChannelLink, ChannelReply } from '../../model/channel-model.ts';
import type { Webhook } from '../../model/endpoint-model.ts';
import { formatHeading } from './format-heading.ts';

/** Lists the actions of a channel from the reader's point of view, as its page does. */
export function formatActions({ channel, headings }: Webhook, hrefOf: FindHref): readonly string[] {
  return (['send', 'receive'] as const).flatMap((verb) => {
    const own = channel?.actions.filter((action) => action.verb === verb) ?? [];
    if (own.length === 0) return [];
    const lines = own.flatMap((action) => formatAction(action, hrefOf));
    return [formatHeading(`You ${verb}`, headings), lines.join('\n')];
  });
}

function formatAction(action: ChannelAction, hrefOf: FindHref): readonly string[] {
  const { name, text, messages = [], isReply = false, request, reply, externalDocs } = action;
  const codes = messages.length === 0 ? '' : ` (${messages.map(formatCode).join(', ')})`;
  const asked = request === undefined ? '' : ` to ${formatChannel(request, hrefOf)}`;
  const kind = isReply ? `, reply${asked}` : '';
  const bindings = formatBindings(action);
  return [
    `- **${escapeMarkdown(name)}**${codes}${kind}${text === undefined ? '' : `: ${toLine(text)}`}`,
    ...(reply ? [`  - Reply: ${formatReply(reply, hrefOf)}`] : []),
    ...(externalDocs
      ? [`  - ${formatLink(escapeLabel(toLine(externalDocs.label)), externalDocs.url)}`]
      : []),
    ...(bindings === undefined ? [] : [`  - ${bindings}`]),
  ];
}

function formatReply({ messages, channel, address }: ChannelReply, hrefOf: FindHref): string {
  return [
    ...messages.map(formatCode),
    ...(channel ? [formatChannel(channel, hrefOf)] : []),
    ...(address ? [formatPlaceInMessage(address)] : []),
  ].join(', ');
}

function formatChannel({ title, key }: ChannelLink, hrefOf: FindHref): string {
  const href = key === undefined ? undefined : hrefOf(key);
  return href === undefined ? escapeMarkdown(title) : formatLink(escapeLabel(title), href);
}
