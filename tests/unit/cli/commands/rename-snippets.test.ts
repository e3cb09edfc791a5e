import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

/** Creates a project with these pages, by their texts, and a snippet. */
function project(pages: Readonly<Record<string, string>>, snippet: string): string {
  const names = Object.keys(pages);
  const navigation = [{ group: 'G', pages: names }];
  return tempFolder({
    'docs.json': JSON.stringify({ name: 'A', navigation }),
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, pages[name] ?? ''])),
    'snippets/part.mdx': snippet,
  });
}

const shows = "import Part from '/snippets/part.mdx'\n\n<Part />\n";

async function rename(cwd: string, from: string, to: string) {
  const run = await runCli(['rename', from, to, '--no-redirect'], { cwd });
  return { ...run, snippet: readFileSync(join(cwd, 'snippets/part.mdx'), 'utf8') };
}

test('a relative link of a snippet is resolved from the page that shows it, and updated', async () => {
  const snippet = '[a](./setup#x) [b](setup) [c](../intro) <Card href="./setup" />\n';
  const cwd = project({ intro: '', 'guides/show': shows, 'guides/setup': '' }, snippet);
  const moved = await rename(cwd, 'guides/setup', 'start/install');
  assert.equal(
    moved.snippet,
    '[a](../start/install#x) [b](../start/install) [c](../intro) <Card href="../start/install" />\n',
  );
  const back = await rename(cwd, 'guides/show', 'show');
  assert.equal(
    back.snippet,
    '[a](start/install#x) [b](start/install) [c](intro) <Card href="start/install" />\n',
  );
});

test('links of a nested snippet are resolved from the pages that show it indirectly', async () => {
  const cwd = project(
    { 'guides/show': '<Snippet file="outer.mdx" />\n', 'guides/setup': '' },
    '[a](./setup)\n',
  );
  const outer = "import Part from './part.mdx'\n\n<Part />\n";
  const withOuter = tempFolder({
    ...Object.fromEntries(
      ['docs.json', 'guides/show.mdx', 'guides/setup.mdx', 'snippets/part.mdx'].map((file) => [
        file,
        readFileSync(join(cwd, file), 'utf8'),
      ]),
    ),
    'snippets/outer.mdx': outer,
  });
  const { snippet } = await rename(withOuter, 'guides/setup', 'guides/install');
  assert.equal(snippet, '[a](./install)\n');
});

/** Creates a project whose page refers to its other files. */
function sharing(pagesDir = ''): string {
  const own = pagesDir === '' ? '' : 'public/';
  return tempFolder({
    'docs.json':
      '{"name":"A","logo":"/images/a.svg","navigation":[{"group":"G","pages":["intro"]}]}',
    [`${pagesDir}intro.mdx`]:
      "import Bar from '/parts/bar.mdx'\n\n<Bar />\n\n![a](/images/a.svg)\n",
    [`${pagesDir}parts/bar.mdx`]: 'Bar\n',
    'snippets/own.mdx': 'Own\n',
    [`${own}images/a.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" />',
  });
}

test('folders without pages and files in them can be renamed, and references are updated', async () => {
  const cwd = sharing();
  const said = async (from: string, to: string) => {
    const { code, stdout } = await runCli(['rename', from, to], { cwd });
    assert.equal(code, 0);
    return stdout.split('\n');
  };
  assert.deepEqual(await said('parts/', 'shared'), [
    'parts/ → shared/',
    'intro.mdx:1:18  /parts/bar.mdx → /shared/bar.mdx',
    '✓ 1 change in 1 file',
    '',
  ]);
  await said('images/', 'assets/img/');
  await said('assets/img/a.svg', 'assets/b');
  await said('shared/bar.mdx', 'shared/deep/');
  const page = readFileSync(join(cwd, 'intro.mdx'), 'utf8');
  assert.match(page, /'\/shared\/deep\/bar\.mdx'[^]*\(\/assets\/b\.svg\)/);
  assert.match(readFileSync(join(cwd, 'docs.json'), 'utf8'), /"logo":"\/assets\/b\.svg"/);
  assert.equal((await runCli(['check', '--strict'], { cwd })).code, 0);
});

test('an import in the style of Docusaurus keeps its prefix', async () => {
  const cwd = project({ intro: "import Part from '@site/snippets/part.mdx'\n\n<Part />\n" }, 'x\n');
  const { code } = await runCli(['rename', 'snippets/part.mdx', 'snippets/deep/'], { cwd });
  assert.equal(code, 0);
  const page = readFileSync(join(cwd, 'intro.mdx'), 'utf8');
  assert.match(page, /'@site\/snippets\/deep\/part\.mdx'/);
  assert.equal((await runCli(['check', '--strict'], { cwd })).code, 0);
});

test('an apostrophe in the new name of a snippet does not end the quotes around it', async () => {
  const written = (quote: string, path: string) =>
    `import Part from ${quote}/snippets/${path}${quote}\n\n<Part /> <Snippet file=${quote}${path}${quote} />\n`;
  const cwd = project({ a: written("'", 'part.mdx'), b: written('"', 'part.mdx') }, 'x\n');
  const read = (page: string) => readFileSync(join(cwd, `${page}.mdx`), 'utf8');
  await runCli(['rename', 'snippets/part.mdx', "snippets/it's.mdx"], { cwd });
  assert.equal(
    read('a'),
    "import Part from '/snippets/it\\'s.mdx'\n\n<Part /> <Snippet file='it&apos;s.mdx' />\n",
  );
  assert.equal(read('b'), written('"', "it's.mdx"));
  assert.equal((await runCli(['check', '--strict'], { cwd })).code, 0);
  await runCli(['rename', "snippets/it's.mdx", 'snippets/part.mdx'], { cwd });
  assert.equal(read('a'), written("'", 'part.mdx'));
  assert.equal(read('b'), written('"', 'part.mdx'));
});

test('with a separate folder of pages, a file stays in the folder that its path is based on', async () => {
  const cwd = sharing('content/');
  const run = async (from: string, to: string) => await runCli(['rename', from, to], { cwd });
  assert.match((await run('parts/', 'shared/')).stdout, /^content\/parts\/ → content\/shared\//);
  assert.match(
    (await run('public/images/', 'public/img/')).stdout,
    /\/images\/a\.svg → \/img\/a\.svg/,
  );
  assert.match(
    (await run('public/img/', 'content/img/')).stderr,
    /whose files have another purpose/,
  );
});

test('a snippet cannot be moved to where it would be a page, or over another file', async () => {
  const cwd = sharing();
  const refused = async (from: string, to: string) => {
    const { code, stderr } = await runCli(['rename', from, to], { cwd });
    assert.equal(code, 2);
    return stderr.split('\n')[2];
  };
  const said = 'is in a folder whose files have another purpose.';
  assert.equal(await refused('snippets/', 'bits/'), `"bits/" ${said}`);
  assert.equal(
    await refused('images/a.svg', '../a'),
    '"../a" leads out of the folder of the pages.',
  );
  assert.equal(
    await refused('parts/bar.mdx', 'intro'),
    'intro.mdx already has this name; nothing was changed.',
  );
  assert.equal(
    await refused('docs.json', 'other.json'),
    'No page, file or folder of this project is named "docs.json".',
  );
});

test('pages of one folder agree on a relative link of their snippet', async () => {
  const cwd = project({ 'a/x': shows, 'a/y': shows, 'a/setup': '' }, '[a](./setup)\n');
  assert.equal((await rename(cwd, 'a/setup', 'b/setup')).snippet, '[a](../b/setup)\n');
});

test('a link of a snippet on pages in several folders becomes absolute if necessary', async () => {
  const cwd = project({ 'a/x': shows, 'b/y': shows, 'a/setup': '' }, '[a](../a/setup?q=1)\n');
  assert.equal((await rename(cwd, 'b/y', 'b/c/y')).snippet, '[a](/a/setup?q=1)\n');
});

test('a relative link of a snippet with several targets is reported with its line', async () => {
  const cwd = project(
    { 'a/x': shows, 'b/y': shows, 'a/next': '', 'b/next': '' },
    'Text.\n\nGo [on](./next).\n',
  );
  const { stdout, snippet } = await rename(cwd, 'a/next', 'a/then');
  assert.equal(snippet, 'Text.\n\nGo [on](./next).\n');
  assert.match(stdout, /snippets\/part\.mdx:3:9 {2}warning {2}rename\/unchanged-link/);
  assert.match(
    stdout,
    /"\.\/next" leads to several pages, because it is relative to each page that shows it/,
  );
});

test('a link of a snippet that is broken on some pages is updated where it works', async () => {
  const cwd = project({ 'a/x': shows, 'b/y': shows, 'a/setup': '' }, '[a](./setup)\n');
  assert.equal((await rename(cwd, 'a/setup', 'a/install')).snippet, '[a](./install)\n');
});

test('a relative link of a snippet that resolves only from the root stays relative to it', async () => {
  const cwd = project({ 'a/x': shows, setup: '' }, '[a](./setup)\n');
  assert.equal((await rename(cwd, 'setup', 'install')).snippet, '[a](./install)\n');
});

test('snippet tags with file names are updated if the file moves or the page does', async () => {
  const pages: Readonly<Record<string, string>> = {
    intro:
      'import Plan from \'/guides/parts/plan.mdx\'\n\n<Plan /> <Snippet file="/guides/parts/plan.mdx" />\n',
    'guides/show': '<Snippet file="./parts/plan.mdx" /> <Snippet file="part.mdx" />\n',
    'guides/more': '<Snippet file="parts/plan" />\n',
  };
  const cwd = tempFolder({
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'G', pages: Object.keys(pages) }],
    }),
    ...Object.fromEntries(Object.keys(pages).map((name) => [`${name}.mdx`, pages[name] ?? ''])),
    'guides/parts/plan.mdx': 'The plan.\n',
    'snippets/part.mdx': 'A part.\n',
  });
  const read = (name: string) => readFileSync(join(cwd, `${name}.mdx`), 'utf8');
  await runCli(['rename', 'guides/', 'start/', '--no-redirect'], { cwd });
  assert.equal(read('intro'), pages['intro']?.replaceAll('/guides/', '/start/'));
  assert.equal(read('start/show'), pages['guides/show']);
  await runCli(['rename', 'start/more', 'more', '--no-redirect'], { cwd });
  assert.equal(read('more'), '<Snippet file="start/parts/plan" />\n');
});

test('imports without a leading slash are based on the root and updated', async () => {
  const bare = "import { B } from 'parts/box.jsx'\n\n<B />\n";
  const cwd = tempFolder({
    'docs.json':
      '{"name":"A","navigation":[{"group":"G","pages":["index","guides/show","parts/a"]}]}',
    'index.mdx': bare,
    'guides/show.mdx': bare,
    'parts/a.mdx': 'A\n',
    'parts/box.jsx': 'export const B = () => <b>B</b>;\n',
  });
  await runCli(['rename', 'parts/', 'lib/pieces/', '--no-redirect'], { cwd });
  for (const file of ['index.mdx', 'guides/show.mdx']) {
    const text = readFileSync(join(cwd, file), 'utf8');
    assert.equal(text, bare.replace('parts/', 'lib/pieces/'), file);
  }
  const { stdout } = await runCli(['check'], { cwd });
  assert.doesNotMatch(stdout, /snippet\/missing|page\/unknown/);
});

test('relative links of a snippet that an import without a slash shows are updated', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["guides/show","guides/a"]}]}',
    'guides/show.mdx': "import Part from 'snippets/part.mdx'\n\n<Part />\n",
    'guides/a.mdx': 'A\n',
    'snippets/part.mdx': 'See [a](a).\n',
  });
  await runCli(['rename', 'guides/a', 'guides/b', '--no-redirect'], { cwd });
  assert.equal(readFileSync(join(cwd, 'snippets/part.mdx'), 'utf8'), 'See [a](b).\n');
});
