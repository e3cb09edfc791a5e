import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { findProjectAround } from '../../../../src/node/project/project-around.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('the innermost configuration around a folder is found, but none outside of its repository', () => {
  const root = tempFolder({
    'docs.json': '{}',
    'guides/deep/a.md': '# A',
    'old/mint.json': '{}',
    'old/pages/b.md': '# B',
    'other/.git/HEAD': 'ref: refs/heads/main',
    'other/pages/c.md': '# C',
  });
  assert.equal(findProjectAround(join(root, 'guides/deep')), root);
  assert.equal(findProjectAround(root), root);
  assert.equal(findProjectAround(join(root, 'old/pages')), join(root, 'old'));
  assert.equal(findProjectAround(join(root, 'other/pages')), undefined);
});
