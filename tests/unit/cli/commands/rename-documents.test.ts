import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

interface Renamed {
  readonly stdout: string;
  readonly read: (file: string) => string;
}

/** Returns the contents of files after renaming a page or a folder in a project that documents an API. */
async function renamed(
  files: Readonly<Record<string, string>>,
  [from, to]: readonly [string, string] = ['guides/setup', 'start/install'],
): Promise<Renamed> {
  const openapi = Object.keys(files)[0] ?? '';
  const navigation = [{ group: 'G', pages: ['index', 'guides/setup'] }];
  const cwd = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation, openapi }),
    'index.mdx': '',
    'guides/setup.mdx': '',
    ...files,
  });
  const { stdout } = await runCli(['rename', from, to, '--no-redirect'], { cwd });
  return { stdout, read: (file) => readFileSync(join(cwd, file), 'utf8') };
}

const yaml = [
  '# A remark: /guides/setup',
  'openapi: 3.1.0',
  "info: { title: Zoo,   version: '1', description: 'It''s [here](/guides/setup#a).' }",
  'tags:',
  '  - name: pets',
  '    description: "See \\"[setup](/guides/setup)\\" and <a href=\\"/guides/setup\\">it</a>"',
  'paths:',
  '  /guides/setup:',
  '    get:',
  '      operationId: setup   # kept',
  '      description: |',
  '        Ask `GET /guides/setup`, says [the guide](guides/setup.mdx "Set up").',
  '',
  '        ```md',
  '        [not this](/guides/setup)',
  '        ```',
  '',
  '        Then [again][1] or [other](/guides/setups).',
  '',
  '        [1]: /guides/setup?x=1',
  '      responses:',
  "        '200': { description: 'See [there](/guides/setup)' }",
  '',
].join('\r\n');

test('links in descriptions of a YAML document are updated, and nothing else changes', async () => {
  const { stdout, read } = await renamed({ 'api.yaml': yaml });
  const expected = yaml
    .replace('[here](/guides/setup#a)', '[here](/start/install#a)')
    .replace('[setup](/guides/setup)', '[setup](/start/install)')
    .replace('<a href=\\"/guides/setup\\">', '<a href=\\"/start/install\\">')
    .replace('(guides/setup.mdx "Set up")', '(start/install.mdx "Set up")')
    .replace('[1]: /guides/setup?x=1', '[1]: /start/install?x=1')
    .replace('[there](/guides/setup)', '[there](/start/install)');
  assert.equal(read('api.yaml'), expected);
  assert.match(stdout, /api\.yaml:3:64 {2}\/guides\/setup#a → \/start\/install#a/);
  assert.equal(stdout.includes('warning'), false);
});

test('links in descriptions of a JSON document are updated, with slashes as written', async () => {
  const json = `{\t"openapi": "3.1.0",
  "info": {"title": "Zoo", "version": "1", "description": "a\\n[b](\\/guides\\/setup) \\u00e9 [c](/guides/setup)"},
  "paths": {"/a": {"get": {"description": "<a href='\\/guides\\/setup#x'>d</a>", "responses": {"200": {"description": "OK"}}}}}}`;
  const { read } = await renamed({ 'api.json': json });
  assert.equal(
    read('api.json'),
    json
      .replace('(\\/guides\\/setup)', '(\\/start\\/install)')
      .replace('(/guides/setup)', '(/start/install)')
      .replace("'\\/guides\\/setup#x'", "'\\/start\\/install#x'"),
  );
});

test('relative links of a document are resolved from the folder of each of its files', async () => {
  const whole =
    "openapi: 3.1.0\ninfo: { title: A, version: '1', description: '[a](../guides/setup)' }\npaths:\n  /a: { $ref: parts/a.yaml }\n";
  const part =
    "get:\n  description: '[b](../guides/setup)'\n  responses: { '200': { description: OK } }\n";
  const { read } = await renamed({ 'specs/api.yaml': whole, 'specs/parts/a.yaml': part });
  assert.match(read('specs/api.yaml'), /\[a\]\(\.\.\/start\/install\)/);
  assert.match(read('specs/parts/a.yaml'), /\[b\]\(\.\.\/start\/install\)/);
});

test('relative links from the pages of a document are updated in the document', async () => {
  const whole =
    "openapi: 3.1.0\ninfo: { title: A, version: '1', description: '[a](./how-to#x)' }\npaths: {}\nwebhooks:\n  a: { post: { responses: { '200': { description: OK } } } }\n";
  const files = { 'specs/api.yaml': whole, 'api-reference/how-to.mdx': '' };
  const { read } = await renamed(files, ['api-reference/how-to', 'help/keys']);
  assert.match(read('specs/api.yaml'), /\[a\]\(\.\.\/help\/keys#x\)/);
});

test('the links of a document that moves with its folder keep their targets', async () => {
  const whole =
    "openapi: 3.1.0\ninfo: { title: A, version: '1', description: '[a](setup) [b](../index) [c](/guides/setup)' }\npaths: {}\nwebhooks:\n  a: { post: { responses: { '200': { description: OK } } } }\n";
  const { read } = await renamed({ 'guides/api.yaml': whole }, ['guides/', 'more/guides/']);
  assert.match(
    read('more/guides/api.yaml'),
    /\[a\]\(setup\) \[b\]\(\.\.\/\.\.\/index\) \[c\]\(\/more\/guides\/setup\)/,
  );
  assert.match(read('docs.json'), /"openapi":"more\/guides\/api\.yaml"/);
});

test('a link in an unusual notation in a description is left and reported with its line', async () => {
  const odd =
    "openapi: 3.1.0\ninfo:\n  title: A\n  version: '1'\n  description: \"[a](/guides/s\\x65tup)\"\npaths: {}\nwebhooks:\n  a: { post: { responses: { '200': { description: OK } } } }\n";
  const { stdout, read } = await renamed({ 'api.yaml': odd });
  assert.equal(read('api.yaml'), odd);
  assert.match(stdout, /api\.yaml:5:16 {2}warning {2}rename\/unchanged-link/);
});

test('external docs and content of extensions in a document are updated', async () => {
  const text = [
    'openapi: 3.1.0',
    "info: { title: A, version: '1' }",
    'externalDocs: { url: /guides/setup#a }',
    'paths:',
    '  /a:',
    '    get:',
    '      externalDocs:',
    '        url: "/guides/setup"',
    '        description: "Not /guides/setup"',
    '      x-mint:',
    '        content: |',
    '          <Note>See [setup](/guides/setup).</Note>',
    '',
    '          <Card title="Setup" href="/guides/setup" />',
    "      responses: { '200': { description: OK } }",
    'components:',
    '  schemas:',
    '    A:',
    '      externalDocs: { url: https://example.com/guides/setup }',
    '      example: { externalDocs: { url: /guides/setup } }',
    '',
  ].join('\n');
  const { read, stdout } = await renamed({ 'api.yaml': text });
  assert.equal(
    read('api.yaml'),
    text
      .replace('url: /guides/setup#a', 'url: /start/install#a')
      .replace('url: "/guides/setup"', 'url: "/start/install"')
      .replace('(/guides/setup)', '(/start/install)')
      .replace('href="/guides/setup"', 'href="/start/install"'),
  );
  assert.equal(stdout.includes('warning'), false);
});

test('links are updated in an overlay, and in the document that it changes', async () => {
  const document = [
    'openapi: 3.1.0',
    "info: { title: A, version: '1', description: 'See [it](/guides/setup).' }",
    'paths:',
    '  /a:',
    "    get: { responses: { '200': { description: OK } } }",
    '',
  ].join('\n');
  const overlay = [
    'overlay: 1.1.0',
    "info: { title: B, version: '1' }",
    'extends: api.yaml',
    'actions:',
    "  - target: $.paths['/a'].get",
    '    update: { description: "After [setup](/guides/setup)." }',
    '',
  ].join('\n');
  const { read } = await renamed({ 'api.yaml': document, 'overlay.yaml': overlay });
  assert.equal(read('api.yaml'), document.replace('/guides/setup', '/start/install'));
  assert.equal(read('overlay.yaml'), overlay.replace('/guides/setup', '/start/install'));
});

test('overlays name their document under its new name, and from their own new folder', async () => {
  const document = 'openapi: 3.1.0\ninfo: { title: Zoo, version: "1" }\npaths: {}\n';
  const actions = 'actions: [{ target: $.info, update: { summary: Short } }]\n';
  const overlay = (address: string) =>
    `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nextends: ${address} # the zoo\n${actions}`;
  const files = {
    'api/zoo.yaml': document,
    'api/a.yaml': overlay('zoo.yaml'),
    'other/b.yaml': overlay("'../api/zoo.yaml'"),
    'other/c.yaml': overlay('/api/zoo.yaml'),
    'other/d.yaml': overlay('../api/none.yaml'),
  };
  const { stdout, read } = await renamed(files, ['api/zoo.yaml', 'api/v2/pets.yaml']);
  assert.match(stdout, /api\/a\.yaml:3:10 {2}zoo\.yaml → v2\/pets\.yaml/);
  assert.equal(read('api/a.yaml'), overlay('v2/pets.yaml'));
  assert.equal(read('other/b.yaml'), overlay("'../api/v2/pets.yaml'"));
  assert.equal(read('other/c.yaml'), overlay('/api/v2/pets.yaml'));
  assert.equal(read('other/d.yaml'), overlay('../api/none.yaml'));

  const moved = await renamed(files, ['api/a.yaml', 'other/d/a.yaml']);
  assert.equal(moved.read('other/d/a.yaml'), overlay('../../api/zoo.yaml'));
});

test('links in descriptions of a GraphQL schema are updated, in strings and in blocks', async () => {
  const schema = `"See \\"it\\" [there](/guides/setup)."
type A {
  """
  Or [a](/guides/setup#x), <a href="/guides/setup">b</a>.
  """
  b: Int @deprecated(reason: "Use [c](/guides/setup).")
}
type Query { a: A }
`;
  const tabs = [
    { tab: 'G', pages: ['index', 'guides/setup'] },
    { tab: 'API', graphql: 'schema.graphql' },
  ];
  const config = { name: 'A', theme: 'mint', colors: { primary: '#16a34a' }, navigation: { tabs } };
  const { read, stdout } = await renamed({
    'docs.json': JSON.stringify(config),
    'schema.graphql': schema,
  });
  assert.equal(read('schema.graphql'), schema.replaceAll('/guides/setup', '/start/install'));
  assert.match(stdout, /schema\.graphql:1:\d+ {2}\/guides\/setup → \/start\/install/);
});
