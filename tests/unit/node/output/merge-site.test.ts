import assert from 'node:assert/strict';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatMarker, markerName } from '../../../../src/node/output/build-marker.ts';
import { mergeSite } from '../../../../src/node/output/merge-site.ts';
import { SiteFiles } from '../../../../src/node/output/site-files.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { fillSite } from '../../../helpers/values/fill-site.ts';

function siteOf(texts: Readonly<Record<string, string>>): SiteFiles {
  const files = new SiteFiles(tempFolder());
  fillSite(files, texts);
  files.seal('');
  return files;
}

const rules = { mayReplace: () => false, isTaken: () => false };

test('a site is merged into a folder without changing other files', () => {
  const folder = tempFolder({ 'index.html': 'theirs', 'about/index.html': 'theirs' });
  const files = siteOf({ 'index.html': 'ours', 'guides/index.html': 'ours' });
  assert.deepEqual(mergeSite(files, folder, rules), ['index.html']);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  assert.deepEqual(['index.html', 'about/index.html', 'guides/index.html'].map(read), [
    'theirs',
    'theirs',
    'ours',
  ]);
  assert.match(read('.lectern-build.json'), /guides\/index\.html/);
});

test('a file that may be replaced is replaced', () => {
  const folder = tempFolder({ 'style.css': 'plain' });
  const mayReplace = (path: string) => path === 'style.css';
  const files = siteOf({ 'style.css': 'with dark rules' });
  assert.deepEqual(mergeSite(files, folder, { ...rules, mayReplace }), []);
  assert.equal(readFileSync(join(folder, 'style.css'), 'utf8'), 'with dark rules');
});

test('a page that another file already serves is left out', () => {
  const folder = tempFolder({ 'setup.html': 'theirs' });
  const isTaken = (path: string) => path === 'setup/index.html';
  const files = siteOf({ 'setup/index.html': 'ours' });
  assert.deepEqual(mergeSite(files, folder, { ...rules, isTaken }), ['setup/index.html']);
  assert.equal(existsSync(join(folder, 'setup')), false);
});

test('a folder in place of a file and a file in place of a folder stay', () => {
  const folder = tempFolder({ 'feed.xml/index.html': 'theirs', data: 'theirs' });
  const files = siteOf({ 'feed.xml': 'ours', 'data/x.md': 'ours', 'index.html': 'ours' });
  assert.deepEqual(mergeSite(files, folder, rules), ['data/x.md', 'feed.xml']);
  assert.equal(readFileSync(join(folder, 'data'), 'utf8'), 'theirs');
  assert.equal(readFileSync(join(folder, 'index.html'), 'utf8'), 'ours');
});

test('links that lead nowhere or in a circle stay in place of files and folders', () => {
  const folder = tempFolder({});
  symlinkSync('gone', join(folder, 'feed.xml'));
  symlinkSync('circle', join(folder, 'circle'));
  symlinkSync('gone', join(folder, 'data'));
  const files = siteOf({ 'feed.xml': 'ours', 'data/x.md': 'ours', 'circle/x.md': 'ours' });
  assert.deepEqual(mergeSite(files, folder, rules), ['circle/x.md', 'data/x.md', 'feed.xml']);
  assert.equal(existsSync(join(folder, 'gone')), false);
});

test('merging into an uncleaned folder updates the files of the site', () => {
  const folder = tempFolder({ 'about.html': 'theirs' });
  mergeSite(siteOf({ 'index.html': 'first' }), folder, rules);
  const again = siteOf({ 'index.html': 'second', 'about.html': 'ours' });
  assert.deepEqual(mergeSite(again, folder, rules), ['about.html']);
  assert.equal(readFileSync(join(folder, 'index.html'), 'utf8'), 'second');
});

test('files that the site no longer has are deleted, with folders that become empty', () => {
  const folder = tempFolder({ 'guides/theirs.html': 'theirs' });
  const first = { 'index.html': 'ours', 'guides/old.html': 'ours', 'api/v1/old.html': 'ours' };
  mergeSite(siteOf(first), folder, rules);
  assert.deepEqual(mergeSite(siteOf({ 'index.html': 'ours', api: 'ours' }), folder, rules), []);
  assert.equal(existsSync(join(folder, 'guides/old.html')), false);
  assert.equal(readFileSync(join(folder, 'guides/theirs.html'), 'utf8'), 'theirs');
  assert.equal(readFileSync(join(folder, 'api'), 'utf8'), 'ours');
});

test('a third-party file survives the next merge, whether or not the site still has it', () => {
  const folder = tempFolder({ 'about.html': 'theirs' });
  const site = { 'index.html': 'ours', 'about.html': 'ours' };
  assert.deepEqual(mergeSite(siteOf(site), folder, rules), ['about.html']);
  assert.deepEqual(mergeSite(siteOf(site), folder, rules), ['about.html']);
  mergeSite(siteOf({ 'index.html': 'ours' }), folder, rules);
  assert.equal(readFileSync(join(folder, 'about.html'), 'utf8'), 'theirs');
});

test('a third-party file in place of a deleted page stays', () => {
  const folder = tempFolder();
  mergeSite(siteOf({ 'index.html': 'ours', 'about.html': 'ours' }), folder, rules);
  writeFileSync(join(folder, 'about.html'), 'theirs');
  const isTaken = (path: string) => path === 'about.html';
  mergeSite(siteOf({ 'index.html': 'ours' }), folder, { ...rules, isTaken });
  assert.equal(readFileSync(join(folder, 'about.html'), 'utf8'), 'theirs');
});

test('a marker cannot delete files outside the folder', () => {
  const outer = tempFolder({ 'out/index.html': '', 'secret.txt': '', 'linked/a.txt': '' });
  const folder = join(outer, 'out');
  symlinkSync(join(outer, 'linked'), join(folder, 'links'));
  const files = ['../secret.txt', 'links/a.txt', 'index.html'];
  writeFileSync(join(folder, markerName), formatMarker({ base: '', files, isMerged: true }));
  mergeSite(siteOf({ 'new.html': '' }), folder, rules);
  assert.deepEqual(
    ['secret.txt', 'linked/a.txt', 'out/index.html'].map((path) => existsSync(join(outer, path))),
    [true, true, false],
  );
});

test('the marker of a whole site does not delete files, as they may be third-party', () => {
  const folder = tempFolder({ 'robots.txt': 'theirs' });
  writeFileSync(join(folder, markerName), formatMarker({ base: '', files: ['robots.txt'] }));
  mergeSite(siteOf({ 'index.html': 'ours' }), folder, rules);
  assert.equal(readFileSync(join(folder, 'robots.txt'), 'utf8'), 'theirs');
});
