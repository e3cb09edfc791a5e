import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listSdkFolders } from '../../../../src/node/project/sdk-folders.ts';

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
  assert.deepEqual(listSdkFolders(text), ['net/api', 'python/json']);
});
