import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { mergeSite } from '../../../../src/node/output/merge-site.ts';
import { SiteFiles } from '../../../../src/node/output/site-files.ts';
import { fillSite } from '../../../helpers/fill-site.ts';
import { tempFolder } from '../../../helpers/temp-folder.ts';

function siteOf(texts: Readonly<Record<string, string>>): SiteFiles {
  const files = new SiteFiles(tempFolder());
  fillSite(files, texts);
  files.seal('');
  return files;
}

test('a site comes beside the files of others, and leaves theirs as they are', () => {
  const folder = tempFolder({ 'index.html': 'theirs', 'about/index.html': 'theirs' });
  const files = siteOf({ 'index.html': 'ours', 'guides/index.html': 'ours' });
  assert.deepEqual(
    mergeSite(files, folder, () => false),
    ['index.html'],
  );
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  assert.deepEqual(['index.html', 'about/index.html', 'guides/index.html'].map(read), [
    'theirs',
    'theirs',
    'ours',
  ]);
  assert.match(read('.lectern-build.json'), /guides\/index\.html/);
});

test('a file that was given up is replaced', () => {
  const folder = tempFolder({ 'style.css': 'plain' });
  const kept = mergeSite(siteOf({ 'style.css': 'with dark rules' }), folder, () => true);
  assert.deepEqual(kept, []);
  assert.equal(readFileSync(join(folder, 'style.css'), 'utf8'), 'with dark rules');
});
