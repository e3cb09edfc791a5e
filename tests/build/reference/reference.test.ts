/** What readers get from an OpenAPI document, as HTML. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHAPE_MARKS } from '../../../src/components/reference/shape/shape-marks.ts';
import { parse } from '../../../src/core/html/parse.ts';
import { elementText } from '../../../src/core/html/text.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { deepProject } from '../../helpers/projects/deep-project.ts';
import { petsProject } from '../../helpers/projects/pets-project.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const site = await buildFixture('reference');
const find = site.read('/find-toy/');
const add = site.read('/add-toy/');
const own = site.read('/own-words/');

/** Returns the positions of the first occurrence of each string in the page; each must be there. */
function placesOf(html: string, ...strings: string[]): number[] {
  const main = html.slice(html.indexOf('<main'));
  return strings.map((string) => {
    const place = main.indexOf(string);
    assert.ok(place >= 0, `The page has no ${string}`);
    return place;
  });
}

test("an operation shows its endpoint, then the author's text, then its fields", () => {
  const places = placesOf(
    find,
    'class="endpoint-line"',
    'Words of the author.',
    'id="authorizations"',
    'id="path-parameters"',
    'id="request-body"',
    'id="responses"',
  );
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
});

test('a token with a custom scheme is shown as it is sent', () => {
  assert.match(find, /Authorization: Token &lt;API_TOKEN&gt;/);
  assert.doesNotMatch(find, /Bearer/);
});

test('alternative authorizations are joined by "or", their parts by "and"', () => {
  const [, text = ''] = /id="authorizations"([\s\S]*?)<\/section>/.exec(add) ?? [];
  const words = text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  assert.match(words, /Authorization.*\bor\b.*X-Key.*\band tenant\b/);
});

test('a GET with a body says which clients cannot send it', () => {
  assert.match(find, /<b>GET with a body<\/b>/);
  assert.match(find, /<b>JavaScript<\/b>: fetch cannot send a body with GET/);
});

test('tab lists are labeled by what they choose', () => {
  assert.match(find, /role="tablist" aria-label="Request samples"/);
  assert.doesNotMatch(find, /aria-label="Choose"/);
});

test('scripts in a document never become part of the page', () => {
  assert.doesNotMatch(find, /<script>document\.title/);
});

test('every field has a link to itself', () => {
  for (const name of ['name', 'maker', 'parts']) {
    const [, id = ''] =
      new RegExp(`<a class="field-name" href="#([^"]+)">\\s*<code>${name}<`).exec(add) ?? [];
    assert.ok(add.includes(`id="${id}"`), name);
  }
});

test('a response schema equal to the request body links to it instead of repeating it', () => {
  assert.match(add, /same as that of\s*<a class="link" href="#request-body"/);
});

test("an author's example replaces generated samples, and playground: none hides the endpoint", () => {
  assert.match(own, /class="request-example"/);
  assert.doesNotMatch(own, /class="request-samples"/);
  assert.doesNotMatch(own, /<lectern-endpoint/);
  assert.match(add, /class="request-samples"/);
});

test('an operation has no inline style or event handler', () => {
  assert.doesNotMatch(add, /\sstyle="|\son[a-z]+="/);
});

test("the Markdown twin of an operation has the author's text and the fields", () => {
  const twin = site.read('find-toy.md');
  assert.match(twin, /^# Find a toy\n\nWords of the author\.\n/);
  assert.match(twin, /- `id` \(integer, required\): Number of the toy\./);
});

test('a page that describes its own endpoint supplies the fields of samples and playground', () => {
  const page = site.read('/rate-toy/');
  const text = page.slice(page.indexOf('<main')).replace(/<[^>]+>/g, '');
  assert.match(text, /api\.toys\.test\/v1\/toys\/7\/ratings/);
  assert.match(text, /&quot;stars&quot;: 1|"stars": 1/);
  // The page already describes the fields.
  assert.doesNotMatch(page, /id="(?:path-parameters|query-parameters|request-body)"/);
  const { parameters, body } = JSON.parse(site.read('_lectern/playground/rate-toy.json')) as {
    parameters: { name: string }[];
    body: { contents: { control: { fields: { name: string; control: { kind: string } }[] } }[] };
  };
  assert.deepEqual(
    parameters.map(({ name }) => name),
    ['id', 'notify'],
  );
  assert.deepEqual(
    body.contents[0]?.control.fields.map(({ name, control }) => [name, control.kind]),
    [
      ['stars', 'choice'],
      ['note', 'text'],
    ],
  );
});

test('only pages with a playground have a playground file', () => {
  assert.ok(site.has('_lectern/playground/find-toy.json'));
  assert.ok(!site.has('_lectern/playground/own-words.json'));
});

test('playgrounds of a document share one file of response schemas', () => {
  const { documented } = JSON.parse(site.read('_lectern/playground/find-toy.json')) as {
    documented: { responses: { status: string }[]; definitions: string };
  };
  assert.ok(documented.responses.some(({ status }) => status === '200'));
  assert.match(site.read(documented.definitions.slice(1)), /^\{"s0":\{/);
});

test('llms.txt links the document, and llms-full.txt contains the references', () => {
  assert.match(
    site.read('llms.txt'),
    /## OpenAPI Specs\n\n- \[toys\.yaml\]\(\/_lectern\/openapi\/toys\.yaml\)/,
  );
  assert.match(site.read('_lectern/openapi/toys.yaml'), /^openapi: /);
  assert.match(site.read('llms-full.txt'), /- `id` \(integer, required\): Number of the toy\./);
});

test('the requests of a document are available as files for other clients', () => {
  for (const ending of ['postman_collection.json', 'http']) {
    const path = `_lectern/openapi/toys.${ending}`;
    assert.match(site.read(path), /\{\{baseUrl\}\}\/toys/);
  }
});

test('the sidebar shows the method once, even if the title begins with it', () => {
  const [link = ''] = /<a\b[^>]*href="\/own-words\/"[\s\S]*?<\/a>/.exec(own) ?? [];
  const words = link.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  assert.equal(words.trim(), 'POST own words');
  assert.match(own, /<h1[^>]*>\s*POST own words/);
});

test("fetched parts of a schema use only the page's styles and load nothing", async () => {
  const deep = await buildFixture(deepProject);
  const parts = globSync('_lectern/fields/**/*.html', { cwd: deep.outDir });
  assert.ok(parts.length > 5);
  const known = new Set(SHAPE_MARKS);
  for (const path of parts) {
    const html = deep.read(path).replace(/<pre.*?<\/pre>/gs, '');
    assert.match(html, /<meta http-equiv="content-security-policy" content="default-src 'none'/);
    for (const [, classes = ''] of html.matchAll(/ class="([^"]+)"/g))
      for (const name of classes.split(' ')) assert.ok(known.has(`.${name}`), `${path}: .${name}`);
    for (const [, name = ''] of html.replace(/^.*<main>/s, '').matchAll(/<([a-z][a-z0-9-]*)/g))
      assert.ok(known.has(name) || name === 'script', `${path}: <${name}>`);
  }
});

test('only examples of responses are labeled as illustrative', async () => {
  const schema = { type: 'object', required: ['id'] };
  const examples = { One: { value: { a: 1 } }, Two: { value: { a: 2 } } };
  const body = { content: { 'application/json': { schema, examples } } };
  const post = (parts: object) => ({ post: { responses: { 200: { description: '' } }, ...parts } });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    paths: {
      '/ask': post({ summary: 'Ask', requestBody: body }),
      '/tell': post({ summary: 'Tell', responses: { 200: { description: '', ...body } } }),
    },
  };
  const dir = tempFolder({
    'docs.json': JSON.stringify({ name: 'Zoo', navigation: [], openapi: 'api.json' }),
    'api.json': JSON.stringify(document),
    '.site/.keep': '',
  });
  const out = join(dir, '.site');
  await buildSite({ dir, files: new SiteFiles(out), base: '', site: undefined });
  const read = (name: string) =>
    readFileSync(join(out, 'api-reference', name, 'index.html'), 'utf8');
  assert.match(read('ask'), /Example: One/);
  assert.doesNotMatch(read('ask'), /Illustrative:/);
  assert.match(read('tell'), /Illustrative:/);
});

test('body examples are shown below the body if no sample is generated from them', async () => {
  const examples = {
    cat: { summary: 'A cat', description: 'It purrs.', value: { sound: 'purr' } },
  };
  const make = {
    requestBody: { content: { 'application/json': { schema: { type: 'object' }, examples } } },
    security: [{ one: [] }, { other: [] }],
    responses: {},
  };
  const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    servers: [{ url: 'https://zoo.test' }],
    components: { securitySchemes: { one: key, other: { ...key, name: 'X-Other' } } },
    paths: {
      '/bare': { post: { summary: 'Bare', ...make } },
      '/own': {
        post: {
          summary: 'Own',
          ...make,
          'x-codeSamples': [{ lang: 'python', source: 'zoo.own()' }],
        },
      },
    },
  };
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Zoo',
      navigation: [],
      openapi: 'api.json',
      api: { request: { example: { autogenerate: false } } },
    }),
    'api.json': JSON.stringify(document),
    '.site/.keep': '',
  });
  const out = join(dir, '.site');
  await buildSite({ dir, files: new SiteFiles(out), base: '', site: undefined });
  for (const name of ['bare', 'own']) {
    const html = readFileSync(join(out, 'api-reference', name, 'index.html'), 'utf8');
    const body = html.slice(html.indexOf('id="request-body"'));
    assert.match(body, /Example: A cat/);
    assert.match(body, /It purrs\./);
    assert.match(body, /purr&quot;|"purr"/);
    assert.equal(html.split('It purrs.').length, 2, 'It is told once.');
    // There is no sample that a choice could change.
    assert.doesNotMatch(html, /data-axis/);
  }
});

test('environments are on the page and in its Markdown, without secret-looking values', async () => {
  const environments = [
    { name: 'Sandbox', baseUrl: 'https://sandbox.test/v1', values: { tenant: 'acme-test' } },
    { name: 'Live', values: { tenant: '', apiToken: 'tok-4711' } },
  ];
  const built = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'A',
      openapi: 'api.json',
      navigation: ['index'],
      api: { playground: { environments } },
    }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      servers: [{ url: 'https://api.test/v1' }],
      paths: { '/x': { get: { summary: 'Find x', responses: { 200: { description: 'X' } } } } },
    }),
    'index.md': '# A\n',
  });
  const page = '/api-reference/find-x';
  const html = built
    .read(`${page}/`)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  assert.match(
    html,
    / Sandbox https:\/\/sandbox\.test\/v1 tenant : acme-test Live tenant apiToken /,
  );
  const twin = built.read(`${page}.md`);
  assert.match(
    twin,
    /^- Environment Sandbox, `https:\/\/sandbox\.test\/v1`, `tenant` = `acme-test`$/m,
  );
  assert.match(twin, /^- Environment Live, `tenant`, `apiToken`$/m);
});

test('a missing example is reported in place, in requests and in responses', async () => {
  const lost = (name: string) => ({
    'application/json': {
      schema: { type: 'object' },
      examples: { [name]: { $ref: `#/components/examples/${name}` } },
    },
  });
  const zoo = await buildFixture(
    petsProject(
      {
        paths: {
          '/pets': {
            post: {
              requestBody: { content: lost('Cat') },
              responses: { 200: { description: 'Added.', content: lost('Dog') } },
            },
          },
        },
      },
      'POST',
    ),
  );
  assert.equal(zoo.codes.filter((code) => code.endsWith('openapi/broken-ref')).length, 2);
  const html = zoo
    .read('/pets/')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  for (const name of ['Cat', 'Dog']) {
    assert.match(
      html,
      new RegExp(`Example: ${name} #/components/examples/${name} : Not described in the document`),
    );
  }
});

test('labels of array items have a space after the colon', async () => {
  const tags = { type: ['array', 'null'], items: { type: 'string', maxLength: 3 } };
  const schema = { type: 'object', properties: { tags } };
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: 'All.', content } };
  const zoo = await buildFixture(petsProject({ paths: { '/pets': { get: { responses } } } }));
  const labels = Array.from(
    zoo.read('/pets/').matchAll(/<p class="shape-label">(Each .*?)<\/p>/g),
    ([, label = '']) => label.replace(/<[^>]+>/g, '').trim(),
  );
  assert.deepEqual(labels, ['Each item: string']);
});

test('every field on a page has a unique id, including those of callbacks', async () => {
  const schema = { type: 'object', properties: { name: { type: 'string' } } };
  const request = {
    parameters: [{ name: 'at', in: 'query', schema: { type: 'string' } }],
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
  };
  const callbacks = {
    created: { '{$request.body#/a}': { post: request, put: request } },
    gone: { '{$request.body#/b}': { post: request } },
  };
  const zoo = await buildFixture(
    petsProject({ paths: { '/pets': { post: { ...request, callbacks } } } }, 'POST'),
  );
  const html = zoo.read('/pets/');
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
  assert.deepEqual(
    ids.filter((id, rank) => ids.indexOf(id) !== rank),
    [],
  );
  for (const start of ['', 'callback-created.', 'callback-created-2.', 'callback-gone.']) {
    for (const id of ['query.at', 'body.name', 'response-200.name']) {
      assert.ok(html.includes(`href="#${start}${id}"`), start + id);
    }
  }
});

test('links in descriptions count from the root of the site and resolve to pages and files', async () => {
  const description = '[b](/pets.mdx#responses) [c](/nowhere) ![d](/a.svg) [e](/pets)';
  const dir = tempFolder({
    ...petsProject({ paths: { '/pets': { get: { description, responses: {} } } } }),
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const out = tempFolder({});
  await buildSite({ dir, files: new SiteFiles(out), base: '/docs', site: undefined });
  const html = readFileSync(join(out, 'pets/index.html'), 'utf8');
  const [, reported = ''] = /<p>(<a href[^\n]*?)<\/p>/.exec(html) ?? [];
  assert.deepEqual(
    Array.from(reported.matchAll(/href="([^"]*)"/g), ([, href]) => href),
    ['/docs/pets/#responses', '/docs/nowhere', '/docs/a.svg', '/docs/pets/'],
  );
});

test('a body example stays on a page whose author writes another request', async () => {
  const example = { name: 'Rex' };
  const content = { 'application/json': { example } };
  const project = petsProject(
    { paths: { '/pets': { post: { requestBody: { content } } } } },
    'POST',
  );
  const own = '<RequestExample>\n```bash\npets add\n```\n</RequestExample>\n';
  for (const text of ['', own]) {
    const zoo = await buildFixture({ ...project, 'pets.mdx': `${project['pets.mdx']}\n${text}` });
    const words = elementText(parse(zoo.read('/pets/'))).replace(/\s+/g, ' ');
    assert.match(words, /"name": ?"Rex"/);
    assert.equal(words.includes('Example: Example'), text !== '');
  }
});
