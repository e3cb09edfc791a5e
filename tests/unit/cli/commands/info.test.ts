import assert from 'node:assert/strict';
import { arch, release } from 'node:os';
import { test } from 'node:test';
import { version } from '../../../../src/cli/terminal/version.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const secret = 'zebra';
const project = {
  'docs.json': JSON.stringify({
    name: secret,
    openapi: `${secret}.json`,
    navigation: [{ group: secret, pages: ['index', 'gone'] }],
  }),
  [`${secret}.json`]: JSON.stringify({
    openapi: '3.1.0',
    info: { title: secret, version: '1' },
    paths: { '/a': { get: { responses: { 200: { description: 'a' } } } } },
  }),
  'index.mdx': `# ${secret}\n`,
};

test('info prints versions and numbers, but no content of the project', async () => {
  const cwd = tempFolder(project);
  const run = await runCli(['info'], { cwd });
  assert.deepEqual([run.code, run.stderr], [0, '']);
  assert.equal(
    run.stdout,
    [
      `lectern   ${version}`,
      `node      ${process.versions.node}`,
      `system    ${process.platform} ${arch()} ${release()}`,
      'astro     not in the project',
      'project   docs.json, pages next to the configuration, 1 page, 0 snippets, 1 file',
      'document  OpenAPI 3.1.0, 1 operation',
      'problems  1 × navigation/missing-page',
      '',
    ].join('\n'),
  );
  const json = await runCli(['info', '--format', 'json'], { cwd });
  assert.equal((JSON.parse(json.stdout) as { lectern: string }).lectern, version);
  for (const text of [run.stdout, json.stdout]) {
    assert.ok(!text.includes(secret) && !text.includes(cwd), text);
  }
});

test('info also works in a project without a readable configuration', async () => {
  const run = await runCli(['info'], { cwd: tempFolder({ 'index.mdx': '# A\n' }) });
  assert.equal(run.code, 0);
  assert.match(run.stdout, /\nproject {3}no readable configuration\n/);
});

test('info counts the symbols of a GraphQL schema', async () => {
  const tabs = [
    { tab: 'A', pages: ['index'] },
    { tab: 'B', graphql: 'a.graphql' },
  ];
  const config = { name: 'A', theme: 'mint', colors: { primary: '#16a34a' }, navigation: { tabs } };
  const cwd = tempFolder({
    'docs.json': JSON.stringify(config),
    'index.mdx': 'Text\n',
    'a.graphql': 'type Query { user: Role }\nenum Role { ADMIN }\n',
  });
  const run = await runCli(['info'], { cwd });
  assert.match(run.stdout, /\ndocument {2}GraphQL, 2 symbols\n/);
});
