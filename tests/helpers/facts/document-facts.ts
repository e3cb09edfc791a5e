/**
 * Lists the facts of an OpenAPI document of any version, read from its text alone. Independent of the code
 * that reads documents for pages and of its model.
 */
import { addEndpoint, addServers, methodsOf } from './endpoint-facts.ts';
import {
  entriesOf,
  extensionsOf,
  FactList,
  isRecord,
  listOf,
  type Loose,
  Pointers,
  recordOf,
} from './fact.ts';
import type { Fact } from './fact.ts';
import { addDocs, addNames, addSchema } from './schema-facts.ts';
import { addScheme, schemesOf } from './security-facts.ts';

export interface FactGroup {
  /** What readers open to find these facts. */
  readonly subject:
    | { readonly kind: 'document' }
    | { readonly kind: 'schema'; readonly name: string }
    | { readonly kind: 'operation' | 'webhook'; readonly method: string; readonly path: string };
  readonly facts: readonly Fact[];
}

/** Returns a group for each operation, each webhook, each named schema, and the document as a whole. */
export function listFacts(root: Loose): readonly FactGroup[] {
  const pointers = new Pointers(root);
  return [
    { subject: { kind: 'document' }, facts: listOwn(root, pointers) },
    ...listEndpoints('operation', 'paths', pointers),
    ...listEndpoints('webhook', 'webhooks', pointers),
    ...listSchemas(pointers),
  ];
}

function listEndpoints(
  kind: 'operation' | 'webhook',
  key: string,
  pointers: Pointers,
): readonly FactGroup[] {
  const isOut = kind === 'operation';
  return entriesOf(pointers.root[key]).flatMap(([path, written]) => {
    const item = recordOf(pointers.follow(written));
    return methodsOf(item).flatMap(([method, operation]) => {
      if (!isForReaders(operation, item)) return [];
      const facts = new FactList();
      addEndpoint(
        { facts, pointers },
        {
          operation: isOut ? operation : { security: [], ...operation },
          item,
          directions: {
            body: isOut ? 'request' : undefined,
            answer: isOut ? 'response' : undefined,
          },
        },
      );
      return { subject: { kind, method, path }, facts: facts.all };
    });
  });
}

function listSchemas(pointers: Pointers): readonly FactGroup[] {
  const { root } = pointers;
  const schemas = recordOf(root['components'])['schemas'] ?? root['definitions'];
  return Object.entries(recordOf(schemas)).map(([name, schema]) => {
    const facts = new FactList();
    const reading = { pointers, direction: undefined };
    addSchema(facts, schema, { ...reading, owners: [] });
    addNames(facts, schema, reading);
    return { subject: { kind: 'schema', name }, facts: facts.all };
  });
}

function listOwn(root: Loose, pointers: Pointers): readonly Fact[] {
  const facts = new FactList();
  const info = recordOf(root['info']);
  for (const name of [...extensionsOf(root, pointers), ...extensionsOf(info, pointers)])
    facts.code('extension', name);
  for (const key of ['title', 'summary', 'description']) facts.prose(`info ${key}`, info[key]);
  facts.code('info version', info['version']);
  facts.code('info terms', info['termsOfService']);
  for (const key of ['name', 'url', 'email'])
    facts.code(`contact ${key}`, recordOf(info['contact'])[key]);
  for (const key of ['name', 'url', 'identifier'])
    facts.code(`license ${key}`, recordOf(info['license'])[key]);
  addDocs(facts, root['externalDocs']);
  addServers(facts, root['servers'] ?? oldServers(root));
  for (const scheme of Object.values(schemesOf(root)))
    addScheme(facts, recordOf(pointers.follow(scheme)));
  addTags(facts, pointers);
  for (const key of ['paths', 'webhooks'])
    for (const [path] of listOpen(key, pointers)) facts.code(key, path);
  return facts.all;
}

function isForReaders(operation: Loose, item: Loose): boolean {
  const keys = ['x-internal', 'x-excluded'];
  return !keys.some((key) => operation[key] === true || item[key] === true);
}

/** Returns paths or webhooks with those of their operations that have a page. */
function listOpen(key: string, pointers: Pointers): readonly (readonly [string, Loose[]])[] {
  return entriesOf(pointers.root[key]).flatMap(([path, written]) => {
    const item = recordOf(pointers.follow(written));
    const open = methodsOf(item).flatMap(([, one]) => (isForReaders(one, item) ? [one] : []));
    return open.length === 0 ? [] : [[path, open] as const];
  });
}

/** Adds the tags that group operations or webhooks; unused tags do not appear on pages. */
function addTags(facts: FactList, pointers: Pointers): void {
  const tagsOf = (key: string) =>
    new Set(
      listOpen(key, pointers).flatMap(([, open]) => open.map((one) => listOf(one['tags'])[0])),
    );
  const [used, hooked] = [tagsOf('paths'), tagsOf('webhooks')];
  for (const tag of listOf(pointers.root['tags']).filter(isRecord)) {
    const isGroup = used.has(tag['name']);
    if (!isGroup && !hooked.has(tag['name'])) continue;
    // Webhooks are under one heading, whatever their tags are called.
    if (isGroup) facts.prose('tag', tag['x-displayName'] ?? tag['summary'] ?? tag['name']);
    facts.prose('tag description', tag['description']);
    addDocs(facts, tag['externalDocs']);
  }
}

function oldServers(root: Loose): unknown {
  const { host, basePath = '' } = root;
  if (typeof host !== 'string') return [];
  const [scheme = 'https'] = listOf(root['schemes']).map(String);
  return [{ url: `${scheme}://${host}${String(basePath)}` }];
}
