import assert from 'node:assert/strict';
import { linkSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SiteFiles } from '../../../../src/node/output/site-files.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { treeHash } from '../../../helpers/files/tree-hash.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

function emptySite() {
  const around = tempFolder({ 'canary/index.html': 'sings', 'index.html': 'sings' });
  const folder = join(around, 'site');
  mkdirSync(folder);
  const files = new SiteFiles(folder);
  const write = (path: string, content = path, file = 'a.mdx') =>
    files.write({ path, content, requestedBy: { file } });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const said = () => files.diagnostics.map((each) => diagnosticText(each));
  return { around, files, write, read, said };
}

test('texts and bytes are written, creating their folders', () => {
  const { files, write, read, said } = emptySite();
  assert.ok(write('/guides/setup/index.html', 'text'));
  assert.ok(write('guides/setup.md', 'twin'));
  assert.ok(
    files.write({ path: 'a.png', content: Uint8Array.of(1, 2), requestedBy: { file: 'a.png' } }),
  );
  assert.equal(read('guides/setup/index.html'), 'text');
  assert.equal(read('guides/setup.md'), 'twin');
  assert.deepEqual([...readFileSync(join(files.folder, 'a.png'))], [1, 2]);
  assert.deepEqual(files.paths, ['a.png', 'guides/setup.md', 'guides/setup/index.html']);
  assert.ok(files.has('/guides/setup.md'));
  assert.ok(!files.has('/Guides/setup.md'));
  assert.deepEqual(said(), []);
});

test('a long text is written in parts, each created after the previous one is on disk', () => {
  const { files, read, said } = emptySite();
  const seen: string[] = [];
  function* parts() {
    for (const part of ['one ', 'zwei ä ', '三']) {
      seen.push(seen.length === 0 ? '' : read('long.txt'));
      yield part;
    }
  }
  const file = { path: 'long.txt', requestedBy: { file: 'docs.json' } };
  assert.ok(files.writeParts({ ...file, parts: parts() }));
  assert.equal(read('long.txt'), 'one zwei ä 三');
  assert.deepEqual(seen, ['', 'one ', 'one zwei ä ']);
  assert.equal(files.writeParts({ ...file, parts: ['other'] }), false);
  assert.equal(read('long.txt'), 'one zwei ä 三');
  assert.equal(said().length, 1);
});

test('no file is written outside the folder, and all others are written', () => {
  const { around, write, said } = emptySite();
  const before = treeHash(join(around, 'canary'));
  for (const path of ['../index.html', '/../canary/index.html', 'a/../../index.html', '..']) {
    assert.equal(write(path, 'gone', path), false);
  }
  assert.ok(write('index.html'));
  assert.equal(treeHash(join(around, 'canary')), before);
  assert.equal(readFileSync(join(around, 'index.html'), 'utf8'), 'sings');
  assert.equal(said().length, 4);
  assert.equal(
    said()[1],
    '/../canary/index.html error site/unfit-path: "/../canary/" was not written: a part made only of dots could lead out of the site. -> Choose a path of plain names, such as "/guides/setup".',
  );
});

test('a problem with a name is reported once for each place that asks for it', () => {
  const { write, said } = emptySite();
  write('aux/index.html', '', 'aux.mdx');
  write('aux.md', '', 'aux.mdx');
  write('aux.json', '', 'b.mdx');
  assert.deepEqual(said(), [
    'aux.mdx warning site/unportable-path: A file or folder "aux" was written, but Windows reserves this name for a device. -> Rename it if the site may be used on such a system.',
    'b.mdx warning site/unportable-path: A file or folder "aux.json" was written, but Windows reserves this name for a device. -> Rename it if the site may be used on such a system.',
  ]);
});

test('a redirect that differs from a page only in case is left to the host', () => {
  const { files, write, said } = emptySite();
  write('guides/index.html');
  write('robots.txt');
  for (const path of ['Guides/index.html', 'robots.txt/index.html']) {
    files.write({ path, content: '', requestedBy: { file: 'docs.json' }, isRedirect: true });
  }
  const hints = said().map((line) => line.replace(/^.* -> /, ''));
  assert.deepEqual(hints, [
    'Let the host redirect: the redirect files that the build writes for hosts include it. Remove it if your host reads none of them.',
    'Remove the redirect, or give it another source.',
  ]);
});

test('a path cannot be used twice, and the owner of the path is named', () => {
  const { files, write, read, said } = emptySite();
  assert.ok(write('a/index.html', 'first'));
  assert.equal(write('a/index.html', 'second', 'b.mdx'), false);
  assert.equal(write('A/INDEX.html', 'second', 'c.mdx'), false);
  assert.equal(write('a/index.html/index.html', 'second', 'd.mdx'), false);
  assert.equal(write('a', 'second', 'e.mdx'), false);
  assert.equal(read('a/index.html'), 'first');
  assert.deepEqual(files.paths, ['a/index.html']);
  const hint = '-> Give one of the two another name, or remove one.';
  assert.deepEqual(said(), [
    `b.mdx warning site/taken-path: "/a/" was not written: the path belongs to a.mdx. ${hint}`,
    `c.mdx warning site/taken-path: "/A/INDEX.html" was not written: "/a/" of a.mdx differs from it only in case or accents, which some file systems ignore. ${hint}`,
    `d.mdx warning site/taken-path: "/a/index.html/" was not written: "/a/" of a.mdx is a file and not a folder. ${hint}`,
    `e.mdx warning site/taken-path: "/a" was not written: it is a folder, with "/a/" of a.mdx in it. ${hint}`,
  ]);
});

test('the marker is reserved and lists all files', () => {
  const { files, write, read, said } = emptySite();
  assert.equal(write('.lectern-build.json'), false);
  assert.equal(write('.lectern-build.json/index.html', '', 'b.mdx'), false);
  write('b');
  write('a/c');
  files.seal('/docs');
  assert.deepEqual(JSON.parse(read('.lectern-build.json')), {
    base: '/docs',
    files: ['a/c', 'b'],
  });
  assert.match(said().join('\n'), /the path belongs to Lectern itself/);
});

test('symbolic links in the folder are never followed', () => {
  const { around, files, write, said } = emptySite();
  symlinkSync(join(around, 'canary'), join(files.folder, 'way'));
  symlinkSync(join(around, 'index.html'), join(files.folder, 'page.html'));
  const before = treeHash(join(around, 'canary'));
  assert.equal(write('way/index.html', 'gone'), false);
  assert.equal(write('page.html', 'gone', 'b.mdx'), false);
  assert.equal(treeHash(join(around, 'canary')), before);
  assert.equal(readFileSync(join(around, 'index.html'), 'utf8'), 'sings');
  assert.equal(
    said()[0],
    'a.mdx error site/refused-path: "/way/" could not be written: something else is there already. -> Choose a shorter or plainer name, or an output folder on another file system.',
  );
});

test('a copy shares no inode with its source, and a missing source is reported', () => {
  const { around, files, read, said } = emptySite();
  const from = join(around, 'index.html');
  linkSync(from, join(around, 'second.html'));
  assert.ok(files.copy({ path: 'a.html', from, requestedBy: { file: 'index.html' } }));
  assert.equal(read('a.html'), 'sings');
  assert.notEqual(statSync(join(files.folder, 'a.html')).ino, statSync(from).ino);
  const gone = { path: 'b.png', from: join(around, 'gone.png'), requestedBy: { file: 'gone.png' } };
  assert.equal(files.copy(gone), false);
  assert.deepEqual(said(), [
    'gone.png error files/unreadable: The file cannot be read: it does not exist. -> Check its name and its permissions.',
  ]);
});

test('a path that the file system refuses is reported with the reason', () => {
  const { around, said } = emptySite();
  // With the folder before it, the path is longer than the system accepts.
  const deep = join(around, ...Array.from({ length: 16 }, () => 'd'.repeat(200)));
  mkdirSync(deep, { recursive: true });
  const files = new SiteFiles(deep);
  const path = Array.from({ length: 5 }, () => 'e'.repeat(190)).join('/');
  assert.equal(files.write({ path, content: '', requestedBy: { file: 'e.mdx' } }), false);
  assert.match(
    files.diagnostics.map((each) => diagnosticText(each)).join(),
    /^e\.mdx error site\/refused-path: ".*" could not be written: its name is too long\. -> /,
  );
  assert.deepEqual(said(), []);
});
