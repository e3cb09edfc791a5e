import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const pages = { 'index.mdx': '[e](/e)\n', 'e.mdx': 'x\n' };

/** Returns the contents of the files after renaming `e` to `f`. */
async function renameIn(files: Record<string, string>, ...options: string[]) {
  const cwd = tempFolder({ ...pages, ...files });
  const run = await runCli(['rename', 'e', 'f', '.', ...options], { cwd });
  assert.equal(run.code, 0, run.stderr);
  return (file: string) => readFileSync(join(cwd, file), 'utf8');
}

const added = '{ "source": "/e", "destination": "/f" }';

test('a redirect is added to the effective list, in the file that contains it', async () => {
  const read = await renameIn({
    'docs.json': '{"name":"R","$ref":"more.json","navigation":{"pages":["index","e"]}}',
    'more.json': '{"redirects":[{"source":"/zz","destination":"/e"}]}',
  });
  assert.equal(
    read('docs.json'),
    '{"name":"R","$ref":"more.json","navigation":{"pages":["index","f"]}}',
  );
  assert.equal(
    read('more.json'),
    '{"redirects":[{"source":"/zz","destination":"/f"}, {"source": "/e", "destination": "/f"}]}',
  );
});

test('a change of case gets no redirect, as some hosts would redirect in a loop', async () => {
  const config = '{"name":"R","navigation":{"pages":["index","e"]},"redirects":[]}';
  const cwd = tempFolder({ ...pages, 'docs.json': config });
  const run = await runCli(['rename', 'e', 'E', '.'], { cwd });
  assert.equal(run.code, 0, run.stderr);
  assert.equal(
    readFileSync(join(cwd, 'docs.json'), 'utf8'),
    '{"name":"R","navigation":{"pages":["index","E"]},"redirects":[]}',
  );
});

test('a list of redirects in a separate file does not get a second key', async () => {
  const read = await renameIn({
    'docs.json':
      '{"name":"R","redirects":{"$ref":"conf/red.json"},"navigation":{"pages":["index","e"]}}',
    'conf/red.json': '[]',
  });
  assert.match(read('docs.json'), /^\{"name":"R","redirects":\{"\$ref":"conf\/red\.json"\},"nav/);
  assert.equal(read('conf/red.json'), `[${added}]`);
});

test('redirects in separate files are replaced like others', async () => {
  const read = await renameIn({
    'docs.json':
      '{"name":"R","redirects":[{"$ref":"one.json"},{"source":"/a","destination":"/"}],"navigation":{"pages":["index","e"]}}',
    'one.json': '{"source":"/f/","destination":"/"}',
  });
  assert.match(
    read('docs.json'),
    /"redirects":\[\{"source": "\/e", "destination": "\/f"\},\{"source":"\/a"/,
  );
});

test('docs.json gets the first redirect, whatever it includes', async () => {
  const read = await renameIn({
    'docs.json': '{"$ref":"more.json","navigation":{"pages":["index","e"]}}',
    'more.json': '{"name":"R"}',
  });
  assert.match(
    read('docs.json'),
    /,"redirects": \[\{ "source": "\/e", "destination": "\/f" \}\]\}$/,
  );
  assert.equal(read('more.json'), '{"name":"R"}');
});

test('an included file is updated according to the key that includes it', async () => {
  const read = await renameIn(
    {
      'docs.json':
        '{"name":"R","banner":{"$ref":"banner.json"},"seo":{"$ref":"seo.json"},"navigation":{"$ref":"nav.json"}}',
      'banner.json': '{"content":"[e](/e)"}',
      'seo.json': '{"metatags":{"keywords":"e"}}',
      'nav.json': '{"pages":["index",{"$ref":"group.json"}]}',
      'group.json': '{"group":"G","pages":["e"]}',
    },
    '--no-redirect',
  );
  assert.equal(read('banner.json'), '{"content":"[e](/f)"}');
  assert.equal(read('group.json'), '{"group":"G","pages":["f"]}');
});

test('links in the error page and in page actions are updated', async () => {
  const read = await renameIn(
    {
      'docs.json':
        '{"name":"R","errors":{"404":{"description":"See [e](/e#a)"}},"contextual":{"options":["copy",{"title":"a","href":"/e"},{"title":"b","href":{"base":"/e"}}]},"navigation":{"pages":["index","e"]}}',
    },
    '--no-redirect',
  );
  assert.equal(
    read('docs.json'),
    '{"name":"R","errors":{"404":{"description":"See [e](/f#a)"}},"contextual":{"options":["copy",{"title":"a","href":"/f"},{"title":"b","href":{"base":"/f"}}]},"navigation":{"pages":["index","f"]}}',
  );
});

test('the same link with a variable is updated wherever a description has it', async () => {
  const read = await renameIn({
    'docs.json': '{"name":"R","variables":{"s":"/"},"navigation":{"pages":["index","e"]}}',
    'index.mdx': '---\ndescription: "[x]({{s}}e) or [y]({{s}}e)"\n---\n',
  });
  assert.match(read('index.mdx'), /"\[x\]\(\{\{s\}\}f\) or \[y\]\(\{\{s\}\}f\)"/);
});

test('links with variables of docs.json and variables with links are updated', async () => {
  const cwd = tempFolder({
    'docs.json':
      '{"name":"A","navigation":[{"group":"G","pages":["index","guides/setup"]}],"variables":{"guides":"/guides","setup":"/guides/setup#a","see":"[Setup](/guides/setup)","site":"https://example.com","word":"guides"}}',
    'index.mdx':
      '[a]({{guides}}/setup?q) [b]({{ setup }}) {{see}} [c]({{site}}/guides/setup) [d](/guides/setup)\n\n<Card href="{{guides}}/setup" />\n',
    'other.mdx': 'Text.\n\n[d](/{{word}}/setup)\n',
    'guides/setup.mdx': '',
  });
  const near = await runCli(['rename', 'guides/setup', 'guides/install', '--no-redirect'], { cwd });
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  assert.equal(near.stdout.includes('warning'), false);
  assert.match(
    read('docs.json'),
    /"guides":"\/guides","setup":"\/guides\/install#a","see":"\[Setup\]\(\/guides\/install\)"/,
  );
  assert.equal(
    read('index.mdx'),
    '[a]({{guides}}/install?q) [b]({{ setup }}) {{see}} [c]({{site}}/guides/setup) [d](/guides/install)\n\n<Card href="{{guides}}/install" />\n',
  );
  assert.equal(read('other.mdx'), 'Text.\n\n[d](/{{word}}/install)\n');
  const far = await runCli(['rename', 'guides/', 'start/', '--no-redirect'], { cwd });
  assert.match(read('docs.json'), /"guides":"\/start","setup":"\/start\/install#a"/);
  assert.match(read('index.mdx'), /^\[a\]\(\{\{guides\}\}\/install\?q\) \[b\]\(\{\{ setup \}\}\)/);
  assert.match(far.stdout, /other\.mdx:3:5 {2}warning {2}rename\/unchanged-link/);
});

test('a folder of pages can contain the document of an API', async () => {
  const cwd = tempFolder({
    'docs.json':
      '{"name":"A","navigation":[{"group":"G","pages":["index","guides/setup"]}],"openapi":"guides/api.yaml"}',
    'index.mdx': '',
    'guides/setup.mdx': '',
    'guides/api.yaml':
      "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /a: { get: { responses: { '200': { description: OK } } } } }\n",
  });
  const { code } = await runCli(['rename', 'guides/', 'more/', '--no-redirect'], { cwd });
  assert.equal(code, 0);
  assert.match(readFileSync(join(cwd, 'docs.json'), 'utf8'), /"openapi":"more\/api\.yaml"/);
});

test('lists of documents and overlays in the navigation are updated', async () => {
  const navigation = {
    tabs: [
      { tab: 'G', pages: ['index'] },
      { tab: 'A', openapi: ['a/one.yaml', '/a/two.yaml'] },
      { tab: 'B', openapi: { source: 'three.yaml', overlays: ['a/o.yaml', './a/p.yaml'] } },
    ],
  };
  // The operation is hidden, so that the document is not published.
  const document = `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /a: { get: { x-excluded: true, responses: { '200': { description: OK } } } } }\n`;
  const files = ['a/one.yaml', 'a/two.yaml', 'three.yaml'].map((file) => [file, document]);
  const overlay = 'overlay: 1.1.0\nactions: [{ target: $.info, update: { title: B } }]\n';
  const cwd = tempFolder({
    'docs.json': JSON.stringify({ name: 'A', theme: 'mint', navigation }),
    'index.mdx': '',
    'a/o.yaml': overlay,
    'a/p.yaml': overlay,
    ...(Object.fromEntries(files) as Record<string, string>),
  });
  const { code, stderr } = await runCli(['rename', 'a/', 'b/', '--no-redirect'], { cwd });
  assert.equal(code, 0, stderr);
  const text = readFileSync(join(cwd, 'docs.json'), 'utf8');
  assert.match(text, /"openapi":\["b\/one\.yaml","\/b\/two\.yaml"\]/);
  assert.match(text, /"overlays":\["b\/o\.yaml","\.\/b\/p\.yaml"\]/);
});

test('a page that becomes the start page gets links that are not empty', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"R","navigation":[{"group":"G","pages":["e","/e","/e/","a"]}]}',
    'e.mdx': '[a](a)\n',
    'a.mdx': '[one](/e) [two](e) [three](./e#x) [four](/e/)\n',
  });
  const run = await runCli(['rename', 'e', 'index', '.'], { cwd });
  assert.equal(run.code, 0, run.stderr);
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  assert.match(read('docs.json'), /"pages":\["index","\/index","\/index","a"\]/);
  assert.equal(read('a.mdx'), '[one](/) [two](./) [three](./#x) [four](/)\n');
  assert.match(read('docs.json'), /\{ "source": "\/e", "destination": "\/" \}/);
});
