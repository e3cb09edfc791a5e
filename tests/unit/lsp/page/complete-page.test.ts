import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completePage } from '../../../../src/lsp/page/complete-page.ts';
import { Project } from '../../../../src/lsp/project/project.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('keys of front matter that may have few values are completed with these', async () => {
  const config = { name: 'Acme', navigation: [{ group: 'G', pages: ['index'] }] };
  const project = new Project(
    tempFolder({ 'docs.json': JSON.stringify(config), 'index.mdx': 'Text\n' }),
  );
  await project.load();
  const valuesOf = async (key: string) => {
    const text = `---\n${key}: `;
    const place = {
      project,
      file: 'index.mdx',
      kind: 'page' as const,
      text: `${text}\n---\n`,
      offset: text.length,
    };
    return (await completePage(place)).map(({ label }) => label).join(' ');
  };
  assert.equal(await valuesOf('playground'), 'show simple hide interactive none auth');
  assert.equal(await valuesOf('authMethod'), 'bearer basic key none');
  assert.equal(await valuesOf('mode'), 'wide custom center frame landing');
  assert.equal(await valuesOf('hidden'), 'true false');
  assert.equal(await valuesOf('title'), '');
});

test('pictures are completed with files, links with pages', async () => {
  const config = { name: 'Acme', navigation: [{ group: 'G', pages: ['index'] }] };
  const project = new Project(
    tempFolder({ 'docs.json': JSON.stringify(config), 'index.mdx': 'Text\n', 'images/a.svg': '' }),
  );
  await project.load();
  const namesAt = async (text: string) => {
    const place = { project, file: 'index.mdx', kind: 'page' as const, text, offset: text.length };
    return (await completePage(place)).map(({ label }) => label);
  };
  assert.deepEqual(await namesAt('![a](/im'), ['/images/a.svg']);
  assert.ok((await namesAt('[a](/')).includes('/'));
});
