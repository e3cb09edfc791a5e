/** The targets of links in descriptions of a document, and what is reported about broken ones. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const dir = tempFolder({
  'docs.json': JSON.stringify({
    name: 'Zoo',
    navigation: [{ group: 'Guides', pages: ['index', 'guides/start'] }],
    tabs: [{ name: 'API', url: 'api', openapi: 'specs/zoo.yaml' }],
  }),
  'index.md': '# Home\n',
  'guides/start.md': '# Start\n\n## First\n',
  'specs/zoo.yaml': `openapi: 3.1.0
info:
  title: Zoo
  version: '1'
  description: |
    [a](../guides/start.md#first) [b](/guides/start) [c](#operation/findPet) [d](#section/Errors)
    [e](/lost) [f](../guides/start#none) [g](#operation/findPte) [e](/lost)

    ## Errors
paths:
  /pets:
    get:
      operationId: findPet
      summary: Find a pet
      description: See [errors](#errors) and [nothing](#responses).
      parameters:
        - { name: kind, in: query, schema: { type: string }, description: 'A [kind](kinds).' }
      responses: { '200': { description: OK } }
  /kinds:
    get:
      operationId: findKinds
      summary: |
        Find the kinds of which there may be a great many, each with all that anybody has ever had to say of it,
        in the [order](/order) of their names.
      parameters:
        - name: size
          in: query
          schema: { enum: [1], x-enumDescriptions: { '1': 'A [small](/small) one.' } }
      responses: { '200': { description: OK } }
`,
});

async function build() {
  const out = tempFolder({});
  const files = new SiteFiles(out);
  const { diagnostics } = await buildSite({ dir, files, base: '/docs', site: undefined });
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  return { reported: diagnostics.map((one) => diagnosticText(one)), read };
}

const reported = [
  'specs/zoo.yaml:28:70 warning link/missing-page: No page or file of this site has the address "/small". -> Correct the link or remove it.',
  'specs/zoo.yaml:7:9 warning link/missing-page: No page or file of this site has the address "/lost". -> Correct the link or remove it.',
  'specs/zoo.yaml:7:20 warning link/missing-fragment: The page /guides/start/ has no element with the id "none". -> Correct the part after the #, or leave it out.',
  'specs/zoo.yaml:7:46 warning openapi/unknown-fragment: "#operation/findPte" leads to no page, so the link is shown as text: it is not an operation, a tag, a schema with its own page or a heading in the document\'s description. -> Did you mean "#operation/findPet"?',
  'specs/zoo.yaml:15:56 warning openapi/unknown-fragment: "#responses" leads to no page, so the link is shown as text: it is not an operation, a tag, a schema with its own page or a heading in the document\'s description. -> Correct the link, or write the address of the page that it should lead to.',
  'specs/zoo.yaml:17:85 warning link/missing-page: No page or file of this site has the address "kinds". -> Correct the link or remove it.',
  'specs/zoo.yaml:24:24 warning link/missing-page: No page or file of this site has the address "/order". -> Correct the link or remove it.',
];

test('links in descriptions resolve in HTML and Markdown, and broken ones are reported', async () => {
  const first = await build();
  assert.deepEqual(first.reported, reported);
  const [, prose = ''] = /<p>(<a href[^]*?)<\/p>/.exec(first.read('api/overview/index.html')) ?? [];
  const hrefs = Array.from(prose.matchAll(/href="([^"]*)"/g), ([, href]) => href);
  const start = '/docs/guides/start/';
  const places = [`${start}#first`, start, '/docs/api/find-a-pet/', '/docs/api/overview/#errors'];
  assert.deepEqual(hrefs, [...places, '/docs/lost', `${start}#none`, '/docs/lost']);
  const twin = first.read('api/overview.md');
  for (const place of places) assert.ok(twin.includes(`](${place})`), place);
  assert.match(
    first.read('api/find-a-pet.md'),
    /See \[errors\]\(\/docs\/api\/overview\/#errors\) and nothing\./,
  );
  const second = await build();
  assert.deepEqual(
    second.reported,
    reported,
    'and pages that are taken from an earlier build tell the same',
  );
});

test('a broken link in an operation is reported only if a page shows the operation', async () => {
  const responses = { 200: { description: 'OK' } };
  const pets = { get: { description: 'See [more](./more).', responses } };
  const document = (paths: object) =>
    JSON.stringify({ openapi: '3.1.0', info: { title: 'Zoo', version: '1' }, paths });
  const buildWith = async (shown: string) => {
    const { diagnostics } = await buildFixture({
      'docs.json': JSON.stringify({
        name: 'Zoo',
        navigation: [{ group: 'A', pages: ['pets/list', 'pets/more', 'kinds/list'] }],
      }),
      'pets/list.mdx': '---\nopenapi: /new.json GET /pets\n---\n',
      'pets/more.mdx': 'More.\n',
      'kinds/list.mdx': `---\nopenapi: /old.json GET ${shown}\n---\n`,
      'new.json': document({ '/pets': pets }),
      'old.json': document({ '/pets': pets, '/kinds': { get: { responses } } }),
    });
    return diagnostics.map((one) => diagnosticText(one));
  };
  assert.deepEqual(await buildWith('/kinds'), []);
  assert.deepEqual(await buildWith('/pets'), [
    'old.json:1:108 warning link/missing-page: No page or file of this site has the address "./more". -> Did you mean /pets/more/?',
  ]);
});

test('an authentication section in a description gets no second heading of that name', async () => {
  const document = (description: string) => ({
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1', description },
    paths: {},
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    security: [{ key: [] }],
    webhooks: { born: { post: { responses: { 200: { description: 'OK' } } } } },
  });
  const overviewOf = async (description: string) => {
    const { html, twin } = await buildOverview(document(description));
    const ids = Array.from(html.matchAll(/<h2[^>]* id="(auth[^"]*)"/g), ([, id]) => id);
    return [...ids, ...(twin.match(/^## Auth.*$/gm) ?? [])];
  };
  assert.deepEqual(await overviewOf('Text'), ['authentication', '## Authentication']);
  assert.deepEqual(await overviewOf('## Authentication\n\nAsk us for a key.'), [
    'authentication',
    'authorizations',
    '## Authentication',
    '## Authorizations',
  ]);
});

test('the servers of an API have a heading unless another heading has that name', async () => {
  const overviewOf = async (description: string, tag: string) => {
    const { html, twin } = await buildOverview({
      openapi: '3.1.0',
      info: { title: 'Zoo', version: '1', description },
      servers: [{ url: 'https://a.test' }, { url: 'https://b.test' }],
      paths: { '/a': { get: { tags: [tag], responses: { 200: { description: 'OK' } } } } },
    });
    assert.ok(html.includes('https://b.test') && twin.includes('https://b.test'));
    const ids = Array.from(html.matchAll(/<h2[^>]* id="([^"]*servers[^"]*)"/g), ([, id]) => id);
    return [...ids, ...(twin.match(/^(?:## |\*\*)Servers.*$/gm) ?? [])];
  };
  assert.deepEqual(await overviewOf('Text', 'Pets'), ['servers', '## Servers']);
  assert.deepEqual(await overviewOf('## Servers\n\nChoose one.', 'Pets'), [
    'servers',
    '## Servers',
    '**Servers**',
  ]);
  assert.deepEqual(await overviewOf('Text', 'Servers'), [
    'tag-servers',
    '**Servers**',
    '## Servers',
  ]);
});

test('relative links in descriptions resolve from the page, or else from the document', async () => {
  const get = (summary: string, description: string) => ({
    get: { summary, description, responses: { 200: { description: 'OK' } } },
  });
  const shown =
    '[a](../how-to#key) [b](./list-cats) [c](../guide) [d](../../gone) [e](../how-to#x)';
  const project = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Zoo',
      navigation: [
        {
          group: 'G',
          pages: ['index', 'guide', 'api/how-to', 'api/pets/find', 'api/cats/list-cats'],
        },
      ],
      openapi: 'specs/zoo.json',
    }),
    'index.md': '# Home\n',
    'guide.md': '# Guide\n',
    'api/how-to.md': '# How to\n\n## Key\n',
    'api/pets/find.md': '---\nopenapi: GET /pets\n---\n',
    'api/cats/list-cats.md': '---\nopenapi: GET /cats\n---\n',
    'specs/zoo.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Zoo', version: '1' },
      paths: { '/pets': get('Find', shown), '/cats': get('Cats', shown) },
    }),
  });
  const out = tempFolder({});
  const files = new SiteFiles(out);
  const { diagnostics } = await buildSite({ dir: project, files, base: '', site: undefined });
  const places = [
    '/api/how-to/#key',
    '/api/cats/list-cats/',
    '/guide/',
    '../../gone',
    '/api/how-to/#x',
  ];
  for (const page of ['api/pets/find', 'api/cats/list-cats']) {
    const html = readFileSync(join(out, page, 'index.html'), 'utf8');
    const twin = readFileSync(join(out, `${page}.md`), 'utf8');
    const [, prose = ''] = /<p>(<a href="[^"]*">a<[^]*?)<\/p>/.exec(html) ?? [];
    const hrefs = Array.from(prose.matchAll(/href="([^"]*)"/g), ([, href]) => href);
    assert.deepEqual(hrefs, places, page);
    for (const place of places) assert.ok(twin.includes(`](${place})`), place);
  }
  assert.deepEqual(
    diagnostics.map(({ code, message }) => `${code} ${message}`),
    [
      'link/missing-page No page or file of this site has the address "../../gone".',
      'link/missing-fragment The page /api/how-to/ has no element with the id "x".',
    ],
  );
});

/** Builds the overview of an API, as a page and as its Markdown twin. */
async function buildOverview(document: object): Promise<{ html: string; twin: string }> {
  const project = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Zoo',
      navigation: [{ group: 'G', pages: ['index'] }],
      openapi: 'zoo.json',
    }),
    'index.md': '# Home\n',
    'zoo.json': JSON.stringify(document),
  });
  const out = tempFolder({});
  await buildSite({ dir: project, files: new SiteFiles(out), base: '', site: undefined });
  return {
    html: readFileSync(join(out, 'api-reference/overview/index.html'), 'utf8'),
    twin: readFileSync(join(out, 'api-reference/overview.md'), 'utf8'),
  };
}
