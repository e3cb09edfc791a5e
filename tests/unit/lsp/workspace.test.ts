import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ProjectSession } from '../../../src/lsp/workspace.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

test('a file that is saved as soon as its project was read is read again', async (t) => {
  const others = Array.from({ length: 300 }, (_, rank) => [`files/${rank}/a.txt`, ''] as const);
  const dir = tempFolder({
    'docs.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["deep/in/it/a"] }] }',
    'deep/in/it/a.md': '[gone](/gone)\n',
    ...Object.fromEntries(others),
  });
  const isPublished = Promise.withResolvers<undefined>();
  const session = new ProjectSession(dir, {
    publish: (_uri, problems) => {
      if (JSON.stringify(problems).includes('/lost')) isPublished.resolve(undefined);
    },
    onFault: assert.ifError,
  });
  t.after(() => session.close());
  await session.settle();
  writeFileSync(join(dir, 'deep/in/it/a.md'), '[lost](/lost)\n');
  await assert.doesNotReject(isPublished.promise);
});
