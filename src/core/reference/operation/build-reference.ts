/** Turns a document into its reference: short lists now, details when a page asks for them. */
import type { DataPath } from '../../text/source-tree.ts';
import { serversOfAsyncapi } from '../asyncapi/to-openapi.ts';
import { buildDocumented } from './build-documented.ts';
import type { DocumentedResponses } from '../model/documented-responses.ts';
import { listExamples } from '../examples/build-examples.ts';
import {
  buildOperation,
  buildWebhook,
  type OperationContext,
  readReach,
} from './build-operation.ts';
import { buildShape } from '../schema/build-shape.ts';
import type { ReadDocument } from '../document/document.ts';
import { toCollections, toDownload } from '../document/download.ts';
import { groupOperations, groupWebhooks } from './group-operations.ts';
import { joinPointer, parsePointer } from '../document/json-pointer.ts';
import { type EndpointSource, listOperations, listWebhooks } from '../document/list-endpoints.ts';
import { get, type Loose, optional } from '../document/loose.ts';
import type { Reference } from '../model/model.ts';
import type { SchemaPage } from '../model/schema-model.ts';
import { readInfo, readTags } from '../document/read-info.ts';
import { chooseServers, readBrokers, readDocumentBase } from '../document/read-servers.ts';
import { listExtensions } from './read-extensions.ts';
import type { FindOperation } from './read-responses.ts';
import { readSchemes, readSecurity, securityOfSettings } from './read-security.ts';
import { listRenderedSchemas } from './rendered-schemas.ts';
import { createResolver, type Located } from '../document/resolver.ts';
import { listSchemas, SchemaDirectory } from '../schema/schema-directory.ts';
import { createSchemaSource, schemaKey, schemaNameOf } from '../schema/schema-source.ts';
import type { ReferenceSettings } from '../model/settings.ts';
import { writtenPlace } from '../document/written-path.ts';

export function buildReference(
  { document, root, bundled }: ReadDocument,
  id: string,
  settings: ReferenceSettings,
): Reference {
  const resolver = createResolver(root, { version: document.version });
  const toPlace = (path: DataPath) => writtenPlace(document, path, 'key');
  const endpoints = { id, resolver, toPlace };
  const operations = listOperations(endpoints);
  const webhooks = listWebhooks(endpoints);
  const directory = new SchemaDirectory(resolver, [...operations, ...webhooks]);
  const schemas = createSchemaSource(resolver, {
    id,
    directory,
    keepsOrder: settings.maintainOrder,
    markKeys: settings.paramFields.post ?? [],
  });
  const isWhole = [...operations, ...webhooks].every(
    ({ summary }) => summary.visibility !== 'excluded',
  );
  const context = toContext({ document, root }, { id, settings, schemas, operations, isWhole });
  const { schemes } = context;
  const summaries = operations.map(({ summary }) => summary);
  const tags = readTags(
    root,
    summaries.flatMap((summary) => summary.tags),
  );
  const groups = groupOperations(summaries, tags);
  const hooks = webhooks.map(({ summary }) => summary);
  const all = [...summaries, ...hooks];
  const download = toDownload({ document, ...optional('bundled', bundled) }, id, all);
  return {
    kind: 'reference',
    id,
    name: document.name,
    openapi: document.version,
    isAsyncapi: isOfAsyncapi(root),
    info: {
      ...readInfo(root, document.name),
      servers: isOfAsyncapi(root) ? readBrokers(serversOfAsyncapi(root)) : context.servers,
      security: context.security,
      schemes: [...schemes.values()],
    },
    ...optional('download', download),
    ...optional('collections', toCollections(id, summaries)),
    tags,
    operations: summaries,
    groups,
    webhooks: hooks,
    webhookGroup: groupWebhooks(hooks, groups),
    schemas: listSchemas(schemas, toPlace),
    usedSchemas: () => directory.list(schemas),
    ...toDetails({ operations, webhooks }, context, directory),
  };
}

/** Returns the functions that build the expensive parts when a page asks for them. */
function toDetails(
  lists: Readonly<Record<'operations' | 'webhooks', readonly EndpointSource[]>>,
  context: OperationContext,
  directory: SchemaDirectory,
): Pick<
  Reference,
  'operation' | 'reach' | 'documented' | 'webhook' | 'schema' | 'resolveSchema' | 'extensions'
> {
  const { schemas, extensionsOf } = context;
  const toIndex = (sources: readonly EndpointSource[]) =>
    new Map(sources.toReversed().map((source) => [source.summary.key, source]));
  const operations = toIndex(lists.operations);
  const webhooks = toIndex(lists.webhooks);
  let documented: DocumentedResponses | undefined;
  return {
    operation: (key) => {
      const found = operations.get(key);
      return found && buildOperation(found, context);
    },
    reach: (key) => {
      const found = operations.get(key);
      return found && readReach(found, context);
    },
    documented: () => (documented ??= buildDocumented(lists.operations, schemas.resolver)),
    webhook: (key) => {
      const found = webhooks.get(key);
      return found && buildWebhook(found, context);
    },
    schema: (key) => buildSchemaPage(key, context, directory),
    extensions: () => extensionsOf(startsOf(schemas.resolver.root), listRenderedSchemas()),
    resolveSchema: (pointer) => {
      const found = schemas.resolver.find(pointer);
      return found && buildShape(found, schemas, { id: 'schema' });
    },
  };
}

function toContext(
  { document, root }: ReadDocument,
  {
    operations,
    isWhole,
    ...own
  }: Pick<OperationContext, 'id' | 'settings' | 'schemas'> & {
    readonly operations: readonly EndpointSource[];
    readonly isWhole: boolean;
  },
): OperationContext {
  const { settings, schemas } = own;
  const schemes = readSchemes(schemas.resolver, settings.auth);
  const written = root['security'];
  const isSilent = written === undefined && schemes.size === 0;
  const address = document.file === undefined ? document.name : undefined;
  const base = readDocumentBase(root['$self'], address);
  return {
    ...own,
    schemes,
    security: isSilent ? securityOfSettings(settings.auth) : readSecurity(written, schemes),
    // Pages of AsyncAPI channels show their own servers; those in docs.json are for HTTP requests.
    servers: isOfAsyncapi(root) ? [] : chooseServers(root['servers'], settings, base),
    base,
    findOperation: buildFinder(operations),
    extensionsOf: (starts, drawn) => (isWhole ? listExtensions(starts, schemas, drawn) : []),
  };
}

function isOfAsyncapi(root: Loose): boolean {
  return root['x-lectern-asyncapi'] !== undefined;
}

/** Returns a function that finds operations by id or by reference. */
function buildFinder(operations: readonly EndpointSource[]): FindOperation {
  // When several operations share an id, the first wins, as in links within descriptions.
  const byId = new Map(
    operations.toReversed().map(({ summary }) => [summary.operationId, summary.key]),
  );
  return ({ id, ref }) => {
    if (id !== undefined) return byId.get(id);
    const [paths, path, method] = parsePointer(ref?.replace(/^[^#]*/, '') ?? '') ?? [];
    if (paths !== 'paths') return undefined;
    return operations.find(({ summary }) => {
      return summary.path === path && summary.method === method?.toUpperCase();
    })?.summary.key;
  };
}

/**
 * Builds the page of any named schema on request, because front matter can name a schema that gets no page
 * automatically.
 */
function buildSchemaPage(
  key: string,
  { id, schemas, extensionsOf }: Pick<OperationContext, 'id' | 'schemas' | 'extensionsOf'>,
  directory: SchemaDirectory,
): SchemaPage | undefined {
  const prefix = schemaKey(id, '');
  if (!key.startsWith(prefix)) return undefined;
  const name = key.slice(prefix.length);
  const found = schemas.resolver.find(joinPointer('#/components/schemas', name));
  if (found === undefined) return undefined;
  const schema: Located = { ...found, pointer: joinPointer('#/components/schemas', name) };
  const shape = buildShape(schema, schemas, { id: 'schema' });
  return {
    kind: 'schema',
    key,
    reference: id,
    name: schemaNameOf(schema.pointer) ?? name,
    title: shape.title ?? name,
    ...optional('description', shape.description),
    shape,
    examples: listExamples({}, schema, { schemas, mediaType: 'application/json', isSample: true }),
    usedBy: directory.usersOf(name, schemas),
    extensions: extensionsOf([['', found.value]], listRenderedSchemas(shape)),
  };
}

/** Returns the parts of the document that describe the API as a whole. */
function startsOf(root: Loose): readonly (readonly [string, unknown])[] {
  const own = Object.entries(root).filter(([key]) => key.startsWith('x-'));
  return [
    ['', Object.fromEntries(own)],
    ...['info', 'servers', 'tags'].map((key) => [key, root[key]] as const),
    ['securitySchemes', get(root['components'], 'securitySchemes')],
  ];
}
