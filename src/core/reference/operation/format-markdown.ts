/**
 * Formats the Markdown twin of a reference page: all that the page shows, for programs that read it. The
 * page's own title and text are not part of it.
 */
import { unwrapComponents } from '../../components/unwrap-components.ts';
import {
  escapeLabel,
  escapeMarkdown,
  formatCode,
  formatFence,
  formatLink,
} from '../../text/markdown.ts';
import { optional } from '../document/loose.ts';
import { type FindHref, formatBindings, formatKind, formatShape } from '../schema/format-shape.ts';
import type { OperationGroup, Overview, Subject } from '../model/model.ts';
import type { EndpointSummary, Operation, Webhook } from '../model/endpoint-model.ts';
import type { SchemaIndex, SchemaPage, SchemaUser } from '../model/schema-model.ts';
import {
  type Blocks,
  formatCallbacks,
  formatDocs,
  formatEndpoint,
  formatExtensions,
  joinBlocks,
  formatEndpointIntro,
} from './format-endpoint.ts';
import { formatActions } from './markdown/format-actions.ts';
import { formatExamples } from './markdown/format-examples.ts';
import { formatHeading } from './markdown/format-heading.ts';
import { formatServers } from './markdown/format-servers.ts';
import { formatSymbol } from './markdown/format-symbol.ts';
import { formatScheme, formatSecurity } from './format-security.ts';

/** Returns blocks separated by empty lines, without a trailing line break. */
export function formatSubjectMarkdown(
  subject: Subject,
  hrefOf: FindHref = () => undefined,
): string {
  return unwrapComponents(formatSubject(subject, hrefOf), nameRemark);
}

/** Returns the label that a remark begins with, as on other pages: `**Note**`. */
function nameRemark(kind: string): string {
  return kind === '' ? '' : `**${kind.charAt(0).toUpperCase()}${kind.slice(1)}**`;
}

function formatSubject(subject: Subject, hrefOf: FindHref): string {
  switch (subject.kind) {
    case 'operation':
      return formatOperation(subject, hrefOf);
    case 'webhook':
      return formatWebhook(subject, hrefOf);
    case 'schema':
      return formatSchema(subject, hrefOf);
    case 'schemas':
      return formatSchemaIndex(subject, hrefOf);
    case 'overview':
      return formatOverview(subject, hrefOf);
    case 'symbol':
      return joinBlocks(formatSymbol(subject, hrefOf));
  }
}

function formatOperation(operation: Operation, hrefOf: FindHref): string {
  const { method, path, servers, samples, notices } = operation;
  const [first, ...others] = servers;
  const isPlain = others.length === 0 && first?.variables.length === 0 && !first.description;
  return joinBlocks([
    ...formatEndpointIntro(operation),
    formatFence('http', `${method} ${first?.defaultUrl ?? ''}${path}`),
    !isPlain && formatServers(servers),
    formatEnvironments(operation),
    operation.introduction,
    notices.length > 0 && `Note: ${method} with a body; browsers cannot send it.`,
    formatSecurity(operation),
    ...formatEndpoint(operation, { body: 'Request body', responses: 'Responses' }, hrefOf),
    ...formatCallbacks(operation, hrefOf),
    formatDocs(operation.externalDocs),
    samples.samples[0] && `## Request sample`,
    samples.samples[0] && formatFence(samples.samples[0].language, samples.samples[0].text),
    ...formatExtensions(operation.extensions),
  ]);
}

/** Lists environments. A value that readers are asked for appears by name only. */
function formatEnvironments({ environments = [] }: Operation): string {
  const lines = environments.map(({ name, baseUrl, values }) => {
    const pairs = Object.entries(values).map(([key, value]) =>
      value === '' ? formatCode(key) : `${formatCode(key)} = ${formatCode(value)}`,
    );
    const parts = [...(baseUrl === undefined ? [] : [formatCode(baseUrl)]), ...pairs];
    return `- Environment ${[escapeMarkdown(name), ...parts].join(', ')}`;
  });
  return lines.join('\n');
}

function formatWebhook(webhook: Webhook, hrefOf: FindHref): string {
  return joinBlocks([
    ...formatEndpointIntro(webhook),
    formatWebhookName(webhook),
    webhook.introduction,
    webhook.channel && formatBindings(webhook.channel),
    ...formatActions(webhook, hrefOf),
    webhook.channel !== undefined &&
      webhook.servers.length > 0 &&
      formatHeading('Servers', webhook.headings),
    formatServers(webhook.servers),
    formatSecurity(webhook),
    ...formatEndpoint(webhook, { body: 'Payload', responses: 'Expected responses' }, hrefOf),
    formatDocs(webhook.externalDocs),
    ...formatExtensions(webhook.extensions),
  ]);
}

function formatWebhookName({ channel, name, method }: Webhook): string {
  if (channel === undefined) return `Webhook ${formatCode(name)}, sent with ${method}.`;
  return channel.address === undefined ? '' : `Channel ${formatCode(channel.address)}.`;
}

function formatSchema(
  { shape, description, examples, usedBy, extensions }: SchemaPage,
  hrefOf: FindHref,
): string {
  const { description: _, ...rest } = shape;
  const fields = formatShape(rest, hrefOf);
  return joinBlocks([
    description,
    `Type: ${formatCode(formatKind(shape))}`,
    ...fields,
    ...formatExamples(examples),
    usedBy.length > 0 && `Used by: ${formatUsers(usedBy, hrefOf)}`,
    ...formatExtensions(extensions),
  ]);
}

function formatSchemaIndex({ schemas }: SchemaIndex, hrefOf: FindHref): string {
  const lines = schemas.map(({ name, key, usedBy }) => {
    const users = usedBy.length === 0 ? '' : `, used by ${formatUsers(usedBy, hrefOf)}`;
    return `- ${formatUser({ kind: 'schema', title: name, ...optional('key', key) }, hrefOf)}${users}`;
  });
  return lines.join('\n');
}

function formatUsers(users: readonly SchemaUser[], hrefOf: FindHref): string {
  return users.map((user) => formatUser(user, hrefOf)).join(', ');
}

function formatUser({ kind, key, title }: SchemaUser, hrefOf: FindHref): string {
  const href = key === undefined ? undefined : hrefOf(key);
  const name = kind === 'schema' ? formatCode(title) : escapeMarkdown(title);
  return href === undefined ? name : formatLink(name, href);
}

function formatOverview({ reference, headings }: Overview, hrefOf: FindHref): string {
  const { info, groups, webhookGroup, isAsyncapi } = reference;
  const hooks: OperationGroup = { ...webhookGroup, label: isAsyncapi ? 'Channels' : 'Webhooks' };
  const isListed = (group: OperationGroup) => listedOf(group).length > 0;
  const named = [...headings, ...groups.filter(isListed).map(({ label }) => label.toLowerCase())];
  return joinBlocks([
    `**${escapeMarkdown(info.title)}**${info.summary === undefined ? '' : `: ${info.summary}`}`,
    info.version !== '' && `Version ${info.version}`,
    info.description,
    formatInfo(info),
    info.servers.length > 0 && formatHeading('Servers', named),
    formatServers(info.servers),
    info.schemes.length > 0 &&
      (headings.includes('authentication') ? '## Authorizations' : '## Authentication'),
    info.schemes.map((scheme) => `- ${formatScheme(scheme)}`).join('\n'),
    ...[...groups, hooks].flatMap((group) => formatGroup(group, hrefOf, isAsyncapi)),
    ...formatExtensions(reference.extensions()),
  ]);
}

function formatInfo({
  license,
  termsOfService,
  contact,
  externalDocs,
}: Overview['reference']['info']) {
  const link = (text: string, url: string | undefined) =>
    url === undefined ? escapeMarkdown(text) : formatLink(escapeLabel(text), url);
  const identifier = license?.identifier;
  const lines = [
    license &&
      `License: ${link(license.name, license.url)}${identifier === undefined ? '' : ` (${formatCode(identifier)})`}`,
    termsOfService !== undefined && `Terms of service: ${termsOfService}`,
    contact?.name !== undefined && `Contact: ${link(contact.name, contact.url)}`,
    contact?.name === undefined && contact?.url !== undefined && `Contact: ${contact.url}`,
    contact?.email !== undefined && `Email: ${contact.email}`,
    formatDocs(externalDocs),
  ];
  return lines
    .filter((line) => typeof line === 'string')
    .map((line) => `- ${line}`)
    .join('\n');
}

function listedOf({ operations }: Pick<OperationGroup, 'operations'>) {
  return operations.filter(({ visibility }) => visibility === 'listed');
}

function formatGroup(
  { label, description, externalDocs, operations }: OperationGroup,
  hrefOf: FindHref,
  isAsyncapi: boolean,
): Blocks {
  const listed = listedOf({ operations });
  if (listed.length === 0) return [];
  return [
    `## ${label === '' ? 'Endpoints' : escapeMarkdown(label)}`,
    description,
    formatDocs(externalDocs),
    listed.map((summary) => formatSummary(summary, hrefOf, isAsyncapi)).join('\n'),
  ];
}

/** Formats one line of a list. A channel is not a request: it has an address, but no method. */
function formatSummary(
  { key, method, path, title }: EndpointSummary,
  hrefOf: FindHref,
  isChannel: boolean,
): string {
  const href = hrefOf(key);
  const name = title === path ? '' : `: ${escapeMarkdown(title)}`;
  const link = href === undefined ? name : `: ${formatLink(escapeLabel(title), href)}`;
  return `- ${formatCode(isChannel ? path : `${method} ${path}`)}${link}`;
}
