/** A second build takes unchanged pages from records, and its output is the same as that of a first one. */
import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { Grammars } from '../../../src/markdown/code/grammars.ts';
import { RecordWriter } from '../../../src/node/disk/record-file.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';
import { listDifferences } from '../../helpers/files/tree-difference.ts';

const drawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;

const config = {
  name: 'Acme',
  openapi: 'openapi.yaml',
  topbarLinks: [
    { name: 'Support', url: 'mailto:help@acme.test' },
    { type: 'github', url: 'https://github.com/acme/things' },
  ],
  footerSocials: { github: 'https://github.com/acme' },
  tabs: [{ name: 'More', url: 'more' }],
  navigation: [
    { group: 'First', pages: ['a', 'b', 'c', 'd', 'e'] },
    { group: 'More', pages: ['more/f', 'more/g'] },
  ],
};

const project: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify(config),
  'openapi.yaml': [
    'openapi: 3.1.0',
    'info: { title: T, version: "1" }',
    'paths: { /things: { get: { summary: List, responses: { "200": { description: Fine } } } } }',
    '',
  ].join('\n'),
  'a.mdx': '---\ntitle: A\n---\n\n## Part\n\nText of *a*, and [b](/b#there).\n',
  'b.mdx':
    '---\ntitle: B\nicon: house\n---\n\n## There\n\n<p style={{ color: "red" }}>b</p>\n\n![x](/x.svg)\n',
  'c.mdx':
    '---\ntitle: C\n---\n\nimport { Box } from \'/snippets/box.jsx\';\n\n<Box to="/a">in</Box>\n',
  'd.mdx':
    '---\ntitle: D\n---\n\nSince {new Date().getFullYear()}.\n\n<Card title="x" icon="own" href="/a">y</Card>\n',
  'e.mdx':
    '---\ntitle: E\n---\n\n<Card title="x" icon="own" href="/more/g">y</Card>\n\n```ts\nlet e = 1;\n```\n',
  'more/f.mdx': '---\ntitle: F\nopenapi: get /things\n---\n',
  'more/g.mdx':
    '---\ntitle: G\n---\n\n<Update label="1 May 2026" description="x">Done.</Update>\n\n[lost](/nowhere)\n',
  'snippets/box.jsx':
    'export const Box = ({ to, children }) => <a className="box" href={to}>{children}</a>;\n',
  'icons/regular/own.svg': drawing('M1 1h22v22z'),
  'x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
};

const OWN_LANGUAGE = JSON.stringify({
  scopeName: 'source.own',
  patterns: [{ match: 'begin', name: 'keyword' }],
});

/** Every page except the one that asks for the time. */
const ALL = 6;

/** A change to a project, and how many pages stay the same after it. */
type Change = readonly [what: string, change: (dir: string) => void, reused: number];

/** Applied one after another. */
const changes: readonly Change[] = [
  ['nothing', () => undefined, ALL],
  ['the text of a page', (dir) => append(dir, 'a.mdx', '\nMore.\n'), ALL - 1],
  ['words around code', (dir) => append(dir, 'e.mdx', '\nMore.\n'), ALL - 1],
  ['code in another language', (dir) => append(dir, 'e.mdx', '\n```py\ne = 1\n```\n'), ALL - 1],
  ['a heading that others link to', (dir) => edit(dir, 'b.mdx', '## There', '## Here'), ALL - 1],
  ['the title of a page', (dir) => edit(dir, 'a.mdx', 'title: A', 'title: Alpha'), 2],
  ['a snippet', (dir) => append(dir, 'snippets/box.jsx', '\n// x\n'), ALL - 1],
  [
    'the drawing of an icon',
    (dir) => put(dir, 'icons/regular/own.svg', drawing('M2 2h20v20z')),
    ALL - 1,
  ],
  [
    'a drawing in the top bar',
    (dir) => writeFiles(dir, { 'icons/brands/github.svg': drawing('M3 3h18v18z') }),
    0,
  ],
  ['the size of a picture', (dir) => edit(dir, 'x.svg', '40', '50'), ALL - 1],
  ['an API document', (dir) => edit(dir, 'openapi.yaml', 'List', 'List all'), ALL - 1],
  [
    'a redirect',
    (dir) => setConfig(dir, { redirects: [{ source: '/nowhere', destination: '/a' }] }),
    4,
  ],
  [
    'the grammar of a language of its own',
    (dir) => {
      put(dir, 'own.json', OWN_LANGUAGE);
      append(dir, 'e.mdx', '\n```own\nbegin\n```\n');
      setConfig(dir, { codeBlock: { mode: 'dark', grammars: ['own.json'] } });
    },
    0,
  ],
  ['a rule of that grammar', (dir) => edit(dir, 'own.json', 'keyword', 'comment'), 0],
  ['the order of a group', (dir) => edit(dir, 'docs.json', '"d","e"', '"e","d"'), 1],
  ['the name of the site', (dir) => setConfig(dir, { name: 'Acme 2' }), 0],
  ['a page less', (dir) => rmSync(join(dir, 'more/g.mdx')), 2],
  ['a page more', (dir) => put(dir, 'more/g.mdx', '---\ntitle: G\n---\n\n[a](/a)\n'), 2],
];

/** An API: two operations in one file, one in another, and two schemas with pages. */
const api: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    openapi: 'openapi.yaml',
    navigation: [{ group: 'First', pages: ['a'] }],
  }),
  'a.mdx': '---\ntitle: A\n---\n\nText.\n',
  'openapi.yaml': `openapi: 3.1.0
info: { title: T, version: "1" }
servers: [{ url: https://api.acme.test }]
paths:
  /things:
    get:
      summary: List things
      description: All of them.
      responses:
        "200": { description: Fine, content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } }
  /things/{id}: { $ref: ./one.yaml }
  /users:
    get: { summary: List users, responses: { "200": { description: Fine }, "400": { description: No } } }
components:
  schemas:
    Thing: { type: object, properties: { owner: { $ref: "#/components/schemas/User" } } }
    User: { type: object, properties: { name: { type: string }, boss: { $ref: "#/components/schemas/User" } } }
`,
  'one.yaml': `get:
  summary: Get a thing
  parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
  responses: { "200": { description: Fine } }
`,
};

const apiChanges: readonly Change[] = [
  ['nothing', () => undefined, 7],
  // This also changes the page of the API as a whole.
  ['words of an operation', (dir) => edit(dir, 'openapi.yaml', 'All of them', 'Each of them'), 5],
  ['words in a file that it names', (dir) => edit(dir, 'one.yaml', 'Fine', 'The thing'), 5],
  ['the only user of a schema', (dir) => edit(dir, 'openapi.yaml', '/Thing" }', '/User" }'), 1],
  ['a schema', (dir) => edit(dir, 'openapi.yaml', 'name: { type: s', 'first: { type: s'), 4],
  [
    'a first body in XML',
    (dir) => edit(dir, 'one.yaml', 'thing }', 'thing, content: { application/xml: {} } }'),
    1,
  ],
  [
    'an operation with a part of another',
    (dir) =>
      edit(
        dir,
        'openapi.yaml',
        '{ description: No }',
        '{ $ref: "#/paths/~1things/get/responses/200" }',
      ),
    1,
  ],
  ['words of that part', (dir) => edit(dir, 'openapi.yaml', 'Fine, c', 'Fine as well, c'), 1],
];

test('a build with records matches a clean build byte for byte and renders only changed pages', () =>
  compareBuilds(project, changes));

test('a build renders only the pages of an API that a change affects', () =>
  compareBuilds(api, apiChanges));

/** Applies one change after another, and builds each state with records and without. */
async function compareBuilds(
  files: Readonly<Record<string, string>>,
  changed: readonly Change[],
): Promise<void> {
  const dir = tempFolder();
  writeFiles(dir, files);
  await build(dir);
  const counts: [string, number | undefined][] = [];
  for (const [what, change] of changed) {
    change(dir);
    const copy = tempFolder();
    cpSync(dir, copy, { recursive: true });
    rmSync(join(copy, '.lectern'), { recursive: true });
    const [warm, cold] = [await build(dir), await build(copy)];
    assert.deepEqual(listDifferences(cold.outDir, warm.outDir), [], what);
    assert.deepEqual(warm.diagnostics, cold.diagnostics, what);
    assert.equal(cold.reused, 0, what);
    counts.push([what, warm.reused]);
  }
  assert.deepEqual(
    counts,
    changed.map(([what, , reused]) => [what, reused]),
  );
}

/** Lists the files of the cache folder; `x` replaces the unique part of a base file's name. */
function listRecords(dir: string): readonly string[] {
  const names = readdirSync(join(dir, '.lectern'));
  return names.map((name) => name.replace(/[\da-f-]{36}(?=\.base$)/, 'x')).sort();
}

const RECORDS = [
  '.gitignore',
  'code.records',
  'code.records.x.base',
  'pages.records',
  'pages.records.x.base',
  'search.records',
  'search.records.x.base',
];

test('code that was highlighted before loads no grammar, even several builds later', async (context) => {
  const dir = tempFolder();
  writeFiles(dir, project);
  const load = context.mock.method(Grammars.prototype, 'load');
  const loads = () =>
    load.mock.calls.filter(({ arguments: [ids] }) => [...ids].includes('typescript')).length;
  await build(dir);
  assert.equal(loads(), 1);
  append(dir, 'a.mdx', '\nMore.\n');
  await build(dir);
  await build(dir);
  append(dir, 'e.mdx', '\nMore.\n');
  const { outDir } = await build(dir);
  assert.equal(loads(), 1);
  assert.match(readFileSync(join(outDir, 'e/index.html'), 'utf8'), /<span class="tk">let/);
});

test('a damaged cache, or one left by a killed build, does not affect the site', async () => {
  const dir = tempFolder();
  writeFiles(dir, project);
  const { outDir } = await build(dir);
  const whole = tempFolder();
  cpSync(join(dir, '.lectern'), whole, { recursive: true });
  const damages: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
    'no byte': () => Buffer.alloc(0),
    'half of it': (bytes) => bytes.subarray(0, bytes.length / 2),
    'zeros in the middle': (bytes) =>
      Buffer.from(bytes).fill(0, bytes.length >> 3, bytes.length >> 2),
    'another end': (bytes) => Buffer.concat([bytes, Buffer.from('x')]),
    'records of another version': (bytes) =>
      Buffer.from(bytes.toString('latin1').replace('"version":"', '"version":"x'), 'latin1'),
  };
  for (const [what, damage] of Object.entries(damages)) {
    for (const kind of [/records$/, /base$/, /./]) {
      rmSync(join(dir, '.lectern'), { recursive: true });
      cpSync(whole, join(dir, '.lectern'), { recursive: true });
      for (const name of readdirSync(whole).filter((each) => kind.test(each))) {
        writeFileSync(join(dir, '.lectern', name), damage(readFileSync(join(whole, name))));
      }
      writeFileSync(join(dir, '.lectern/pages.records.1.part'), 'half');
      writeFileSync(join(dir, '.lectern/search.records.1.base'), 'half');
      const again = await build(dir);
      assert.deepEqual(listDifferences(outDir, again.outDir), [], what);
      assert.deepEqual(listRecords(dir), RECORDS, what);
      assert.equal((await build(dir)).reused, ALL, what);
    }
  }
});

test('a build appends records of changed pages and rewrites all once most have changed', async () => {
  const dir = tempFolder();
  writeFiles(dir, project);
  await build(dir);
  const filesOf = () => {
    const names = readdirSync(join(dir, '.lectern'));
    return new Map(names.map((name) => [name, statSync(join(dir, '.lectern', name))]));
  };
  const first = filesOf();
  await build(dir);
  assert.deepEqual(
    [...filesOf()].map(([, { ino }]) => ino),
    [...first].map(([, { ino }]) => ino),
  );
  const baseOf = (files: typeof first) =>
    [...files.keys()].find((name) => /^pages.*base$/.test(name));
  append(dir, 'a.mdx', '\nMore.\n');
  await build(dir);
  const second = filesOf();
  assert.equal(baseOf(second), baseOf(first));
  const grown = (second.get('pages.records')?.size ?? 0) - (first.get('pages.records')?.size ?? 0);
  assert.ok(grown > 0 && grown < (first.get(baseOf(first) ?? '')?.size ?? 0) / 2);
  setConfig(dir, { name: 'Acme 2' });
  await build(dir);
  await build(dir);
  await build(dir);
  assert.notEqual(baseOf(filesOf()), baseOf(first));
  assert.equal((await build(dir)).reused, ALL);
});

test('check and build keep separate records and do not affect each other', async () => {
  const dir = tempFolder();
  writeFiles(dir, project);
  await build(dir, { colorsCode: false });
  const first = await build(dir);
  assert.equal(first.reused, 0);
  assert.match(readFileSync(join(first.outDir, 'e/index.html'), 'utf8'), /<span class="tk">let/);
  assert.equal((await build(dir, { colorsCode: false })).reused, ALL);
  assert.equal((await build(dir)).reused, ALL);
});

test('a build without disk space for records still writes the site', async (context) => {
  const dir = tempFolder();
  writeFiles(dir, project);
  const { outDir } = await build(dir);
  rmSync(join(dir, '.lectern'), { recursive: true });
  context.mock.method(RecordWriter.prototype, 'write', () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const again = await build(dir);
  assert.deepEqual(listDifferences(outDir, again.outDir), []);
  assert.equal((await build(dir)).reused, 0);
});

test('a cache folder that is a symbolic link is left alone', async () => {
  const [dir, elsewhere] = [tempFolder(), tempFolder()];
  writeFiles(dir, project);
  symlinkSync(elsewhere, join(dir, '.lectern'));
  const { outDir } = await build(dir);
  assert.ok(existsSync(join(outDir, 'a/index.html')));
  assert.deepEqual(readdirSync(elsewhere), []);
});

async function build(dir: string, options: { readonly colorsCode?: boolean } = {}) {
  const outDir = tempFolder();
  const result = await buildSite({
    dir,
    files: new SiteFiles(outDir),
    base: '/docs',
    ...options,
    site: 'https://acme.test',
  });
  return { ...result, outDir };
}

function put(dir: string, file: string, text: string): void {
  writeFileSync(join(dir, file), text);
}

function edit(dir: string, file: string, ...[from, to]: readonly [string, string]): void {
  const text = readFileSync(join(dir, file), 'utf8');
  assert.ok(text.includes(from));
  put(dir, file, text.replace(from, to));
}

function append(dir: string, file: string, text: string): void {
  put(dir, file, readFileSync(join(dir, file), 'utf8') + text);
}

function setConfig(dir: string, values: object): void {
  const before: unknown = JSON.parse(readFileSync(join(dir, 'docs.json'), 'utf8'));
  put(dir, 'docs.json', JSON.stringify({ ...(before as object), ...values }));
}
