/** The requests of whole documents, as files for other clients. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { suite, test } from 'node:test';
import type { Page } from '../../../../src/core/pages/page.ts';
import { listCollections } from '../../../../src/core/publish/collections.ts';
import type { Reference } from '../../../../src/core/reference/model/model.ts';
import type { EndpointSummary } from '../../../../src/core/reference/model/endpoint-model.ts';
import { parse } from 'yaml';
import { smallReference } from '../../../helpers/values/openapi-reference.ts';

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: { readonly method: string; readonly url: string; readonly header: object[] };
}

interface Collection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly item: readonly Item[];
  readonly variable: readonly { readonly key: string; readonly value: string }[];
}

/** An entry of a Bruno collection. */
interface Entry {
  readonly name: string;
  readonly type: string;
  readonly items?: readonly Entry[];
  readonly request?: { readonly body: { readonly mode: string } & Record<string, unknown> };
}

const { collectionSchema } = createRequire(import.meta.url)('@usebruno/schema') as {
  readonly collectionSchema: { readonly validateSync: (collection: object) => unknown };
};

/** Reads a collection like Bruno, which uses longer names for types and adds ids to the items of lists. */
function importBruno(text: string): { readonly items: readonly Entry[] } {
  const collection = JSON.parse(text, (key, value: unknown) => {
    if (Array.isArray(value)) {
      return value.map((each: unknown) =>
        typeof each === 'object' ? { ...each, uid: 'a'.repeat(21) } : each,
      );
    }
    return key === 'type' && value === 'http' ? 'http-request' : value;
  }) as { readonly items: readonly Entry[] };
  collectionSchema.validateSync({ ...collection, uid: 'a'.repeat(21) });
  return collection;
}

function listEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.flatMap((entry) => (entry.items ? listEntries(entry.items) : [entry]));
}

/** Returns the texts of the files; none if the site shows nothing of the document. */
function readFiles(document: Reference, url?: string) {
  const pages = [{ reference: { key: `${document.id} GET /a` } }] as unknown as Page[];
  const references = {
    symbols: [],
    descriptionOf: () => undefined,
    documents: [document],
    subjectOf: () => undefined,
    reachOf: () => undefined,
    hrefOf: () => undefined,
  };
  const files = listCollections(
    { pages, references, ...(url !== undefined && { url }) },
    (given, key) => given.operation(key)?.sampleRequest,
  );
  const texts = Object.fromEntries(files.map(([path, format]) => [path, format()]));
  const postman = texts[`_lectern/openapi/${document.id}.postman_collection.json`];
  return {
    paths: Object.keys(texts),
    collection: postman === undefined ? undefined : (JSON.parse(postman) as Collection),
    bruno: texts[`_lectern/openapi/${document.id}.bruno_collection.json`] ?? '',
    http: texts[`_lectern/openapi/${document.id}.http`] ?? '',
    texts,
  };
}

function listItems(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.item ? listItems(item.item) : [item]));
}

const shown = ({ visibility }: EndpointSummary) => visibility !== 'excluded';

const zoo = {
  servers: [{ url: 'https://zoo.test/v1' }],
  tags: [{ name: 'pets' }, { name: 'empty' }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
  paths: {
    '/pets/{petId}': {
      parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        tags: ['pets'],
        summary: 'Find a pet',
        requestBody: { content: { 'application/json': { example: { deep: true } } } },
      },
      delete: { tags: ['pets'], summary: 'Remove a pet', security: [] },
    },
    '/health': { get: { summary: 'Ask how it is', servers: [{ url: 'https://status.test' }] } },
    '/secret': { get: { summary: 'For nobody', 'x-internal': true } },
    '/quiet': { get: { summary: 'Without a link', 'x-hidden': true } },
  },
};

/** Documents with every kind of operation; the last describes this repository's own service. */
const documents = {
  zoo,
  'without servers': { paths: zoo.paths },
  'without tags': { paths: { '/a': { get: {}, post: {} }, '/b/{x}/{y}': { put: {} } } },
  'of forms and files': {
    servers: [{ url: '/api' }],
    paths: {
      '/a': {
        post: { requestBody: { content: { 'image/png': { schema: {} } } } },
        put: {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { type: 'object', properties: { f: { type: 'string', format: 'binary' } } },
              },
            },
          },
        },
        patch: {
          requestBody: {
            content: { 'application/x-www-form-urlencoded': { example: { a: 'b c&d' } } },
          },
        },
      },
    },
  },
  'the service': parse(readFileSync('openapi.yaml', 'utf8')) as object,
};

for (const [name, given] of Object.entries(documents)) {
  suite(`a document ${name}`, () => {
    const document = smallReference(given);
    const { collection, bruno, http, texts } = readFiles(document);
    const titles = document.operations.filter(shown).map(({ title }) => title);

    test('has each visible operation once in the Postman collection', () => {
      assert.ok(collection && titles.length > 1);
      const items = listItems(collection.item);
      assert.deepEqual(items.map((item) => item.name).sort(), [...titles].sort());
      for (const { request } of items) {
        assert.ok(request && request.method !== '' && request.url !== '');
        assert.ok(Array.isArray(request.header));
      }
    });

    test('has each visible operation once in a valid Bruno collection', () => {
      const entries = listEntries(importBruno(bruno).items);
      assert.deepEqual(entries.map((entry) => entry.name).sort(), [...titles].sort());
      for (const { request } of entries) {
        const { mode = 'none', ...values } = request?.body ?? {};
        assert.deepEqual(Object.keys(values), mode === 'none' ? [] : [mode]);
      }
    });

    test('has each visible operation once in the file for REST clients', () => {
      const written = Array.from(http.matchAll(/^### (.*)$/gm), ([, title]) => title);
      assert.deepEqual([...written].sort(), [...titles].sort());
    });

    test('declares exactly the variables that its requests use', () => {
      const used = Array.from(http.matchAll(/\{\{([^{}]+)\}\}/g), ([, variable]) => variable);
      const declared = Array.from(http.matchAll(/^@(\S+) = (?=.)/gm), ([, variable]) => variable);
      assert.deepEqual([...new Set(used)].sort(), [...declared].sort());
      const keys = (collection?.variable ?? []).map(({ key }) => key);
      assert.deepEqual([...keys].sort(), [...declared].sort());
    });

    test('produces identical output every time', () => {
      assert.deepEqual(readFiles(smallReference(given)).texts, texts);
    });
  });
}

test('tags become folders, the first server a variable, and a GET keeps its body', () => {
  const { collection, http } = readFiles(smallReference(zoo));
  assert.ok(collection);
  assert.equal(
    collection.info.schema,
    'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  );
  assert.deepEqual(
    collection.item.map(({ name, item }) => [name, item?.length]),
    [
      ['Ask how it is', undefined],
      ['Without a link', undefined],
      ['pets', 2],
    ],
  );
  assert.deepEqual(collection.variable[0], {
    key: 'baseUrl',
    value: 'https://zoo.test/v1',
    type: 'string',
  });
  assert.match(http, /^@petId = <petId>$/m);
  assert.match(http, /^GET https:\/\/status\.test\/health$/m);
  assert.match(
    http,
    /^GET \{\{baseUrl\}\}\/pets\/\{\{petId\}\}\n[^#]*Authorization: Bearer \{\{TOKEN\}\}[^#]*\n\n\{\n {2}"deep": true\n\}$/m,
  );
});

test('a server path is prefixed with the address of the site', () => {
  const { http } = readFiles(smallReference(documents['of forms and files']), 'https://docs.test');
  assert.match(http, /^@baseUrl = https:\/\/docs\.test\/api$/m);
});

test('a document without visible operations has no collection files', () => {
  const hidden = smallReference({ paths: { '/a': { get: { 'x-internal': true } } } });
  assert.deepEqual(readFiles(hidden).paths, []);
});

test('the file of curl commands has one per operation, named after it', () => {
  const document = smallReference(zoo);
  const { texts } = readFiles(document);
  const commands = texts[`_lectern/openapi/${document.id}.sh`] ?? '';
  const names = Array.from(commands.matchAll(/^# (.*)$/gm), ([, name]) => name);
  assert.deepEqual(
    names.toSorted(),
    document.operations
      .filter(shown)
      .map(({ title }) => title)
      .toSorted(),
  );
  assert.match(
    commands,
    /^# Find a pet\ncurl --request GET \\\n {2}--url 'https:\/\/zoo\.test\/v1\/pets\/\{petId\}'/m,
  );
});

test('requests in a folder of a Bruno collection have unique names', () => {
  const get = { summary: 'List', tags: ['pets'] };
  const { bruno } = readFiles(
    smallReference({ paths: { '/a': { get }, '/b': { get: { ...get, summary: 'list ' } } } }),
  );
  const names = listEntries(importBruno(bruno).items).map(({ name }) => name);
  assert.deepEqual(names, ['List', 'list (2)']);
});
