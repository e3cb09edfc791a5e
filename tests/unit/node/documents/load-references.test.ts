import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readPageTags } from '../../../../src/markdown/compile/read-uses.ts';
import { loadSite, reloadPage } from '../../../../src/node/load-site.ts';
import type { LoadResult } from '../../../../src/node/loaded-site.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import {
  info,
  loadZoo as load,
  ok,
  pets,
  zooFolder as folder,
} from '../../../helpers/projects/zoo.ts';
import { outline } from '../../../helpers/values/small-site.ts';

test('a document in docs.json becomes pages in a separate group', async () => {
  const { site, slugs, subject } = await load(
    folder({ openapi: 'pets.json' }, { 'pets.json': pets }),
  );
  assert.deepEqual(slugs, [
    'api-reference/delete-pets-id',
    'api-reference/overview',
    'api-reference/pets/list-pets',
    'api-reference/pets/list-pets-1',
    'api-reference/webhook-newpet',
    'index',
  ]);
  assert.deepEqual(
    site.navigation.sections.map(({ items }) => outline(items)),
    [
      'Guides[index], API reference[api-reference/overview, Animals[api-reference/pets/list-pets, api-reference/pets/list-pets-1], Webhooks[api-reference/webhook-newpet]]',
    ],
  );
  assert.equal(subject('api-reference/overview')?.kind, 'overview');
  assert.equal(subject('api-reference/webhook-newpet')?.kind, 'webhook');
  const operation = subject('api-reference/pets/list-pets-1');
  assert.equal(operation?.kind === 'operation' && operation.method, 'POST');
  const [first] = site.navigation.sections[0]?.items.slice(1) ?? [];
  const badge = first?.kind === 'group' ? first.items[1] : undefined;
  assert.equal(
    badge?.kind === 'group' && badge.items[0]?.kind === 'link' && badge.items[0].method,
    'GET',
  );
});

test('a tab owns the pages of its document', async () => {
  const tabs = [{ name: 'API', url: 'reference', openapi: '/pets.json' }];
  const { site } = await load(folder({ tabs }, { 'pets.json': pets }));
  const api = site.navigation.sections.find(({ branchIds }) => branchIds.includes('tab-0'));
  assert.equal(
    outline(api?.items ?? []),
    '[reference/overview], Animals[reference/pets/list-pets, reference/pets/list-pets-1], Webhooks[reference/webhook-newpet]',
  );
  assert.equal(
    site.navigation.branches.find(({ id }) => id === 'tab-0')?.href,
    '/reference/overview/',
  );
});

test('a page can document an operation, with its own text', async () => {
  const page = (entry: string) => `---\nopenapi: ${entry}\n---\nText.\n`;
  const dir = folder(
    { navigation: [{ group: 'G', pages: ['a', 'b', 'c', 'index'] }] },
    {
      'spec/pets.json': pets,
      'a.mdx': page('get /pets'),
      'b.mdx': page('"spec/pets.json POST /pets/"'),
      'c.mdx': page('webhook newPet'),
    },
  );
  const { site, said, subject, slugs } = await load(dir);
  assert.deepEqual(said, []);
  assert.deepEqual(slugs, ['a', 'b', 'c', 'index']);
  assert.deepEqual(
    site.pages.map(({ title }) => title),
    ['List pets', 'List pets', 'New pet', 'Home'],
  );
  assert.equal(subject('b')?.kind, 'operation');
  assert.equal(subject('c')?.kind, 'webhook');
});

test('operations of ignored documents are found only if the document is named', async () => {
  const page = (entry: string) => `---\nopenapi: ${entry}\n---\nText.\n`;
  const files = {
    'drafts/pets.json': pets,
    'old.json': pets,
    '.lecternignore': 'drafts/\n',
    '.mintignore': 'old.json\n',
    'a.mdx': page('GET /pets'),
  };
  const navigation = [{ group: 'G', pages: ['a', 'index'] }];
  const { subject, said } = await load(folder({ navigation }, files));
  assert.equal(subject('a'), undefined);
  assert.match(said.join('\n'), /^a\.mdx:2:1 error openapi\//);
  const named = { ...files, 'a.mdx': page('"drafts/pets.json GET /pets"') };
  const other = await load(folder({ navigation }, named));
  assert.deepEqual([other.said, other.subject('a')?.kind], [[], 'operation']);
  const configured = await load(folder({ navigation, openapi: 'old.json' }, files));
  assert.deepEqual([configured.said, configured.subject('a')?.kind], [[], 'operation']);
});

test('operations are found in the only folders that a project does not ignore', async () => {
  const dir = folder(
    { navigation: [{ group: 'G', pages: ['docs/a', 'docs/b'] }] },
    {
      '.mintignore': '*\n!docs.json\n!docs\n!docs/**\n!spec\n!spec/**\n/old\n',
      'docs/a.mdx': '---\nopenapi: get /pets\n---\n',
      'docs/b.mdx': '---\nopenapi: get /zoos\n---\n',
      'spec/pets.json': pets,
      'docs/old/zoos.json': { openapi: '3.1.0', info, paths: { '/zoos': { get: ok } } },
    },
  );
  const { subject, said } = await load(dir);
  assert.deepEqual(said, []);
  for (const slug of ['docs/a', 'docs/b']) assert.equal(subject(slug)?.kind, 'operation');
});

test('a document is found in a folder whose name the current folder has as well', async () => {
  assert.ok(existsSync('scripts'), 'tests run at the root of the repository');
  const page = '---\nopenapi: get /pets\n---\n';
  const { subject, said } = await load(folder({}, { 'scripts/pets.json': pets, 'a.mdx': page }));
  assert.deepEqual([said, subject('a')?.kind], [[], 'operation']);
});

test('pages of a document have addresses that differ on every file system', async () => {
  const paths = {
    '/a': { get: { summary: 'Straße', ...ok } },
    '/b': { get: { summary: 'Strasse', ...ok } },
    '/c': { get: { summary: 'Grösse', ...ok } },
  };
  const files = {
    'a.json': { openapi: '3.1.0', info, paths },
    'api-reference/größe.mdx': 'Words.\n',
  };
  const { slugs } = await load(folder({ openapi: 'a.json' }, files));
  assert.deepEqual(slugs, [
    'api-reference/grösse-1',
    'api-reference/größe',
    'api-reference/overview',
    'api-reference/strasse-1',
    'api-reference/straße',
    'index',
  ]);
});

test('a copy of a document from an earlier build is not read as a document', async () => {
  const dir = folder(
    { navigation: [{ group: 'G', pages: ['GET /pets', 'index'] }] },
    { 'pets.json': pets, 'site/copy.json': { ...pets, info: { ...info, title: 'Copy' } } },
  );
  const { loaded } = await loadSite({ dir, base: '', outDir: join(dir, 'site') });
  const documents = loaded?.documents.documents.map(({ document }) => document.name);
  assert.deepEqual(documents, ['pets.json']);
});

test('navigation can name operations', async () => {
  const dir = folder(
    { navigation: [{ group: 'G', pages: ['index', 'GET /pets'] }] },
    { 'pets.json': pets },
  );
  const { site } = await load(dir);
  assert.equal(
    outline(site.navigation.sections[0]?.items ?? []),
    'G[index, api-reference/pets/list-pets]',
  );
});

test('a wrong name is reported with the nearest correct one', async () => {
  const page = (key: string, entry: string) => `---\n${key}: ${entry}\n---\nText.\n`;
  const dir = folder(
    { navigation: [{ group: 'G', pages: ['a', 'b', 'c', 'd', 'e', 'index'] }] },
    {
      'pets.json': {
        ...pets,
        components: {
          schemas: {
            Pet: { type: 'object' },
            Box: { properties: { pet: { $ref: '#/components/schemas/Pet' } } },
            Crate: { items: { $ref: '#/components/schemas/Box' } },
          },
        },
      },
      'a.mdx': page('openapi', 'GET /pet'),
      'b.mdx': page('openapi', 'PUT /pets'),
      'c.mdx': page('openapi', 'pet.json GET /nothing'),
      'd.mdx': page('openapi', 'https://example.com/openapi.json'),
      'e.mdx': page('openapi-schema', 'Bax'),
      'f.mdx': page('openapi', '/pets.json GET /pet'),
    },
  );
  const { said, site } = await load(dir);
  const lost = site.pages.filter(({ isReferenceLost }) => isReferenceLost === true);
  assert.deepEqual(
    lost.map(({ slug }) => slug),
    ['a', 'b', 'c', 'e', 'f'],
    'readers see that something is missing, but not where only the entry has no operation',
  );
  const text = said.join('\n');
  assert.match(
    text,
    /a\.mdx:2:1 error openapi\/unknown-operation: .*"GET \/pet"\. -> Did you mean "GET \/pets"\?/,
  );
  assert.match(
    text,
    /b\.mdx:2:1 error openapi\/unknown-operation: .* -> Did you mean "GET \/pets"\?/,
  );
  assert.match(text, /c\.mdx:2:1 error openapi\/missing-file: .* -> Did you mean "pets\.json"\?/);
  assert.match(text, /d\.mdx:2:1 warning openapi\/bad-entry: /);
  assert.match(
    text,
    /f\.mdx:2:1 error openapi\/unknown-operation: The document "\/pets\.json" has no "GET \/pet"\. -> Did you mean "GET \/pets"\?/,
  );
  assert.match(text, /e\.mdx:2:1 error openapi\/unknown-schema: .* -> Did you mean "Box"\?/);
});

test('an invalid document is shown anyway, with warnings at the right places', async () => {
  const paths = {
    '/a': { get: { summary: 'A', parameters: [{ name: 'x', in: 'query' }], responses: {} } },
  };
  const { said, slugs } = await load(
    folder({ openapi: 'a.json' }, { 'a.json': { openapi: '3.1.0', info, paths } }),
  );
  assert.ok(slugs.includes('api-reference/a'));
  assert.deepEqual(said, [
    'a.json:12:11 warning openapi/invalid: paths["/a"].get.parameters[0]: "schema" is missing. -> Correct it according to the OpenAPI specification; until then it is shown as far as possible.',
    'a.json:17:9 warning openapi/invalid: paths["/a"].get.responses: must not be empty. -> Correct it according to the OpenAPI specification; until then it is shown as far as possible.',
  ]);
});

test('excess warnings about one document are counted', async () => {
  const excess = async (operations: number) => {
    const paths = Object.fromEntries(
      Array.from({ length: operations }, (_, rank) => [
        `/a${rank}`,
        { get: { operationId: 'same', ...ok } },
      ]),
    );
    const files = { 'a.json': { openapi: '3.1.0', info, paths } };
    const { said } = await load(folder({ openapi: 'a.json' }, files));
    assert.equal(said.length, 21);
    return said.at(-1);
  };
  const advice = 'Correct those above first, then build again.';
  assert.equal(
    await excess(30),
    `a.json warning openapi/more-problems: There are 9 more warnings about this document. -> ${advice}`,
  );
  assert.equal(
    await excess(22),
    `a.json warning openapi/more-problems: There is 1 more warning about this document. -> ${advice}`,
  );
});

test('Swagger 2.0 is shown like newer documents', async () => {
  const swagger = {
    swagger: '2.0',
    info,
    host: 'api.example.com',
    basePath: '/v1',
    schemes: ['https'],
    paths: {
      '/a': {
        post: {
          summary: 'A',
          consumes: ['application/json'],
          parameters: [{ in: 'body', name: 'body', schema: { $ref: '#/definitions/Pet' } }],
          responses: { 200: { description: 'OK' } },
        },
      },
    },
    definitions: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
  };
  const { subject } = await load(folder({ openapi: 'a.json' }, { 'a.json': swagger }));
  const operation = subject('api-reference/a');
  assert.ok(operation?.kind === 'operation');
  assert.equal(operation.sampleRequest.url, 'https://api.example.com/v1/a');
  assert.equal(operation.body?.content[0]?.shape?.fields[0]?.name, 'name');
});

test('operations of Swagger 2.0 can share bodies and form fields', async () => {
  const pet = { type: 'object', properties: { name: { type: 'string' } } };
  const post = (summary: string, name: string) => ({
    post: {
      summary,
      parameters: [{ $ref: `#/parameters/${name}` }],
      responses: { 200: { description: 'OK' } },
    },
  });
  const swagger = {
    swagger: '2.0',
    info,
    parameters: {
      Pet: { in: 'body', name: 'body', schema: pet },
      Age: { in: 'formData', name: 'age', type: 'integer' },
      Page: { in: 'query', name: 'page', type: 'integer' },
    },
    paths: {
      '/a': post('A', 'Pet'),
      '/b': post('B', 'Pet'),
      '/c': post('C', 'Age'),
      '/d': post('D', 'Page'),
    },
  };
  const { subject } = await load(folder({ openapi: 'a.json' }, { 'a.json': swagger }));
  const fieldsOf = (name: string) => {
    const operation = subject(`api-reference/${name}`);
    assert.ok(operation?.kind === 'operation');
    const { body, parameters } = operation;
    const fields = body?.content[0]?.shape?.fields ?? [];
    return [...fields, ...Object.values(parameters).flat()].map((field) => field.name);
  };
  assert.deepEqual(['a', 'b', 'c', 'd'].map(fieldsOf), [['name'], ['name'], ['age'], ['page']]);
});

test('the fields of a page that describes an endpoint are updated with its text', async () => {
  const page = (name: string) =>
    `---\ntitle: Find\napi: GET https://api.test/v1\n---\n<ParamField query="${name}" required />\n`;
  const dir = folder({}, { 'a.mdx': page('before') });
  const urlOf = ({ loaded }: LoadResult) => {
    const found = loaded?.site.pages.find(({ slug }) => slug === 'a');
    const subject = found && loaded?.site.references.subjectOf(found);
    return subject?.kind === 'operation' ? subject.sampleRequest.url : undefined;
  };
  const first = await loadSite({ dir, base: '', readPageTags });
  assert.equal(urlOf(first), 'https://api.test/v1?before=%3CBEFORE%3E');
  writeFileSync(join(dir, 'a.mdx'), page('after'));
  assert.ok(first.loaded);
  const second = await reloadPage(first.loaded, 'a.mdx');
  assert.equal(urlOf(second), 'https://api.test/v1?after=%3CAFTER%3E');
});

test('a page can describe an endpoint without a document', async () => {
  const dir = folder(
    {
      api: {
        baseUrl: 'https://api.example.com',
        auth: { method: 'key', name: 'Authorization', inputPrefix: 'Token ' },
      },
      navigation: [{ group: 'G', pages: ['a', 'index'] }],
    },
    { 'a.mdx': '---\ntitle: Get\napi: GET /v1/users/{id}\n---\nText.\n' },
  );
  const operation = (await load(dir)).subject('a');
  assert.ok(operation?.kind === 'operation');
  assert.deepEqual(operation.sampleRequest, {
    method: 'GET',
    url: 'https://api.example.com/v1/users/{id}',
    headers: [['Authorization', 'Token <API_TOKEN>']],
  });
});

test('a page that names an unknown document is reported', async () => {
  const dir = folder(
    {},
    {
      'zoo.json': { openapi: '3.1.0', info, paths: { '/pets': { get: ok } } },
      'a.mdx': '---\nopenapi: zooo GET /pets\n---\nText.\n',
    },
  );
  const { said } = await load(dir);
  assert.match(said.join('\n'), /a\.mdx:2:1 error openapi\/unknown-document: .*"zooo"/);
});

test('an unavailable document is reported once with its cause, and affected pages are marked', async () => {
  const url = 'http://127.0.0.1:9/openapi.json';
  const page = (entry: string) => `---\n${entry}\n---\n`;
  const dir = folder(
    {
      openapi: url,
      navigation: [{ group: 'G', pages: ['index', 'a', 'b', 'c', 'GET /d'] }],
      topbarLinks: [{ name: 'Users', url: '/api-reference/users' }],
    },
    {
      'a.mdx': page('openapi: GET /a'),
      'b.mdx': page(`openapi: ${url} GET /b`),
      'c.mdx': page('openapi-schema: User'),
    },
  );
  const { diagnostics, loaded } = await loadSite({ dir, base: '' });
  assert.deepEqual(
    diagnostics.map((diagnostic) => diagnosticText(diagnostic, dir)),
    [
      `docs.json:1:94 error openapi/not-fetched: ${url} could not be fetched, and there is no copy of it: bad port. -> Check the address and the connection, or keep the document in the project.`,
    ],
  );
  const lost = loaded?.site.pages.filter(({ isReferenceLost }) => isReferenceLost);
  assert.deepEqual(
    lost?.map(({ slug }) => slug),
    ['a', 'b', 'c'],
  );
});

test('a missing file is reported once, however many parts of the navigation name it', async () => {
  const navigation = {
    tabs: [
      { tab: 'Guides', pages: ['index'] },
      { tab: 'API', openapi: 'nope.json', pages: ['a', 'GET /b'] },
      { tab: 'More', groups: [{ group: 'G', openapi: 'nope.json', pages: ['GET /c'] }] },
    ],
  };
  const dir = folder({ navigation }, { 'a.mdx': '---\nopenapi: GET /a\n---\n' });
  const { diagnostics } = await loadSite({ dir, base: '' });
  assert.deepEqual(
    diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? code : [])),
    ['openapi/missing-file'],
  );
});

test('a document that cannot be converted is reported, and the site is built without it', async () => {
  const dir = folder(
    { openapi: 'old.json' },
    { 'old.json': { swagger: '2.0', info, paths: { '/a': { get: { parameters: 5 } } } } },
  );
  const { said, slugs } = await load(dir);
  assert.match(said.join('\n'), /old\.json error openapi\/not-converted: .*version 2\.0/);
  assert.deepEqual(slugs, ['index']);
});
