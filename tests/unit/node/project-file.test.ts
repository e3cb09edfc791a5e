import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isProjectFile } from '../../../src/node/project-file.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

test('a file of the project is one inside of its folder, wherever links lead', async () => {
  const parent = tempFolder({ 'docs/a.mdx': '', 'docs/in/b.mdx': '', 'docs-2/c.mdx': '' });
  const dir = join(parent, 'docs');
  symlinkSync(join(parent, 'docs-2/c.mdx'), join(dir, 'out.mdx'));
  symlinkSync(join(parent, 'docs-2'), join(dir, 'out'));
  symlinkSync(join(dir, 'a.mdx'), join(dir, 'in/a.mdx'));
  for (const path of ['a.mdx', 'in/b.mdx', 'in/a.mdx', join(dir, 'a.mdx'), 'in/../a.mdx']) {
    assert.equal(await isProjectFile(dir, path), true, path);
  }
  for (const path of [
    ...['', '.', 'in', 'missing.mdx', 'out.mdx', 'out/c.mdx', '../docs-2/c.mdx'],
    ...[dir, join(parent, 'docs-2/c.mdx'), '/etc/passwd', 'a.mdx\0'],
  ]) {
    assert.equal(await isProjectFile(dir, path), false, path);
  }
});
