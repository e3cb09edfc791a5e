import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { treeHash } from '../../../helpers/files/tree-hash.ts';

const config = `{
  "name": "Acme",
  "navigation": [
    { "group": "Start", "pages": ["intro", "/guides/setup.mdx", { "group": "More", "pages": ["guides/setup"] }] },
    { "group": "Other", "pages": [ "other/page" ] }
  ],
  "topbarLinks": [{ "name": "Setup", "url": "/guides/setup#first" }],
  "redirects": [
    {
      "source": "/old",
      "destination": "/guides/setup"
    }
  ]
}
`;

const files = {
  'docs.json': config,
  'intro.mdx': [
    '---',
    'title: Intro',
    'url: /guides/setup',
    '---',
    '',
    'See [setup](/guides/setup#a), [it](./guides/setup.mdx), [other](/other/page).',
    '',
    '<Card title="x"',
    "  href='/guides/setup/' />",
    '',
    '{[\'a\'].map(() => <a href={"/guides/setup?x=1"}>y</a>)}',
    '',
  ].join('\n'),
  'guides/setup.mdx': [
    '---',
    'title: Setup',
    '---',
    '',
    "import Part from '../snippets/part.mdx';",
    '',
    '<Part />',
    '',
    '[intro](../intro) ![flow](./flow.png) [self](#a) [me](/guides/setup) [far](https://example.com)',
    '',
  ].join('\n'),
  'guides/flow.png': 'png',
  'other/page.mdx': '[up](../guides/setup)\n',
  'snippets/part.mdx': 'A [link](/guides/setup)\n',
};

test('a page moves, and everything that refers to it is updated', async () => {
  const cwd = tempFolder(files);
  const run = await runCli(['rename', 'guides/setup', 'start/install', '.'], { cwd });
  assert.equal(
    run.stdout,
    [
      'guides/setup.mdx → start/install.mdx',
      'docs.json:4:44  "/guides/setup.mdx" → "/start/install.mdx"',
      'docs.json:4:94  "guides/setup" → "start/install"',
      'docs.json:7:45  "/guides/setup#first" → "/start/install#first"',
      'docs.json:11:22  "/guides/setup" → "/start/install"',
      'docs.json:12:6  + { "source": "/guides/setup", "destination": "/start/install" }',
      'guides/setup.mdx:9:27  ./flow.png → ../guides/flow.png',
      'guides/setup.mdx:9:55  /guides/setup → /start/install',
      'intro.mdx:3:6  /guides/setup → /start/install',
      'intro.mdx:6:13  /guides/setup#a → /start/install#a',
      'intro.mdx:6:36  ./guides/setup.mdx → ./start/install.mdx',
      'intro.mdx:9:9  /guides/setup/ → /start/install/',
      'intro.mdx:11:28  /guides/setup?x=1 → /start/install?x=1',
      'other/page.mdx:1:6  ../guides/setup → ../start/install',
      'snippets/part.mdx:1:10  /guides/setup → /start/install',
      '✓ 14 changes in 5 files',
      '',
    ].join('\n'),
  );
  assert.equal(run.code, 0);
  assert.equal(existsSync(join(cwd, 'guides/setup.mdx')), false);
  const moved = readFileSync(join(cwd, 'start/install.mdx'), 'utf8');
  assert.match(moved, /'\.\.\/snippets\/part\.mdx'/);
  assert.match(moved, /\[intro\]\(\.\.\/intro\) !\[flow\]\(\.\.\/guides\/flow\.png\)/);
  assert.equal(
    readFileSync(join(cwd, 'docs.json'), 'utf8'),
    config
      .replaceAll('guides/setup', 'start/install')
      .replace(
        '    }\n  ]',
        '    },\n    {\n      "source": "/guides/setup",\n      "destination": "/start/install"\n    }\n  ]',
      ),
  );
});

test('imports of a page are updated', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["index","a/b","a/d"]}]}',
    'index.mdx': "import B from './a/b.mdx'\n\n<B />\n",
    'a/b.mdx': 'B\n',
    'a/d.mdx': "import B from '/a/b'\nimport C from './b.mdx'\n\n<B /><C />\n",
  });
  const run = await runCli(['rename', 'a/b', 'c/e', '--no-redirect'], { cwd });
  assert.deepEqual(run.stdout.split('\n').slice(2, 5), [
    'a/d.mdx:1:16  /a/b → /c/e',
    'a/d.mdx:2:16  ./b.mdx → ../c/e.mdx',
    'index.mdx:1:16  ./a/b.mdx → ./c/e.mdx',
  ]);
});

test('imports without extensions are updated when files move', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["index","a/b"]}]}',
    'index.mdx': "import { B } from '/a/parts/box'\nimport C from './a/parts'\n\n<B /><C />\n",
    'a/b.mdx': 'B\n',
    'a/parts/box.jsx': 'export const B = () => <b>B</b>;\n',
    'a/parts/index.mdx': 'C\n',
  });
  const run = await runCli(['rename', 'a/', 'c/', '--no-redirect'], { cwd });
  assert.deepEqual(run.stdout.split('\n').slice(2, 4), [
    'index.mdx:1:20  /a/parts/box → /c/parts/box',
    'index.mdx:2:16  ./a/parts → ./c/parts',
  ]);
});

test('--dry-run reports what would change and changes nothing', async () => {
  const cwd = tempFolder(files);
  const before = treeHash(cwd);
  const run = await runCli(['rename', 'other/page.mdx', 'page', '--dry-run'], { cwd });
  assert.equal(treeHash(cwd), before);
  assert.match(run.stdout, /^other\/page\.mdx → page\.mdx\n/);
  assert.match(run.stdout, /other\/page\.mdx:1:6 {2}\.\.\/guides\/setup → guides\/setup\n/);
  assert.match(run.stdout, /\n! Nothing was changed: 4 changes in 3 files to make\n$/);
});

test('--no-redirect adds no redirect, and a target folder keeps the file name', async () => {
  const cwd = tempFolder(files);
  const words = ['rename', '/guides/setup/', 'first/', '--no-redirect', '--format', 'json'];
  const run = await runCli(words, { cwd });
  const result = JSON.parse(run.stdout) as {
    to: string;
    changes: { file: string; after: string }[];
  };
  assert.equal(result.to, 'first/setup.mdx');
  assert.ok(!result.changes.some(({ after }) => after.includes('"source"')));
  assert.ok(existsSync(join(cwd, 'first/setup.mdx')));
});

test('a folder moves with everything in it, and everything that refers to it is updated', async () => {
  const cwd = tempFolder({
    'docs.json': `{
  "name": "Acme",
  "logo": "/guides/logo.svg",
  "tabs": [{ "name": "Guides", "url": "guides" }],
  "navigation": [{ "group": "G", "pages": ["intro", "guides/a", "guides/deep/b"] }],
  "redirects": [{ "source": "/x", "destination": "/guides/a" }, { "source": "/start/a", "destination": "/x" }]
}
`,
    'intro.mdx':
      "import Part from '/guides/part.mdx'\n\n[all](/guides) [a](guides/a) ![](/guides/logo.svg)\n\n<Part />\n",
    'guides/a.mdx':
      "import Part from './part.mdx'\n\n[b](./deep/b) [intro](../intro) [b](/guides/deep/b)\n\n<Part />\n",
    'guides/deep/b.mdx': 'See [a](../a) ![](../logo.svg).\n',
    'guides/part.mdx': 'Part\n',
    'guides/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'guides/notes.txt': 'Nothing of the site.',
  });
  const run = await runCli(['rename', 'guides/', 'start/'], { cwd });
  assert.equal(
    run.stdout,
    [
      'guides/ → start/',
      'docs.json:3:11  "/guides/logo.svg" → "/start/logo.svg"',
      'docs.json:4:39  "guides" → "start"',
      'docs.json:5:53  "guides/a" → "start/a"',
      'docs.json:5:65  "guides/deep/b" → "start/deep/b"',
      'docs.json:6:50  "/guides/a" → "/start/a"',
      'docs.json:6:65  { "source": "/start/a", "destination": "/x" } → { "source": "/guides/a", "destination": "/start/a" }, { "source": "/guides/deep/b", "destination": "/start/deep/b" }',
      'guides/a.mdx:3:37  /guides/deep/b → /start/deep/b',
      'intro.mdx:1:19  /guides/part.mdx → /start/part.mdx',
      'intro.mdx:3:7  /guides → /start',
      'intro.mdx:3:20  guides/a → start/a',
      'intro.mdx:3:34  /guides/logo.svg → /start/logo.svg',
      '✓ 11 changes in 3 files',
      '',
    ].join('\n'),
  );
  assert.deepEqual(readdirSync(join(cwd, 'start')), [
    'a.mdx',
    'deep',
    'logo.svg',
    'notes.txt',
    'part.mdx',
  ]);
  assert.equal(existsSync(join(cwd, 'guides')), false);
  assert.equal((await runCli(['check'], { cwd })).code, 0);
});

test('a folder can move into itself, and a page can take the former address of another', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["a/b","a/a/b"]}]}',
    'a/b.mdx': '[inner](./a/b)\n',
    'a/a/b.mdx': '[outer](/a/b)\n',
  });
  assert.equal((await runCli(['rename', 'a', 'a/a'], { cwd })).code, 0);
  assert.equal(readFileSync(join(cwd, 'a/a/b.mdx'), 'utf8'), '[inner](./a/b)\n');
  assert.equal(readFileSync(join(cwd, 'a/a/a/b.mdx'), 'utf8'), '[outer](/a/a/b)\n');
  assert.equal(
    readFileSync(join(cwd, 'docs.json'), 'utf8'),
    '{"name":"A","navigation":[{"group":"G","pages":["a/a/b","a/a/a/b"]}],"redirects": [{ "source": "/a/b", "destination": "/a/a/b" }]}',
  );
});

test('a folder cannot overwrite files or move a file that the configuration includes', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":{"$ref":"./a/nav.json"}}',
    'a/nav.json': '{"groups":[{"group":"G","pages":["a/b","c/b"]}]}',
    'a/b.mdx': 'B\n',
    'c/b.mdx': 'C\n',
  });
  const before = treeHash(cwd);
  const refused = async (...names: string[]) => {
    const run = await runCli(['rename', ...names], { cwd });
    assert.deepEqual([run.code, treeHash(cwd)], [2, before]);
    return run.stderr.split('\n').slice(0, 3).join('\n');
  };
  assert.match(
    await refused('c/', 'a/'),
    /^error {2}rename\/taken\n.*\na\/b\.mdx already has this name/,
  );
  assert.match(await refused('a/', 'd/'), /^error {2}rename\/config-part\n.*\n.*a\/nav\.json/);
  assert.match(await refused('c/', '../d'), /leads out of the folder of the pages/);
});

test('a page that returns to its old name replaces the redirect', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["a"]}]}',
    'a.mdx': 'text',
  });
  await runCli(['rename', 'a', 'b'], { cwd });
  await runCli(['rename', 'b', 'a'], { cwd });
  const { redirects } = JSON.parse(readFileSync(join(cwd, 'docs.json'), 'utf8')) as {
    redirects: unknown;
  };
  assert.deepEqual(redirects, [{ source: '/b', destination: '/a' }]);
});

test('pages in content/ can be named with or without the folder', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["a"]}]}',
    'content/a.md': 'text',
  });
  const run = await runCli(['rename', 'content/a.md', 'content/b/c'], { cwd });
  assert.equal(run.code, 0);
  assert.ok(existsSync(join(cwd, 'content/b/c.md')));
  assert.match(readFileSync(join(cwd, 'docs.json'), 'utf8'), /"pages":\["b\/c"\]/);
});

/** Returns the message about a rename that is not possible. */
async function refusalOf(...words: string[]): Promise<string> {
  const cwd = tempFolder(files);
  const before = treeHash(cwd);
  const run = await runCli(['rename', ...words], { cwd });
  assert.equal(run.code, 2);
  assert.equal(treeHash(cwd), before);
  return run.stderr.trim();
}

test('an invalid rename is refused with the reason, and nothing changes', async () => {
  assert.equal(
    await refusalOf('guides/setpu', 'x'),
    'error  rename/no-page\nNo such page\nNo page, file or folder of this project is named "guides/setpu".\nhint: Did you mean guides/setup?',
  );
  assert.equal(
    await refusalOf('intro', 'other/page'),
    'error  rename/taken\nThe new name is already taken\nother/page.mdx already has this name; nothing was changed.\nhint: Choose another name, or move that file away first.',
  );
  const hint = 'hint: Choose a path below the folder of the pages, such as guides/start.';
  const title = 'error  rename/bad-name\nThe new name cannot be used';
  assert.equal(
    await refusalOf('intro', '../x'),
    `${title}\n"../x" leads out of the folder of the pages.\n${hint}`,
  );
  assert.equal(await refusalOf('intro', '.'), `${title}\n"." is not a file name.\n${hint}`);
  assert.equal(
    await refusalOf('intro', 'llms.txt'),
    `${title}\n"llms.txt" is a name that Lectern needs for itself.\n${hint}`,
  );
  assert.equal(
    await refusalOf('intro', 'snippets/x'),
    `${title}\n"snippets/x" is in a folder whose files are not pages.\n${hint}`,
  );
  assert.equal(
    await refusalOf('intro', 'a%41'),
    `${title}\n"a%41" cannot be an address: it has a percent escape, a control character or a name that is too long.\n${hint}`,
  );
});

test('a rename that the file system refuses is reported, and nothing changes', async () => {
  assert.equal(
    await refusalOf('guides/setup', 'intro.mdx/setup'),
    'error  rename/unwritable\nThe project cannot be written\nThe system does not allow changing intro.mdx: something else is there already. Nothing was changed.\nhint: Make its files and folders writable, then run the command again.',
  );
});

test('a missing name on the command line is reported', async () => {
  assert.equal(
    await refusalOf('intro'),
    'error  cli/missing-argument\nArgument is missing\n"lectern rename" needs <to>, and it is not there.\nhint: Write lectern rename <from> <to> [dir].',
  );
});

test('a link in an unusual notation is left with a warning', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["a_b"]}]}',
    'a_b.mdx': 'text',
    'c.mdx': 'Text and [a link](/a\\_b).\n',
  });
  const run = await runCli(['rename', 'a_b', 'd', '--no-redirect'], { cwd });
  assert.equal(
    run.stdout,
    [
      'a_b.mdx → d.mdx',
      'docs.json:1:49  "a_b" → "d"',
      '✓ 1 change in 1 file',
      'c.mdx:1:10  warning  rename/unchanged-link',
      'Link was left unchanged',
      '',
      '> 1 | Text and [a link](/a\\_b).',
      '    |          ^',
      '  2 |',
      '',
      '"/a_b" leads to the page under its old name, but it is made by code or written in an unusual way.',
      'hint: Correct it by hand.',
      '',
      '',
    ].join('\n'),
  );
});

test('included files, roots of groups, banners and front matter are updated too', async () => {
  const cwd = tempFolder({
    'docs.json':
      '{"name":"A","banner":{"content":"[new](/a#b) `[x](/a)`"},"navigation":{"groups":[{"group":"G","root":"a","pages":["c"]},{"$ref":"./more.json"}]}}',
    'more.json': '{"group":"M","pages":["ab","a"]}',
    'a.mdx': 'A',
    'ab.mdx': 'B',
    'c.mdx':
      '---\nrelated: ["/ab", "/a", Again: /a]\ndescription: After [a](/a).\n---\n<Frame caption="See [ab](/ab) or [a](/a)">x</Frame>\n',
  });
  const run = await runCli(['rename', 'a', 'd/e', '--no-redirect'], { cwd });
  assert.match(run.stdout, /✓ 7 changes in 3 files/);
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  assert.match(read('docs.json'), /"\[new\]\(\/d\/e#b\) `\[x\]\(\/a\)`".*"root":"d\/e"/);
  assert.equal(read('more.json'), '{"group":"M","pages":["ab","d/e"]}');
  assert.equal(
    read('c.mdx'),
    '---\nrelated: ["/ab", "/d/e", Again: /d/e]\ndescription: After [a](/d/e).\n---\n<Frame caption="See [ab](/ab) or [a](/d/e)">x</Frame>\n',
  );
});

test('the hero of a landing page and other URLs in front matter are updated', async () => {
  const page = (name: string) =>
    [
      '---',
      `url: ${name}`,
      `canonical: /${name}`,
      'mode: landing',
      'hero:',
      `  title: The [one](/${name})`,
      `  eyebrow: In [this](/${name})`,
      `  text: Read [this](/${name}) first.`,
      '  actions:',
      `    - { text: go, href: /${name} }`,
      `    - { text: go on, href: '/${name}#more' }`,
      '    - { text: home, href: / }',
      '---',
      '',
    ].join('\n');
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["a","g/c","index"]}]}',
    'index.mdx': 'text',
    'a.mdx': 'text',
    'g/c.mdx': page('a'),
  });
  const run = await runCli(['rename', 'a', 'd', '--no-redirect'], { cwd });
  assert.equal(run.code, 0);
  assert.equal(readFileSync(join(cwd, 'g/c.mdx'), 'utf8'), page('d'));
  await runCli(['rename', 'g/c', 'c', '--no-redirect'], { cwd });
  assert.equal(readFileSync(join(cwd, 'c.mdx'), 'utf8'), page('d'));
});

test('a relative link to the start page of the new folder is never empty', async () => {
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["index","g/a","g/index"]}]}',
    'index.mdx': 'text',
    'g/index.mdx': 'text',
    'g/a.mdx': '[home](../) <a href="../">x</a> [q](../?a=1) [up](..) [here](./)\n',
  });
  await runCli(['rename', 'g/a', 'a', '--no-redirect'], { cwd });
  assert.equal(
    readFileSync(join(cwd, 'a.mdx'), 'utf8'),
    '[home](./) <a href="./">x</a> [q](./?a=1) [up](./) [here](./g/)\n',
  );
});
