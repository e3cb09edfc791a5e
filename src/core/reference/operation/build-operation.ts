/** Builds everything that the page of an operation shows from the operation's part of the document. */
import type { ContentSource } from '../examples/build-examples.ts';
import { placeMessages } from '../asyncapi/place-messages.ts';
import { channelFactsOf } from '../asyncapi/read-channel.ts';
import { acceptOf, buildSampleRequest } from './build-sample-request.ts';
import { joinPointer } from '../document/json-pointer.ts';
import {
  type EndpointSource,
  type FoundCallback,
  listCallbacks,
  webhookKey,
} from '../document/list-endpoints.ts';
import type { Direction } from '../document/message-direction.ts';
import { optional, textOf } from '../document/loose.ts';
import type { Extension } from '../model/extension-model.ts';
import type {
  Callback,
  Endpoint,
  Operation,
  Parameter,
  Reach,
  Webhook,
} from '../model/endpoint-model.ts';
import type { Server } from '../model/server-model.ts';
import type { Notice } from '../model/request-model.ts';
import { groupResponses } from './group-responses.ts';
import { listMissing } from './list-missing.ts';
import { listSamples } from './list-samples.ts';
import { readBody } from './read-content.ts';
import { type ExtensionRoot, extensionRootsOf } from './read-extensions.ts';
import { readExternalDocs } from '../document/read-external-docs.ts';
import { listMethods, readBadges } from '../document/read-info.ts';
import { readParameters } from './read-parameters.ts';
import { type FindOperation, readResponses } from './read-responses.ts';
import { readSecurity } from './read-security.ts';
import { readBrokers, readServers, replacesServers } from '../document/read-servers.ts';
import { type RenderedSchemas, listRenderedSchemas } from './rendered-schemas.ts';
import { claimAnchor, type SchemaSource, toAnchor } from '../schema/shape-context.ts';
import type { Security, SecurityScheme } from '../model/security-model.ts';
import type { PlaygroundEnvironment } from '../model/playground-model.ts';
import type { ReferenceSettings } from '../model/settings.ts';
import { looksSecret } from '../request/looks-secret.ts';

/** What all operations of one document share. */
export interface OperationContext {
  readonly id: string;
  readonly schemas: SchemaSource;
  readonly settings: ReferenceSettings;
  readonly schemes: ReadonlyMap<string, SecurityScheme>;
  /** The security of operations that do not declare their own. */
  readonly security: Security;
  readonly servers: readonly Server[];
  /** The document's own URL, if it has one. */
  readonly base: string | undefined;
  readonly findOperation: FindOperation;
  /** The prefix of field ids where the page has more than one request. */
  readonly idStart?: string;
  /**
   * Lists the extensions of values with their places; an empty list where parts of the document are hidden
   * from readers.
   */
  readonly extensionsOf: (
    starts: readonly ExtensionRoot[],
    drawn: RenderedSchemas,
  ) => readonly Extension[];
}

export function buildOperation(source: EndpointSource, context: OperationContext): Operation {
  const { operation, summary } = source;
  const { settings } = context;
  const reach = readReach(source, context);
  const { servers, security } = reach;
  const endpoint = { ...buildEndpoint(source, context, 'request'), servers, security };
  const parameters = endpoint.parameters.filter(
    (parameter) => !isCoveredElsewhere(parameter, endpoint, security),
  );
  const callbacks = readCallbacks(source, context);
  const environments = reach.playground === 'show' ? listEnvironments(settings) : [];
  const sampleRequest = buildSampleRequest({
    target: { method: endpoint.method, path: summary.path },
    parameters,
    ...optional('body', endpoint.body),
    servers,
    security,
    showsOptional: settings.request.example.showOptionalParams,
    ...optional('accept', acceptOf(endpoint.responses)),
  });
  return {
    ...endpoint,
    ...reach,
    kind: 'operation',
    reference: context.id,
    path: summary.path,
    parameters,
    callbacks,
    extensions: context.extensionsOf(
      extensionRootsOf(source),
      listRenderedSchemas(endpoint, callbacks),
    ),
    notices: listNotices(endpoint),
    sampleRequest,
    samples: listSamples(operation, sampleRequest, settings),
    ...(environments.length > 0 && { environments }),
  };
}

/** Blanks values whose names sound like secrets: everybody can read the page, so they do not belong there. */
function listEnvironments({ playground }: ReferenceSettings): readonly PlaygroundEnvironment[] {
  return playground.environments.map((environment) => ({
    ...environment,
    values: Object.fromEntries(
      Object.entries(environment.values).map(([name, value]) => [
        name,
        looksSecret(name) ? '' : value,
      ]),
    ),
  }));
}

export function readReach({ operation, item }: EndpointSource, context: OperationContext): Reach {
  const { settings, security, schemes, base } = context;
  const written = operation['security'];
  const own = readServers(operation['servers'] ?? item['servers'], base);
  const servers = replacesServers(settings) || own.length === 0 ? context.servers : own;
  const { mode } = settings.playground;
  return {
    servers,
    security: written === undefined ? security : readSecurity(written, schemes),
    playground: mode === 'show' && servers.length === 0 ? 'simple' : mode,
  };
}

export function buildWebhook(source: EndpointSource, context: OperationContext): Webhook {
  const endpoint = buildEndpoint(source, context);
  const { path: name } = source.summary;
  const facts = channelFactsOf(source.operation);
  return {
    ...endpoint,
    ...(facts && {
      channel: placeMessages(facts, {
        body: endpoint.body,
        keyOf: (channel) => webhookKey(context.id, channel),
      }),
      servers: readBrokers(facts.servers),
      security: readSecurity(facts.security, context.schemes),
    }),
    kind: 'webhook',
    reference: context.id,
    name,
    extensions: context.extensionsOf(extensionRootsOf(source), listRenderedSchemas(endpoint)),
  };
}

function buildEndpoint(
  { operation, item, summary, pointer, itemPointer }: EndpointSource,
  { schemas, settings, findOperation, schemes, base, idStart }: OperationContext,
  direction?: Direction,
): Endpoint {
  const isShort = direction === 'request' && !settings.request.example.showOptionalParams;
  const either: ContentSource = { schemas, ...optional('idStart', idStart) };
  const outward: ContentSource = { ...either, ...optional('direction', direction), isShort };
  const inward: ContentSource = { ...either, ...(direction && { direction: 'response' }) };
  const part = (key: string) => ({ value: operation[key], pointer: joinPointer(pointer, key) });
  const shared = { value: item['parameters'], pointer: joinPointer(itemPointer, 'parameters') };
  const lists = [shared, part('parameters')];
  const written = part('requestBody');
  const body = readBody(written, outward);
  const missing = listMissing({ parameters: lists, body: written }, schemas.resolver);
  const responses = readResponses(part('responses'), inward, findOperation);
  const { key, method, title, tags, deprecated } = summary;
  return {
    key,
    method,
    title,
    ...optional('summary', summary.summary),
    ...optional('description', summary.description),
    ofPath: [textOf(item['summary']), textOf(item['description'])].filter(
      (text) => text !== undefined,
    ),
    ...optional('introduction', summary.hints.content),
    ...optional('operationId', summary.operationId),
    tags,
    deprecated,
    ...optional('externalDocs', readExternalDocs(operation['externalDocs'])),
    badges: readBadges(operation),
    extensions: [],
    parameters: readParameters(lists, outward),
    ...optional('body', body),
    ...(missing.length > 0 && { missing }),
    responses,
    answers: groupResponses(responses, body?.content),
    servers: readServers(operation['servers'] ?? item['servers'], base),
    security: readSecurity(operation['security'], schemes),
  };
}

/** Whether a header is already covered by the body's content type or the security schemes. */
export function isCoveredElsewhere(
  { in: place, name }: Parameter,
  { body }: { readonly body?: Endpoint['body'] | undefined },
  { alternatives }: Security,
) {
  if (place !== 'header') return false;
  const header = name.toLowerCase();
  if (header === 'content-type') return body !== undefined;
  if (header !== 'authorization') return false;
  return alternatives.some(({ requirements }) =>
    requirements.some(({ scheme }) => {
      if (scheme.kind === 'apiKey') return scheme.name.toLowerCase() === header;
      return scheme.kind === 'http' || scheme.kind === 'oauth2' || scheme.kind === 'openIdConnect';
    }),
  );
}

/**
 * Methods that browsers refuse to send with a body. A body of DELETE has no defined meaning either, yet
 * browsers send it.
 */
const methodsWithoutBody = new Set(['GET', 'HEAD']);

export function listNotices({
  method,
  body,
}: Pick<Endpoint, 'method' | 'body'>): readonly Notice[] {
  const isRefused = body !== undefined && methodsWithoutBody.has(method);
  return isRefused ? [{ kind: 'body-refused', method }] : [];
}

function readCallbacks(source: EndpointSource, context: OperationContext): readonly Callback[] {
  const ids = new Set<string>();
  return listCallbacks(source, context.schemas.resolver).map((found) => ({
    kind: 'callback' as const,
    name: found.name,
    expression: found.expression,
    requests: readRequests({ ...found, ids }, source, context),
  }));
}

function readRequests(
  found: FoundCallback & { readonly ids: Set<string> },
  source: EndpointSource,
  context: OperationContext,
): readonly Endpoint[] {
  const { description: _, operationId: _id, summary: _own, ...shared } = source.summary;
  return listMethods(found.item).map(([method, operation, keys]) => {
    const summary = textOf(operation['summary']);
    return buildEndpoint(
      {
        summary: {
          ...shared,
          key: `${source.summary.key} CALLBACK ${found.name} ${found.expression} ${method}`,
          method,
          title: summary ?? found.name,
          ...optional('summary', summary),
          ...optional('description', textOf(operation['description'])),
          ...optional('operationId', textOf(operation['operationId'])),
          deprecated: operation['deprecated'] === true,
          hints: { frontMatter: {} },
          tags: [],
        },
        operation,
        item: found.item,
        pointer: joinPointer(found.pointer, ...keys),
        itemPointer: found.pointer,
      },
      { ...context, idStart: `${claimAnchor(`callback-${toAnchor(found.name)}`, found.ids)}.` },
    );
  });
}
