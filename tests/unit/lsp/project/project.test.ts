import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Project } from '../../../../src/lsp/project/project.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const config = '{ "name": "A", "navigation": [{ "group": "A", "pages": ["index"] }] }';

test('a page of a megabyte is checked only when nobody is typing', async () => {
  const project = new Project(tempFolder({ 'docs.json': config, 'content/index.mdx': 'Text.\n' }));
  await project.load();
  const reported = async (isThorough: boolean) =>
    (await project.problems(isThorough))?.map(({ code }) => code);
  await project.setTexts(new Map([['content/index.mdx', '[a](/gone)\n']]));
  assert.deepEqual(await reported(false), ['link/missing-page']);
  await project.setTexts(new Map([['content/index.mdx', 'Text.\n']]));
  assert.deepEqual(await reported(false), []);
  const long = `[a](/gone)\n${'\n'.repeat(1_000_000)}`;
  await project.setTexts(new Map([['content/index.mdx', long]]));
  assert.deepEqual(await reported(false), []);
  assert.deepEqual(await reported(true), ['link/missing-page']);
});
