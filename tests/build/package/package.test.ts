import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { before, test } from 'node:test';
import type { TestContext } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { readLockfile } from '../../../scripts/licenses.ts';
import { openEditor } from '../../helpers/commands/editor.ts';
import { packLectern } from '../../helpers/commands/packed-package.ts';
import { startScript } from '../../helpers/commands/script-process.ts';
import { findTypeFaults } from '../../helpers/commands/type-faults.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';
import { runCommand } from '../../helpers/runner/run-command.ts';
import { startEcho } from '../../helpers/servers/echo-server.ts';
import { callProxy } from '../../helpers/servers/proxy-server.ts';
import {
  assertAstroBuild,
  assertAstroDev,
  writeAstroProject,
} from '../../helpers/sites/astro-project.ts';
import { findFreePort } from '../../helpers/service/port.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

/** A folder that contains only the package and what npm installs with it. */
const plain = tempFolder();
const installed = join(plain, 'node_modules/lectern');
/** A folder that contains the package among many other things. */
const project = tempFolder();

/** What users of the package install on this platform: paths from the root of the repository. */
const brought = [...readLockfile()].flatMap(([path, { dev, devOptional }]) =>
  dev !== true && devOptional !== true && existsSync(join(repositoryRoot, path)) ? [path] : [],
);

/** Packs the package and installs it like npm would, next to links to other packages. */
before(async () => {
  mkdirSync(installed, { recursive: true });
  const tarball = await packLectern();
  const unpack = ['tar', '-xzf', tarball, '-C', installed, '--strip-components=1'];
  assert.equal((await runCommand(unpack)).code, 0);
  for (const path of brought.filter((each) => each.lastIndexOf('node_modules') === 0)) {
    link(join(repositoryRoot, path), join(plain, path));
  }
  link(installed, join(project, 'node_modules/lectern'));
  const modules = join(repositoryRoot, 'node_modules');
  for (const name of readdirSync(modules).filter((entry) => !entry.startsWith('.'))) {
    link(join(modules, name), join(project, 'node_modules', name));
  }
});

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** Returns the kilobytes that a folder takes on a disk with blocks of 4 kB. */
function weigh(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return sizes.reduce((sum, size) => sum + Math.ceil(size / 4096) * 4, 0);
}

function lectern(...words: string[]) {
  return runCommand([process.execPath, join(installed, 'src/cli/bin.mjs'), ...words]);
}

test('the installed package creates starter sites and builds them without a warning', async () => {
  for (const template of ['docs', 'api', 'product']) {
    const docs = join(plain, `my ${template}`);
    const init = await lectern('init', docs, '--template', template);
    assert.equal(init.code, 0, init.output);
    const build = await lectern('build', docs, '--strict');
    assert.equal(build.code, 0, build.output);
    assert.match(build.output, /^✓ \d+ pages in [^\n]+\n$/);
    assert.match(readFileSync(join(docs, 'dist/index.html'), 'utf8'), /<h1[\s>]/);
  }
});

test('a build with the installed package loads no HTTP client', async () => {
  const docs = join(plain, 'small');
  writeFiles(docs, {
    'docs.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index"] }] }\n',
    'index.mdx': '# A\n\n```ts\nlet a = 1;\n```\n',
    'list.cjs':
      "process.on('exit', () => { if (process.moduleLoadList.some((name) => name.includes('undici'))) console.log('HTTP client'); });\n",
  });
  const command = [process.execPath, join(installed, 'src/cli/bin.mjs'), 'build', docs];
  const env = { NODE_OPTIONS: `--require ${JSON.stringify(join(docs, 'list.cjs'))}` };
  const build = await runCommand(command, { env });
  assert.match(build.output, /^✓ 1 page in [^\n]+\n$/);
  assert.match(readFileSync(join(docs, 'dist/index.html'), 'utf8'), /<span class="tk">let/);
});

test('create-lectern creates a site with the lectern of its own version', async () => {
  const own = join(repositoryRoot, 'src/create');
  cpSync(own, join(plain, 'node_modules/create-lectern'), { recursive: true });
  const script = join(plain, 'node_modules/create-lectern/create.mjs');
  const docs = join(plain, 'created');
  const run = await runCommand([process.execPath, script, docs, '--name', 'Acme']);
  assert.equal(run.code, 0, run.output);
  assert.match(readFileSync(join(docs, 'docs.json'), 'utf8'), /"name": "Acme"/);
  const versionOf = (path: string) =>
    JSON.parse(readFileSync(path, 'utf8')) as {
      version: string;
      dependencies: { lectern: string };
    };
  const { version, dependencies } = versionOf(join(own, 'package.json'));
  const { version: released } = versionOf(join(repositoryRoot, 'package.json'));
  assert.deepEqual([version, dependencies.lectern], [released, released]);
});

test('the language server of the installed package reports mistakes and completes names', async (t) => {
  const docs = join(plain, 'edited');
  const config = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index"] }] }\n';
  writeFiles(docs, { 'docs.json': config, 'index.mdx': '# A\n' });
  const editor = await openEditor(t, docs, join(installed, 'src/cli/bin.mjs'));
  const keys = await editor.complete('docs.json', config.replace('name', '|'));
  assert.ok(keys.includes('colors'), keys.join());
  await editor.type('index.mdx', '# A\n\n<Crad>b</Crad>\n');
  await editor.untilProblems('index.mdx', ['3:1 page/unknown-component']);
});

test('the installed package answers MCP clients', async (t) => {
  const docs = join(plain, 'asked');
  assert.equal((await lectern('init', docs, '--template', 'api')).code, 0);
  assert.equal((await lectern('build', docs)).code, 0);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const args = [join(installed, 'src/cli/bin.mjs'), 'mcp', docs];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  t.after(() => client.close());
  const answer = await client.callTool({ name: 'search', arguments: { query: 'token' } });
  assert.match(JSON.stringify(answer.content), /Authentication/);
  const code = readdirSync(join(installed, 'dist-lib')).filter((name) => name.endsWith('.js'));
  const frameworks = /node_modules\/(?:express|hono|@hono)\//;
  const texts = code.map((name) => readFileSync(join(installed, 'dist-lib', name), 'utf8'));
  assert.deepEqual(
    texts.filter((text) => frameworks.test(text)),
    [],
  );
});

test('the installed package renders diagrams', async () => {
  const docs = join(plain, 'diagrams');
  writeFiles(docs, {
    'docs.json': JSON.stringify({
      name: 'Drawn',
      navigation: [{ group: 'All', pages: ['index'] }],
    }),
    'index.mdx': '```mermaid\ngraph LR\n  a --> b\n```\n',
  });
  const build = await lectern('build', docs);
  assert.equal(build.code, 0, build.output);
  const scripts = readdirSync(join(docs, 'dist/_lectern/diagrams'));
  assert.ok(
    scripts.some((name) => /^draw\..*\.js$/.test(name)),
    scripts.join(),
  );
});

test('the installed package hydrates islands with the runtime that they need', async () => {
  const docs = join(plain, 'alive');
  writeFiles(docs, {
    'docs.json': JSON.stringify({
      name: 'Alive',
      navigation: [{ group: 'All', pages: ['index'] }],
    }),
    'index.mdx':
      'export const Counter = () => {\n  const [count] = useState(7);\n  return <b>{count}</b>;\n};\n\n<Counter />\n',
  });
  const build = await lectern('build', docs);
  assert.equal(build.code, 0, build.output);
  assert.match(readFileSync(join(docs, 'dist/index.html'), 'utf8'), /<lectern-island .*<b>7<\/b>/);
  const scripts = readdirSync(join(docs, 'dist/_lectern/assets'));
  for (const name of ['index', 'islands']) {
    assert.ok(
      scripts.some((file) => file.startsWith(`${name}.`)),
      scripts.join(),
    );
  }
});

test('the installed package reads, bundles and checks an OpenAPI document of two files', async () => {
  const docs = join(plain, 'api');
  writeFiles(docs, {
    'docs.json': JSON.stringify({
      name: 'A',
      openapi: 'api.yaml',
      navigation: [{ group: 'All', pages: ['index'] }],
    }),
    'index.md': 'Hello.\n',
    'api.yaml': `openapi: 3.0.3
info: { title: Parts, version: '1' }
paths:
  /part:
    get:
      responses:
        '200':
          description: One
          content: { application/json: { schema: { $ref: './parts.yaml#/Part' } } }
        999: { description: None }
`,
    'parts.yaml': 'Part:\n  type: object\n  properties:\n    serial: { type: string }\n',
  });
  const build = await lectern('build', docs);
  assert.equal(build.code, 0, build.output);
  assert.match(build.output, /warning {2}openapi\/invalid/);
  const pages = readdirSync(join(docs, 'dist'), { recursive: true, encoding: 'utf8' });
  const texts = pages
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(docs, 'dist', path), 'utf8'));
  assert.ok(texts.some((text) => text.includes('serial')));
});

test('an installation is at most 110 MB and 30 packages', () => {
  const weights = brought
    .filter((path) => !brought.some((outer) => path.startsWith(`${outer}/`)))
    .map((path): [string, number] => [path, weigh(join(repositoryRoot, path))]);
  weights.push(['lectern', weigh(installed)]);
  const total = weights.reduce((sum, [, kilobytes]) => sum + kilobytes, 0) / 1024;
  const largest = weights.toSorted(([, one], [, other]) => other - one).slice(0, 20);
  assert.ok(total <= 110, `${total.toFixed(1)} MB: ${JSON.stringify(largest)}`);
  assert.ok(brought.length <= 30, brought.join('\n'));
});

test('the package contains the licenses of bundled code and icons', () => {
  const text = readFileSync(join(installed, 'dist-lib/THIRD-PARTY-LICENSES.txt'), 'utf8');
  for (const name of ['zod', 'shiki', 'astro', '@fortawesome/fontawesome-free']) {
    assert.match(text, new RegExp(`^${name} [0-9.]+: .+\\n-+\\n.*Copyright`, 'ms'));
  }
});

test('the package bundles no dependency twice and none that is unused', () => {
  const text = readFileSync(join(installed, 'dist-lib/THIRD-PARTY-LICENSES.txt'), 'utf8');
  const names = Array.from(text.matchAll(/^(\S+) [0-9.]\S*: .+\n-+$/gm), ([, name = '']) => name);
  assert.ok(names.length > 50);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
  assert.ok(!names.includes('@redocly/ajv'));
});

test('the installed package adds documentation to an Astro project', async () => {
  const folder = join(project, 'website');
  writeAstroProject(folder, 'lectern/astro');
  await assertAstroBuild(folder, join(installed, 'src/cli/bin.mjs'));
});

test('the installed package serves documentation in the dev server of an Astro project', async (t) => {
  const folder = join(project, 'website in work');
  writeAstroProject(folder, 'lectern/astro');
  await assertAstroDev(t, folder);
});

test('the package contains what its users need and nothing else of the repository', () => {
  for (const needed of [
    'LICENSE',
    'README.md',
    'public/docs.schema.json',
    'dist-lib/start.js',
    'dist-lib/astro.d.ts',
    'dist-lib/server/mount.d.ts',
  ]) {
    assert.ok(existsSync(join(installed, needed)), `${needed} is missing`);
  }
  for (const stray of [
    'tests',
    'content',
    'src/engine',
    'src/user-groups',
    '.ci',
    'tsconfig.json',
  ]) {
    assert.ok(!existsSync(join(installed, stray)), `${stray} is in the package`);
  }
});

/** Every file of the package matches one of these. */
const CONTENTS = [
  /^(?:CHANGELOG\.md|LICENSE|README\.md|package\.json|public\/docs\.schema\.json)$/,
  /^src\/cli\/(?:bin\.mjs|starter\/[^]+)$/,
  /^src\/client\/frame\/draw-diagrams\.js$/,
  // Code: entries, chunks and grammars. Data and licenses. Types of the two exports.
  /^dist-lib\/[\w.-]+\.js$/,
  /^dist-lib\/(?:digest\.txt|font-awesome\.json|THIRD-PARTY-LICENSES\.txt)$/,
  /^dist-lib\/(?:astro|(?:core|server)\/[\w/.-]+)\.d\.ts$/,
  /^dist-lib\/@seriousme\/openapi-schema-validator\/schemas\/[^]+\.json$/,
  /^dist-lib\/renderer\/(?:renderer\.json|server\/entry\.mjs|client\/_lectern\/[^]+|client\/islands\.js)$/,
];

const packedFiles = () =>
  readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(installed.length + 1))
    .sort();

test('the package contains only expected files and no duplicates', () => {
  const files = packedFiles();
  const strange = files.filter((file) => !CONTENTS.some((pattern) => pattern.test(file)));
  assert.deepEqual(strange, []);
  const byContent = Map.groupBy(files, (file) => readFileSync(join(installed, file), 'latin1'));
  const twice = [...byContent.values()].filter((group) => group.length > 1);
  assert.deepEqual(twice, []);
});

/** Returns the code blocks of the page about custom servers, by title. */
function readRecipes(): ReadonlyMap<string, string> {
  const page = readFileSync(join(repositoryRoot, 'content/publishing/node.mdx'), 'utf8');
  const blocks = page.matchAll(/^```js ([^\n]+)\n(.*?)^```$/gms);
  return new Map(Array.from(blocks, ([, title = '', code = '']) => [title, code]));
}

/** Runs a recipe next to a built site whose API is an echo server; resolves when it listens. */
async function startRecipe(t: TestContext, name: string, change = (code: string) => code) {
  const api = await startEcho(t);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = join(project, `with ${name}`);
  mkdirSync(join(folder, 'dist/_lectern'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'dist/_lectern/origins.json'), JSON.stringify([api.url]));
  const recipe = readRecipes().get(name);
  assert.ok(recipe, `There is no recipe for ${name}.`);
  writeFileSync(join(folder, 'server.mjs'), change(recipe));
  await startScript(t, join(folder, 'server.mjs'), {
    url,
    env: { PORT: `${port}`, PUBLIC_URL: url },
  });
  return { api, url };
}

for (const name of ['Express', 'Fastify', 'Node alone']) {
  test(`the recipe for ${name} sends a GET with its body and refuses other sites`, async (t) => {
    const { api, url } = await startRecipe(t, name);
    const body = Buffer.from('{"name":"Acme"}').toString('base64');
    const envelope = { method: 'GET', url: `${api.url}/api/user`, body };
    const { status, text } = await callProxy(url, { envelope });
    assert.equal(status, 200, text);
    const foreign = { 'Content-Type': 'application/json', Origin: 'https://evil.test' };
    assert.equal((await callProxy(url, { envelope, headers: foreign })).error, 'caller');
    assert.equal((await callProxy(url, { envelope: '', method: 'GET' })).error, 'method');
    assert.deepEqual(
      api.requests.map((request) => [request.method, request.url, request.body]),
      [['GET', '/api/user', '{"name":"Acme"}']],
    );
  });
}

test('the proxy accepts a body that Express has already parsed', async (t) => {
  const { api, url } = await startRecipe(t, 'Express', (code) =>
    code.replace('// Before', "app.use(express.json({ limit: '2mb' }));\n// Before"),
  );
  const envelope = { method: 'PUT', url: `${api.url}/`, body: btoa('text') };
  assert.equal((await callProxy(url, { envelope })).status, 200);
  assert.equal(api.requests[0]?.body, 'text');
});

test('the proxy and the Astro integration have types', () => {
  const config = (options: string) => `import { defineConfig } from 'astro/config';
import lectern from 'lectern/astro';
export default defineConfig({ integrations: [lectern(${options})] });
`;
  const files = {
    'server.ts': `import { createServer } from 'node:http';
import { playgroundProxy } from 'lectern/server';
import type { EndedRequest, PlaygroundProxyOptions } from 'lectern/server';
const onEnd = ({ method, status }: EndedRequest) => console.log(method, status.toFixed());
const options: PlaygroundProxyOptions = { site: 'dist', publicUrl: process.env.PUBLIC_URL, onEnd, maxBodyBytes: 5e6 };
createServer(playgroundProxy(options));
`,
    'without-site.ts': "import { playgroundProxy } from 'lectern/server';\nplaygroundProxy({});\n",
    'astro.config.ts': config("{ docs: './docs', base: '/docs', timeoutMilliseconds: 60_000 }"),
    'strange.config.ts': config('{ folder: 1 }'),
  };
  const folder = join(project, 'typed');
  writeFiles(folder, files);
  const judged = ['core', 'server'].map((name) => join(installed, 'dist-lib', name));
  assert.deepEqual(findTypeFaults({ folder, files: Object.keys(files), judged }), [
    'without-site.ts(2,17): TS2345',
    'strange.config.ts(3,56): TS2353',
  ]);
});
