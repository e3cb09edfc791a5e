import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSdkFolders } from '../../../../src/node/project/sdk-folders.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('folders of tools are found in a configuration that is being written', () => {
  const text = `{
    "redirects": [{ "source": "/guides", "destination": "/" }],
    "api": { "openapi": { "source": "openapi.yaml" } },
    "tabs": [
      { "sdk": { "format": "docfx", "source": "/net/api/" }, },
      { "sdk" : { "source": "./python/../python/json", "format": "sphinx" } },
      { "sdk": { "format": "javadoc", "source": "." } },
      { "sdk": { "format": "phpdoc" } },
  `;
  const dir = tempFolder({});
  assert.deepEqual(findSdkFolders(text, { dir, folders: [''] }), ['net/api', 'python/json']);
});

test('a folder of a tool is where the library is read: in the first of the folders that has it', () => {
  const text = JSON.stringify({
    tabs: ['a', 'b', 'c'].map((source) => ({ sdk: { format: 'javadoc', source } })),
  });
  const dir = tempFolder({
    'a/x.html': '',
    'content/a/guide.md': '',
    'public/b/x.html': '',
    'content/c/x.html': '',
  });
  assert.deepEqual(findSdkFolders(text, { dir, folders: ['', 'public', 'content'] }), [
    'a',
    'public/b',
    'content/c',
  ]);
});
