/** Formats the requests and responses of an endpoint as Markdown, for the twin of a reference page. */
import {
  escapeLabel,
  escapeMarkdown,
  formatCode,
  formatCodeSpan,
  formatLink,
  toLine,
} from '../../text/markdown.ts';
import { endFence } from '../../text/markup/list-fences.ts';
import { type FindHref, formatFields, formatKind, formatShape } from '../schema/format-shape.ts';
import type { Extension } from '../model/extension-model.ts';
import type {
  AnswerGroup,
  Body,
  Content,
  Encoding,
  Endpoint,
  Link,
  Operation,
  Parameter,
  Response,
} from '../model/endpoint-model.ts';
import type { ParameterPlace } from '../model/serialization-model.ts';
import type { ExternalDocs } from '../model/shape-model.ts';
import { formatResponseTable } from './markdown/format-response-table.ts';
import { formatServers } from './markdown/format-servers.ts';
import { formatContentExamples, formatMissing } from './markdown/format-examples.ts';
import { deepenHeading } from './markdown/format-heading.ts';
import { formatSecurity } from './format-security.ts';

export type Blocks = readonly (string | false | undefined)[];

export function joinBlocks(blocks: Blocks): string {
  return blocks
    .map((block) => (block ? endFence(block.trim()) : ''))
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Returns what comes before the parts of an endpoint: badges, descriptions, operation id. */
export function formatEndpointIntro(endpoint: Endpoint): Blocks {
  const { description, deprecated, ofPath, operationId, badges } = endpoint;
  return [
    badges.length > 0 && badges.map(formatCode).join(' '),
    description,
    ...ofPath,
    deprecated && '**Deprecated.**',
    operationId !== undefined && `\`operationId\`: ${formatCode(operationId)}`,
  ];
}

export function formatDocs(docs: ExternalDocs | undefined): string | undefined {
  return docs && `See also: ${formatLink(escapeLabel(toLine(docs.label)), docs.url)}`;
}

/** Formats the document's extensions (`x-…`), which come last on the page. */
export function formatExtensions(extensions: readonly Extension[]): Blocks {
  if (extensions.length === 0) return [];
  const lines = extensions.map(({ place, name, text }) => {
    return `- ${place === '' ? '' : `${formatCodeSpan(place)} `}${formatCodeSpan(`${name}: ${text}`)}`;
  });
  return ['## Extensions', lines.join('\n')];
}

const PLACES: Readonly<Record<ParameterPlace, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
  header: 'Headers',
  cookie: 'Cookies',
};

export function formatEndpoint(
  {
    parameters,
    body,
    answers,
    missing = [],
  }: Pick<Endpoint, 'parameters' | 'body' | 'answers' | 'missing'>,
  words: { body: string; responses: string },
  hrefOf: FindHref,
): Blocks {
  const places = Object.keys(PLACES) as ParameterPlace[];
  return [
    ...places.flatMap((place) => {
      const own = parameters.filter((each) => each.in === place && !each.isOnPage);
      return own.length === 0 ? [] : [`## ${PLACES[place]}`, formatParameters(own, hrefOf)];
    }),
    ...missing.flatMap(({ kind, name }) => [
      kind === 'parameter' ? '## Parameters' : `## ${words.body}`,
      formatMissing(name),
    ]),
    ...(body && !body.isOnPage ? formatBody(body, words.body, hrefOf) : []),
    answers.length > 0 && `## ${words.responses}`,
    ...answers.flatMap((group) => formatAnswers(group, words.body, hrefOf)),
  ];
}

function formatParameters(parameters: readonly Parameter[], hrefOf: FindHref): string {
  const fields = parameters.map(({ kind: _, deprecated, description, shape, ...named }) => ({
    ...named,
    kind: 'field' as const,
    naming: 'fixed' as const,
    shape: {
      ...shape,
      deprecated: deprecated || shape.deprecated,
      ...(description !== undefined && { description }),
    },
  }));
  return formatFields(fields, hrefOf);
}

function formatBody({ required, description, content }: Body, title: string, hrefOf: FindHref) {
  const heading = `## ${title}${required ? ' (required)' : ''}`;
  return [heading, description, ...formatContents(content, hrefOf)];
}

/** Formats a group of responses. A body that they share is written once, with the examples of each. */
function formatAnswers(
  { responses, same, headers }: AnswerGroup,
  bodyTitle: string,
  hrefOf: FindHref,
): Blocks {
  const [first, ...others] = responses;
  const contents = nameExamples(responses);
  const sameAs = same === 'request' ? bodyTitle.toLowerCase() : same?.status;
  const own = responses.map((response) => withoutHeaders(response, headers));
  return [
    ...(others.length > 0
      ? formatTogether(own, hrefOf)
      : own.flatMap((response) => startResponse(response, hrefOf))),
    headers.length > 0 && `Headers of all of these:\n\n${formatParameters(headers, hrefOf)}`,
    others.length > 0 &&
      contents.length > 0 &&
      `Body of ${responses.map(({ status }) => status).join(', ')}:`,
    ...(sameAs === undefined
      ? formatContents(first?.content ?? [], hrefOf, contents)
      : [`The same body as ${sameAs}.`, ...formatContentExamples(contents)]),
    ...responses.flatMap(({ links }) => [
      links.length > 0 && 'Links:',
      links.map((link) => formatAnswerLink(link, hrefOf)).join('\n'),
    ]),
  ];
}

/**
 * Returns the contents of all responses. If their examples differ, an example without a name takes that of
 * its status.
 */
function nameExamples(responses: readonly Response[]): readonly Content[] {
  const all = responses.flatMap(({ content }) => content);
  const texts = new Set(all.flatMap(({ examples }) => examples.map(({ text }) => text)));
  if (responses.length === 1 || texts.size < 2) return all;
  return responses.flatMap(({ status, content }) =>
    content.map((each) => ({
      ...each,
      examples: each.examples.map((example) =>
        example.label === 'Example' ? { ...example, label: status } : example,
      ),
    })),
  );
}

function withoutHeaders(response: Response, sameAs: readonly Parameter[]): Response {
  const names = new Set(sameAs.map(({ name }) => name));
  return { ...response, headers: response.headers.filter(({ name }) => !names.has(name)) };
}

/** Formats a table with a row for each response, then the headers that only one of them has. */
function formatTogether(responses: readonly Response[], hrefOf: FindHref): Blocks {
  return [
    ...formatResponseTable(
      responses.map((response) => ({ title: titleOf(response), said: describe(response) })),
    ),
    ...responses.map(({ status, headers }) => {
      return headers.length > 0 && `Headers of ${status}:\n\n${formatParameters(headers, hrefOf)}`;
    }),
  ];
}

function startResponse(response: Response, hrefOf: FindHref): Blocks {
  const { headers } = response;
  return [
    `### ${titleOf(response)}`,
    ...describe(response),
    headers.length > 0 && `Headers:\n\n${formatParameters(headers, hrefOf)}`,
  ];
}

function titleOf({ status, label }: Response): string {
  return label === '' ? status : `${status} ${label}`;
}

function describe({ summary, description, missing }: Response): Blocks {
  return [summary, description, missing !== undefined && formatMissing(missing)];
}

function formatAnswerLink(link: Link, hrefOf: FindHref): string {
  const { name, description, target, targetName, parameters, body, server } = link;
  const href = target === undefined ? undefined : hrefOf(target);
  const code = formatCode(targetName);
  const operation = href === undefined ? code : formatLink(code, href);
  const values = parameters.map((one) => `  - ${formatCode(one.name)} = ${formatCode(one.value)}`);
  return [
    `- ${escapeMarkdown(toLine(name))}: ${operation}${description === undefined ? '' : `: ${toLine(description)}`}`,
    ...values,
    ...(body === undefined ? [] : [`  - Body: ${formatCode(body)}`]),
    ...(server === undefined ? [] : [formatServers([server]).replace(/^/gm, '  ')]),
  ].join('\n');
}

/** @param all The contents that types and examples are taken from, where others are like `contents`. */
function formatContents(
  contents: readonly Content[],
  hrefOf: FindHref,
  all: readonly Content[] = contents,
): Blocks {
  const toKey = ({ likeness, mediaType }: Content) => likeness ?? mediaType;
  const byKey = Map.groupBy(all, toKey);
  return [...Map.groupBy(contents, toKey)].flatMap(([key, alike]) => {
    const others = byKey.get(key) ?? [];
    return [...formatContent([...alike, ...others], hrefOf), ...formatContentExamples(others)];
  });
}

/** Formats contents that share a schema, under all their media types. */
function formatContent(alike: readonly Content[], hrefOf: FindHref): Blocks {
  const types = alike.flatMap((each) => [each.mediaType, ...each.otherTypes]).map(formatCode);
  const [first] = alike;
  if (first === undefined) return [];
  const { shape, itemShape, encodings, notation } = first;
  const kind = shape ? formatKind(shape) : notation === 'binary' ? 'file' : undefined;
  return [
    `${[...new Set(types)].join(', ')}${kind === undefined ? '' : `: ${kind}`}`,
    ...(shape ? formatShape(shape, hrefOf) : []),
    itemShape && `Each item: ${formatKind(itemShape)}`,
    ...(itemShape ? formatShape(itemShape, hrefOf) : []),
    ...encodings.flatMap((encoding) => formatEncoding(encoding, hrefOf)),
  ];
}

function formatEncoding({ name, item, settings, headers }: Encoding, hrefOf: FindHref): Blocks {
  const others = item === 'each' ? 'Each item' : 'Any further item';
  const place = typeof item === 'number' ? `Item ${item + 1}` : others;
  const part = item === undefined ? formatCode(name) : place;
  return [
    settings.length > 0 && `${part} is sent as ${settings.map(formatCode).join(', ')}.`,
    headers.length > 0 && `Headers of ${part}:\n\n${formatParameters(headers, hrefOf)}`,
  ];
}

export function formatCallbacks({ callbacks }: Operation, hrefOf: FindHref): Blocks {
  const words = { body: 'Body that the API sends', responses: 'Responses that it expects' };
  return callbacks.flatMap(({ name, expression, requests }) => [
    `## Callback ${escapeMarkdown(name)}`,
    ...requests.flatMap((request) => [
      formatCode(`${request.method} ${expression}`),
      request.summary,
      ...formatEndpointIntro(request),
      formatServers(request.servers),
      formatSecurity(request),
      ...formatEndpoint(request, words, hrefOf).map(deepenHeading),
      formatDocs(request.externalDocs),
    ]),
  ]);
}
