import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSite } from '../../../src/node/load-site.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

const svg = '<svg fill="currentColor" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const config = '{ "name": "A", "navigation": [{ "group": "B", "pages": ["index"] }] }';

/** Returns how each of the icons is shown in a project. */
async function kindsOf(files: Readonly<Record<string, string>>, names: readonly string[]) {
  const { loaded } = await loadSite({
    dir: tempFolder({ 'docs.json': config, ...files }),
    base: '',
  });
  assert.ok(loaded);
  const { icons } = loaded;
  return names.map((name) => `${name} ${icons.resolve(name, undefined, 'regular').kind}`);
}

test('only files of the site are drawn as icons, in either layout', async () => {
  const own = {
    'content/index.mdx': 'Words.\n',
    'content/beside.svg': svg,
    'public/open.svg': svg,
    'private.svg': svg,
    'snippets/part.svg': svg,
  };
  assert.deepEqual(
    await kindsOf(own, ['/beside.svg', '/open.svg', '/private.svg', '/snippets/part.svg']),
    ['/beside.svg svg', '/open.svg svg', '/private.svg no-file', '/snippets/part.svg no-file'],
  );
  const flat = {
    'index.mdx': 'Words.\n',
    'open.svg': svg,
    'public/folder.svg': svg,
    'drafts/draft.svg': svg,
    '.hidden/secret.svg': svg,
    '.lecternignore': 'drafts/\n',
  };
  const names = [
    'open.svg',
    '/public/folder.svg',
    '/folder.svg',
    '/drafts/draft.svg',
    './.hidden/secret.svg',
  ];
  assert.deepEqual(await kindsOf(flat, names), [
    'open.svg svg',
    '/public/folder.svg svg',
    '/folder.svg no-file',
    '/drafts/draft.svg no-file',
    './.hidden/secret.svg no-file',
  ]);
});
