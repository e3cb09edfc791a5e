/**
 * The Markdown twin of a reference page: all that the page shows, for readers who are programs. The
 * page's own title and text are not part of it.
 */
import { escapeMarkdown, formatFence } from '../../text/markdown.ts';
import { formatFields, formatShape } from '../schema/format-shape.ts';
import type {
  Body,
  Content,
  Endpoint,
  EndpointSummary,
  Example,
  Operation,
  Overview,
  Parameter,
  ParameterPlace,
  Response,
  SchemaPage,
  Subject,
  Webhook,
} from '../model/model.ts';
import type { CredentialParts, Security, SecurityScheme } from '../model/security-model.ts';

/** Blocks with an empty line between them; without a line break at the end. */
export function formatSubjectMarkdown(subject: Subject): string {
  switch (subject.kind) {
    case 'operation':
      return formatOperation(subject);
    case 'webhook':
      return formatWebhook(subject);
    case 'schema':
      return formatSchema(subject);
    case 'overview':
      return formatOverview(subject);
  }
}

function formatOperation(operation: Operation): string {
  const { method, path, description, servers, security, samples, notices, deprecated } = operation;
  return join([
    description,
    deprecated && '**Deprecated.**',
    formatFence('http', `${method} ${servers[0]?.defaultUrl ?? ''}${path}`),
    servers.length > 1 && `Servers: ${servers.map(({ url }) => `\`${url}\``).join(', ')}`,
    operation.introduction,
    notices.length > 0 && `Note: ${method} with a body; browsers cannot send it.`,
    formatSecurity(security),
    ...formatEndpoint(operation, { body: 'Request body', responses: 'Responses' }),
    ...formatCallbacks(operation),
    samples.samples[0] && `## Request sample`,
    samples.samples[0] && formatFence(samples.samples[0].language, samples.samples[0].text),
  ]);
}

function formatWebhook(webhook: Webhook): string {
  return join([
    webhook.description,
    webhook.deprecated && '**Deprecated.**',
    webhook.channel === undefined
      ? `Webhook \`${webhook.name}\`, sent with ${webhook.method}.`
      : `Channel \`${webhook.channel}\`.`,
    webhook.introduction,
    ...formatEndpoint(webhook, { body: 'Payload', responses: 'Expected responses' }),
  ]);
}

function formatSchema({ shape, description, examples }: SchemaPage): string {
  const { description: _, ...rest } = shape;
  const fields = formatShape(rest);
  return join([description, `Type: \`${shape.type}\``, ...fields, ...formatExamples(examples)]);
}

function formatOverview({ reference }: Overview): string {
  const { info, operations, webhooks } = reference;
  const listed = [...operations, ...webhooks].filter(({ visibility }) => visibility === 'listed');
  return join([
    `Version ${info.version}`,
    info.description,
    info.servers.length > 0 && `## Servers`,
    info.servers.map(({ url, label }) => `- \`${url}\`${label ? `: ${label}` : ''}`).join('\n'),
    info.schemes.length > 0 && '## Authentication',
    info.schemes.map((scheme) => `- ${formatScheme(scheme)}`).join('\n'),
    listed.length > 0 && '## Endpoints',
    listed.map(formatSummary).join('\n'),
  ]);
}

function formatSummary({ method, path, title }: EndpointSummary): string {
  return `- \`${method} ${path}\`${title === path ? '' : `: ${title}`}`;
}

const PLACES: Readonly<Record<ParameterPlace, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
  header: 'Headers',
  cookie: 'Cookies',
};

type Blocks = readonly (string | false | undefined)[];

function formatEndpoint(
  { parameters, body, responses }: Pick<Endpoint, 'parameters' | 'body' | 'responses'>,
  words: { body: string; responses: string },
): Blocks {
  const places = Object.keys(PLACES) as ParameterPlace[];
  return [
    ...places.flatMap((place) => {
      const own = parameters.filter((each) => each.in === place && !each.isOnPage);
      return own.length === 0 ? [] : [`## ${PLACES[place]}`, formatParameters(own)];
    }),
    ...(body && !body.isOnPage ? formatBody(body, words.body) : []),
    responses.length > 0 && `## ${words.responses}`,
    ...responses.flatMap(formatResponse),
  ];
}

function formatParameters(parameters: readonly Parameter[]): string {
  return formatFields(
    parameters.map(({ name, id, required, deprecated, description, shape }) => ({
      kind: 'field',
      naming: 'fixed',
      name,
      id,
      required,
      shape: {
        ...shape,
        deprecated: deprecated || shape.deprecated,
        ...(description !== undefined && { description }),
      },
    })),
  );
}

function formatBody({ required, description, content }: Body, title: string): Blocks {
  const heading = `## ${title}${required ? ' (required)' : ''}`;
  return [heading, description, ...content.flatMap(formatContent)];
}

function formatResponse({ status, label, description, headers, content }: Response): Blocks {
  const isSaid = description?.trim().toLowerCase() === label.toLowerCase();
  return [
    `### ${status} ${label}`,
    !isSaid && description,
    headers.length > 0 && `Headers:\n\n${formatParameters(headers)}`,
    ...content.flatMap(formatContent),
  ];
}

function formatContent({ mediaType, shape, itemShape, examples }: Content): Blocks {
  return [
    `\`${mediaType}\`${shape ? `: ${shape.type}` : ''}`,
    ...(shape ? formatShape(shape) : []),
    itemShape && `Each item: ${itemShape.type}`,
    ...(itemShape ? formatShape(itemShape) : []),
    ...formatExamples(examples),
  ];
}

/** Characters of the examples behind the first: what is longer says nothing that fields do not. */
const LONGEST_EXAMPLES = 12_000;

/** Each text once, under its name where there are several. */
function formatExamples(examples: readonly Example[]): Blocks {
  const [first, ...others] = new Map(
    examples.flatMap((each) => (each.text === '' ? [] : [[each.text, each]])),
  ).values();
  if (first === undefined) return [];
  let left = LONGEST_EXAMPLES;
  const shown = others.filter(({ text }) => (left -= text.length) >= 0);
  return [first, ...shown].flatMap(({ label, language, text }) => [
    others.length > 0 && label !== '' && `**${escapeMarkdown(label)}**`,
    formatFence(language, text),
  ]);
}

function formatCallbacks({ callbacks }: Operation): Blocks {
  return callbacks.flatMap(({ name, expression, requests }) => [
    `## Callback ${name}`,
    ...requests.flatMap((request) => [
      `\`${request.method} ${expression}\``,
      request.description,
      ...(request.body?.content.flatMap(formatContent) ?? []),
    ]),
  ]);
}

function formatSecurity({ alternatives, optional }: Security): string | undefined {
  if (alternatives.length === 0) return undefined;
  const ways = alternatives.map(({ requirements }) => {
    const schemes = requirements.map(({ scheme, scopes }) => {
      const needed = scopes.length > 0 ? ` (scopes: ${scopes.join(', ')})` : '';
      return `${formatScheme(scheme)}${needed}`;
    });
    return `- ${schemes.join(' and ')}`;
  });
  const choice = alternatives.length > 1 ? 'One of:\n\n' : '';
  const heading = `## Authorization${optional ? ' (optional)' : ''}`;
  return `${heading}\n\n${choice}${ways.join('\n')}`;
}

function formatScheme(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'http':
      return `\`${scheme.header}: ${formatCredential(scheme)}\``;
    case 'oauth2':
    case 'openIdConnect':
      return `\`Authorization: ${formatCredential(scheme)}\``;
    case 'apiKey':
      return `\`${scheme.name}: ${formatCredential(scheme)}\` (${scheme.in})`;
    case 'mutualTLS':
      return 'client certificate';
    case 'unknown':
      return `\`${scheme.key}\``;
  }
}

function formatCredential({ word, prefix, placeholder }: CredentialParts): string {
  return word + prefix + placeholder;
}

function join(blocks: Blocks): string {
  return blocks
    .map((block) => (block ? block.trim() : ''))
    .filter((block) => block !== '')
    .join('\n\n');
}
