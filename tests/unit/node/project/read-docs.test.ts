import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readDocs, readPage, readSource } from '../../../../src/node/project/read-docs.ts';
import { asOrdinaryUser } from '../../../helpers/commands/ordinary-user.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

const config = JSON.stringify({ name: 'Docs', navigation: [{ group: 'Start', pages: ['index'] }] });
const flat = { 'docs.json': config, 'index.mdx': '# Hello\n' };

/** Returns what reading the folder reports, one line per diagnostic, sorted. */
const problems = (folder: string) =>
  readDocs(folder)
    .diagnostics.map((diagnostic) => diagnosticText(diagnostic, folder))
    .sort();

test('the whole folder is read: configuration, pages, snippets and static files, sorted', () => {
  const folder = tempFolder({
    ...flat,
    'b/two.md': 'two',
    'a/one.mdx': 'one',
    'snippets/note.mdx': 'note',
    'images/logo.png': 'png',
  });
  const docs = readDocs(folder);
  assert.equal(docs.dir, folder);
  assert.deepEqual(docs.configFile, { path: 'docs.json', text: config });
  assert.deepEqual(docs.pages, [
    { file: 'a/one.mdx', slug: 'a/one', format: 'mdx', text: 'one' },
    { file: 'b/two.md', slug: 'b/two', format: 'md', text: 'two' },
    { file: 'index.mdx', slug: 'index', format: 'mdx', text: '# Hello\n' },
  ]);
  assert.deepEqual(docs.snippets, [
    { file: 'snippets/note.mdx', path: 'snippets/note.mdx', text: 'note' },
  ]);
  assert.deepEqual(docs.staticFiles, [{ file: 'images/logo.png', path: 'images/logo.png' }]);
  assert.deepEqual(docs.diagnostics, []);
});

test('in Lectern’s own layout, only its folders are read', () => {
  const folder = tempFolder({
    'docs.json': config,
    'content/index.mdx': 'hello',
    'content/snippets/a.mdx': 'a',
    'snippets/b.jsx': 'b',
    'public/logo.svg': '<svg/>',
    'src/code.md': 'not a page',
  });
  const docs = readDocs(folder);
  assert.deepEqual(
    docs.pages.map((page) => page.file),
    ['content/index.mdx'],
  );
  assert.deepEqual(
    docs.snippets.map((snippet) => snippet.path),
    ['snippets/a.mdx', 'snippets/b.jsx'],
  );
  assert.deepEqual(docs.staticFiles, [{ file: 'public/logo.svg', path: 'logo.svg' }]);
});

test('a missing configuration is reported with the folder that was probably meant', () => {
  assert.deepEqual(problems(tempFolder({ 'index.mdx': '' })), [
    'docs.json error files/no-config: There is no docs.json (and no mint.json) in this folder. -> Run "lectern init" to write a small site to start from.',
  ]);
  assert.deepEqual(problems(tempFolder({ 'docs/docs.json': '{}' })), [
    'docs.json error files/no-config: There is no docs.json in this folder, but there is one in "docs". -> Name that folder: docs',
  ]);
  const project = tempFolder({ 'docs.json': '{}', 'content/guides/a.mdx': '' });
  assert.deepEqual(problems(join(project, 'content/guides')), [
    'docs.json error files/no-config: There is no docs.json in this folder, but there is one in "../..". -> Name that folder: ../..',
  ]);
  const other = tempFolder({ 'docs.json': '{}', 'b/.git/HEAD': '', 'b/a.mdx': '' });
  assert.deepEqual(problems(join(other, 'b')), [
    'docs.json error files/no-config: There is no docs.json (and no mint.json) in this folder. -> Run "lectern init" to write a small site to start from.',
  ]);
});

test('a file with the name of a folder of the project is reported', () => {
  const hint =
    'Rename the file, or replace it with the folder. If it is a link that git wrote as a text, run "git config core.symlinks true" and check it out again.';
  const own = { 'docs.json': '{}', 'content/index.mdx': '' };
  assert.deepEqual(problems(tempFolder({ ...own, public: '../static', _snippets: '../parts' })), [
    `_snippets error files/not-a-folder: This is a file, but parts of pages are read from a folder of this name. -> ${hint}`,
    `public error files/not-a-folder: This is a file, but static files are read from a folder of this name. -> ${hint}`,
  ]);
  assert.deepEqual(problems(tempFolder({ 'docs.json': '{}', content: '../pages' })), [
    `content error files/not-a-folder: This is a file, but pages are read from a folder of this name. -> ${hint}`,
  ]);
});

test('a second configuration is reported and not merged', () => {
  const folder = tempFolder({ ...flat, 'mint.json': '{}' });
  assert.deepEqual(problems(folder), [
    'mint.json warning files/two-configs: There are both docs.json and mint.json; docs.json is used, mint.json is not. -> Delete mint.json, or move what you still need into docs.json.',
  ]);
});

test('a mint.json next to a docs.json of the newer format is not read', () => {
  const folder = tempFolder({
    ...flat,
    'docs.json': '{ "name": "New", "navigation": { "tabs": [] } }',
    'mint.json': '{ "name": "Old", "navigation": [] }',
  });
  assert.equal(readDocs(folder).configFile?.path, 'docs.json');
  assert.deepEqual(problems(folder), [
    'mint.json warning files/two-configs: There are both docs.json and mint.json; docs.json is used, mint.json is not. -> Delete mint.json, or move what you still need into docs.json.',
  ]);
});

test('a byte order mark is removed, and bytes that are not UTF-8 are reported at their place', () => {
  const folder = tempFolder({
    ...flat,
    'a.md': '\uFEFF# A',
    'latin.md': Buffer.from('one\ncaf\xe9\n', 'latin1'),
    'wide.md': Buffer.from('\uFEFFhello', 'utf16le'),
  });
  const docs = readDocs(folder);
  assert.equal(docs.pages.find((page) => page.slug === 'a')?.text, '# A');
  assert.deepEqual(problems(folder), [
    'latin.md:2:4 error files/not-utf8: The text is not valid UTF-8; it looks like Latin-1. -> Save the file as UTF-8.',
    'wide.md warning files/utf16: The text is in UTF-16. It was read, but other programs may not read it. -> Save the file as UTF-8.',
  ]);
  assert.equal(docs.pages.find((page) => page.slug === 'wide')?.text, 'hello');
});

test('links inside the project are followed, but outside and broken ones are left out', () => {
  const outside = tempFolder({ 'secret.md': 'secret', 'sub/page.md': 'secret' });
  const folder = tempFolder({ ...flat, 'real/a.md': 'a' });
  symlinkSync(join(folder, 'real'), join(folder, 'alias'));
  symlinkSync(folder, join(folder, 'real', 'circle'));
  symlinkSync(join(outside, 'secret.md'), join(folder, 'page.md'));
  symlinkSync(join(outside, 'sub'), join(folder, 'sub'));
  symlinkSync(join(folder, 'gone.md'), join(folder, 'broken.md'));
  symlinkSync(join(outside, 'secret.md'), join(folder, 'Makefile'));
  const docs = readDocs(folder);
  assert.deepEqual(
    docs.pages.map((page) => page.slug),
    ['alias/a', 'index', 'real/a'],
  );
  assert.deepEqual(problems(folder), [
    'broken.md warning files/broken-link: The link was left out: its target does not exist. -> Fix or delete the link, or list it in .lecternignore.',
    `page.md warning files/outside-link: The link leads to "${outside}/secret.md", outside of the project folder, and was left out. -> Copy the files into the project, or list the link in .lecternignore.`,
    `sub warning files/outside-link: The link leads to "${outside}/sub", outside of the project folder, and was left out. -> Copy the files into the project, or list the link in .lecternignore.`,
  ]);
  assert.ok(!JSON.stringify(docs).includes('"secret"'));
});

test('the output of a build is not a source, whatever the folder is called', () => {
  const folder = tempFolder({
    ...flat,
    'site/.lectern-build.json': '{"base":"","files":["a.png"]}',
    'site/a.png': 'x',
  });
  assert.deepEqual(readDocs(folder).staticFiles, []);
});

test('unreadable files are reported and the rest is read', () => {
  const folder = tempFolder({ ...flat, 'locked.md': 'x' });
  mkdirSync(join(folder, 'closed'));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'locked.md'), 0);
  chmodSync(join(folder, 'closed'), 0);
  const docs = asOrdinaryUser(() => readDocs(folder));
  chmodSync(join(folder, 'closed'), 0o755);
  assert.deepEqual(
    docs.diagnostics.map((diagnostic) => diagnosticText(diagnostic)),
    [
      'closed error files/unreadable-folder: The folder cannot be read: permission denied. -> Check its name and its permissions, or list it in .lecternignore.',
      'locked.md error files/unreadable: The file cannot be read: permission denied. -> Check its name and its permissions.',
    ],
  );
  assert.equal(docs.pages.length, 1);
});

const takesAllNames = process.platform !== 'linux' && 'file systems here have only UTF-8 names';

test('a file or folder whose name is not UTF-8 is reported', { skip: takesAllNames }, () => {
  const folder = tempFolder(flat);
  const pathOf = (name: string) => Buffer.from(`${folder}/${name}`, 'latin1');
  writeFileSync(pathOf('caf\xE9.md'), 'x');
  mkdirSync(pathOf('d\xE9'));
  assert.deepEqual(problems(folder), [
    'caf\uFFFD.md error files/unreadable: The file cannot be read: its name is not UTF-8. -> Check its name and its permissions.',
    'd\uFFFD error files/unreadable-folder: The folder cannot be read: its name is not UTF-8. -> Check its name and its permissions, or list it in .lecternignore.',
  ]);
});

test('a text file of more than 32 MB is refused', () => {
  const folder = tempFolder({ ...flat, 'huge.md': Buffer.alloc(33_000_000, 'x') });
  assert.deepEqual(problems(folder), [
    'huge.md error files/too-large: The file has 33 MB; text files may have up to 32 MB. -> Split it, or serve it as a download instead.',
  ]);
});

test('a secret is not published, and files in public take precedence at the same URL', () => {
  const folder = tempFolder({
    'docs.json': config,
    'content/index.mdx': '',
    'content/a.png': 'content',
    'public/a.png': 'public',
    'public/tls.pem': 'x',
  });
  const docs = readDocs(folder);
  assert.deepEqual(docs.staticFiles, [{ file: 'public/a.png', path: 'a.png' }]);
  assert.deepEqual(docs.withheld, [{ file: 'public/tls.pem', path: 'tls.pem' }]);
  assert.deepEqual(problems(folder), [
    'content/a.png warning files/static-clash: Both this file and "public/a.png" would be /a.png; "public/a.png" is used. -> Rename one of them.',
  ]);
});

test('one page can be read again after a change', () => {
  const folder = tempFolder(flat);
  const docs = readDocs(folder);
  writeFiles(folder, { 'index.mdx': 'changed' });
  const { page, diagnostics } = readPage(docs, 'index.mdx');
  assert.equal(page?.text, 'changed');
  assert.deepEqual(diagnostics, []);
  unlinkSync(join(folder, 'index.mdx'));
  const gone = readPage(docs, 'index.mdx');
  assert.equal(gone.page, undefined);
  assert.equal(gone.diagnostics[0]?.code, 'files/unreadable');
  assert.deepEqual(readPage(docs, 'logo.png'), { diagnostics: [] });
});

test('a source can be read for excerpts, and a missing one is undefined', () => {
  const folder = tempFolder(flat);
  assert.deepEqual(readSource(folder, 'index.mdx'), { path: 'index.mdx', text: '# Hello\n' });
  assert.equal(readSource(folder, 'none.mdx'), undefined);
});
