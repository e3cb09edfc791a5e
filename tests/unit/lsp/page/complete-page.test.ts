import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completePage } from '../../../../src/lsp/page/complete-page.ts';
import { Project } from '../../../../src/lsp/project/project.ts';
import { shopLibrary } from '../../../helpers/values/typedoc-library.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('front matter keys with a fixed set of values are completed with these', async () => {
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

test('the parts of a GraphQL schema are completed with their kinds', async () => {
  const tabs = [
    { tab: 'A', pages: ['index'] },
    { tab: 'B', graphql: 'a.graphql' },
  ];
  const config = { name: 'A', theme: 'mint', colors: { primary: '#16a34a' }, navigation: { tabs } };
  const project = new Project(
    tempFolder({
      'docs.json': JSON.stringify(config),
      'index.mdx': 'Text\n',
      'a.graphql': 'type Query { user: Role }\nenum Role { ADMIN }\n',
    }),
  );
  await project.load();
  const text = '---\ngraphql: ';
  const place = { project, file: 'index.mdx', kind: 'page' as const, text, offset: text.length };
  const labels = (await completePage(place)).map(({ label }) => label);
  assert.deepEqual(labels, ['query user', 'enum Role']);
});

test('the parts of an SDK are completed with their kinds, members included', async () => {
  const sdk = { format: 'typedoc', source: 'typedoc.json' };
  const tabs = [
    { tab: 'A', pages: ['index'] },
    { tab: 'B', sdk },
  ];
  const config = { name: 'A', theme: 'mint', colors: { primary: '#16a34a' }, navigation: { tabs } };
  const project = new Project(
    tempFolder({
      'docs.json': JSON.stringify(config),
      'index.mdx': 'Text\n',
      'typedoc.json': JSON.stringify(shopLibrary),
    }),
  );
  await project.load();
  const text = '---\nsdk: ';
  const place = { project, file: 'index.mdx', kind: 'page' as const, text, offset: text.length };
  const labels = (await completePage(place)).map(({ label }) => label);
  assert.deepEqual(labels.slice(0, 2), ['class Client', 'class ApiError']);
  assert.ok(labels.includes('method Client.getUser'));
});

test('images are completed with files, and links with pages', async () => {
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

test('after </, the open tags are offered, innermost first', async () => {
  const endsAt = async (before: string, after = '') => {
    const place = {
      project: new Project(tempFolder({})),
      file: 'index.mdx',
      kind: 'page' as const,
    };
    const items = await completePage({ ...place, text: before + after, offset: before.length });
    return items
      .toSorted((one, other) => (one.sortText ?? '').localeCompare(other.sortText ?? ''))
      .map(({ textEdit }) => textEdit?.newText);
  };
  const page = '<CardGroup>\n<Card title="a">\n\n<Icon icon="b" /> <br> <b>c</b>\n\n';
  assert.deepEqual(await endsAt(`${page}</`), ['Card>', 'CardGroup>']);
  assert.deepEqual(await endsAt(`${page}</Ca`, '>\n</CardGroup>'), ['Card', 'CardGroup']);
  assert.deepEqual(await endsAt(`${page}</Card>\n</`), ['CardGroup>']);
  assert.deepEqual(await endsAt('```mdx\n<Card>\n```\n\n<My.Part>\n</'), ['My.Part>']);
});

test('code languages, including those of the project, are offered after an opening fence', async () => {
  const config = {
    name: 'Acme',
    navigation: [{ group: 'G', pages: ['index'] }],
    codeBlock: { grammars: ['/tolk.json'] },
  };
  const grammar = JSON.stringify({ name: 'tolk', scopeName: 'source.tolk', patterns: [] });
  const project = new Project(
    tempFolder({
      'docs.json': JSON.stringify(config),
      'index.mdx': 'Text\n',
      'tolk.json': grammar,
    }),
  );
  await project.load();
  const text = 'Text\n\n```';
  const place = { project, file: 'index.mdx', kind: 'page' as const, text, offset: text.length };
  const offered = (await completePage(place)).map(({ label }) => label);
  for (const name of ['tolk', 'typescript', 'ts', 'bash', 'text']) {
    assert.ok(offered.includes(name), name);
  }
  assert.equal(new Set(offered).size, offered.length);
});
