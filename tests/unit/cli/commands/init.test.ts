import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COLORS, TEMPLATES } from '../../../../src/cli/init/start-choices.ts';
import { ownCommand } from '../../../../src/cli/terminal/own-command.ts';
import { loadSite } from '../../../../src/node/load-site.ts';
import { readDocs } from '../../../../src/node/project/read-docs.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { treeHash } from '../../../helpers/files/tree-hash.ts';

test('init writes a complete site, lists its files and prints the next command', async () => {
  const cwd = tempFolder();
  const run = await runCli(['init', 'my/docs'], { cwd });
  assert.deepEqual([run.code, run.stderr], [0, '']);
  assert.match(run.stdout, /^✓ Wrote \d+ files:\n/);
  assert.match(run.stdout, /\n {2}my\/docs\/docs\.json\n/);
  assert.match(run.stdout, /\n {2}my\/docs\/\.gitignore\n/);
  assert.match(run.stdout, /\nNext: lectern dev my\/docs\n$/);
  const docs = readDocs(join(cwd, 'my/docs'));
  assert.equal(docs.layout.kind, 'own');
  assert.deepEqual(docs.diagnostics, []);
});

test('the next command quotes a folder name with a space', async () => {
  const run = await runCli(['init', 'my docs', '--yes'], { cwd: tempFolder() });
  assert.match(run.stdout, /\nNext: lectern dev "my docs"\n$/);
});

test('every page, logo and favicon of the starter exists', async () => {
  const cwd = tempFolder();
  await runCli(['init'], { cwd });
  const docs = readDocs(cwd);
  const config = JSON.parse(docs.configFile?.text ?? '') as {
    logo: { light: string; dark: string };
    favicon: string;
    navigation: { pages: string[] }[];
  };
  const listed = config.navigation.flatMap(({ pages }) => pages).sort();
  assert.deepEqual(docs.pages.map((page) => page.slug).sort(), listed);
  const published = docs.staticFiles.map((file) => `/${file.path}`);
  for (const path of [config.logo.light, config.logo.dark, config.favicon]) {
    assert.ok(published.includes(path), path);
  }
});

test('an existing file is never overwritten', async () => {
  const cwd = tempFolder({ 'content/index.mdx': 'mine', '.gitignore': 'mine' });
  const run = await runCli(['init'], { cwd });
  assert.equal(run.code, 0);
  assert.match(run.stdout, /\nLeft unchanged: \.gitignore, content\/index\.mdx\n/);
  assert.equal(readFileSync(join(cwd, 'content/index.mdx'), 'utf8'), 'mine');
  assert.equal(readFileSync(join(cwd, '.gitignore'), 'utf8'), 'mine');
  assert.ok(existsSync(join(cwd, 'docs.json')));
});

test('no second file is written for a page that exists in the other format', async () => {
  const cwd = tempFolder({ 'content/index.md': 'mine', 'content/writing/pages.md': 'mine' });
  const run = await runCli(['init'], { cwd });
  assert.match(run.stdout, /\nLeft unchanged: content\/index\.md, content\/writing\/pages\.md\n/);
  assert.equal(existsSync(join(cwd, 'content/index.mdx')), false);
  assert.deepEqual(readDocs(cwd).diagnostics, []);
});

test('unread Markdown files and a .gitignore without dist/ are reported', async () => {
  const cwd = tempFolder({
    'notes.md': 'mine',
    'README.md': 'mine',
    'guides/b.mdx': 'mine',
    'guides/a.md': 'mine',
    'help/c.md': 'mine',
    'content/mine.md': 'mine',
    'node_modules/x/y.md': '',
    'src/a.ts': '',
    '.gitignore': 'node_modules\n',
  });
  const run = await runCli(['init'], { cwd });
  assert.match(
    run.stdout,
    /\n\n! Not part of the site: guides\/a\.md, guides\/b\.mdx, help\/c\.md and 1 more\. Move files that should be pages to content\/\.\n\n! Add dist\/ to \.gitignore: builds are written there\.\n\nNext: /,
  );
  const ignored = tempFolder({ 'README.md': '', '.gitignore': 'a\r\n/dist/\r\n' });
  assert.equal((await runCli(['init'], { cwd: ignored })).stdout.includes('!'), false);
});

test('a folder that already contains a site is left unchanged', async () => {
  const ways = {
    'docs.json': 'Run "lectern dev" to see it, or name another folder for a new site.',
    'mint.json':
      'Run "lectern dev" to see it as it is, "lectern migrate" to write it as a docs.json, or name another folder for a new site.',
  };
  for (const [config, hint] of Object.entries(ways)) {
    const cwd = tempFolder({ [config]: '{}', 'index.mdx': '' });
    const before = treeHash(cwd);
    const run = await runCli(['init'], { cwd });
    assert.deepEqual([run.code, treeHash(cwd)], [2, before]);
    assert.equal(
      run.stderr,
      `error  cli/already-a-site\nThere is a site already\n"." has a ${config}; nothing was written.\nhint: ${hint}\n\n`,
    );
  }
});

test('a file cannot become a site', async () => {
  const run = await runCli(['init', 'a.txt'], { cwd: tempFolder({ 'a.txt': '' }) });
  assert.equal(run.code, 2);
  assert.match(
    run.stderr,
    /"a\.txt" is a file, not a folder\.\nhint: Name a folder for the new site;/,
  );
});

test('someone at a terminal is asked for name, template and color', async () => {
  const cwd = tempFolder();
  const answers = {
    'What is the site called?': 'Acme & Sons',
    'What is it about?': 'api',
    'Which color?': 'teal',
  };
  const run = await runCli(['init', 'docs'], { cwd, answers });
  assert.equal(run.code, 0);
  const docs = readDocs(join(cwd, 'docs'));
  const config = JSON.parse(docs.configFile?.text ?? '') as { name: string; colors: object };
  assert.equal(config.name, 'Acme & Sons');
  assert.deepEqual(config.colors, { primary: '#0f766e', light: '#5eead4', dark: '#115e59' });
  assert.ok(existsSync(join(cwd, 'docs/openapi.yaml')));
  const logo = readFileSync(join(cwd, 'docs/public/logo/light.svg'), 'utf8');
  assert.ok(logo.includes('>Acme &amp; Sons</text>') && logo.includes('#0f766e'), logo);
});

test('values on the command line are not asked for, and canceling writes nothing', async () => {
  const cwd = tempFolder();
  const answers = { 'What is the site called?': undefined };
  const given = ['--name', 'Acme', '--template', 'product', '--color', '#0A7'];
  const whole = await runCli(['init', 'a', ...given], { cwd, answers });
  assert.equal(whole.code, 0);
  const config = JSON.parse(readFileSync(join(cwd, 'a/docs.json'), 'utf8')) as {
    colors: { primary: string };
  };
  assert.equal(config.colors.primary, '#00aa77');
  const stopped = await runCli(['init', 'b'], { cwd, answers });
  assert.deepEqual([stopped.code, stopped.stdout], [2, 'Nothing was written.\n']);
  assert.ok(!existsSync(join(cwd, 'b')));
  const quiet = await runCli(['init', 'b', '--yes'], { cwd, answers });
  assert.equal(quiet.code, 0);
});

test('a site without a name is named after its folder', async () => {
  const cwd = tempFolder();
  await runCli(['init', 'acme_api-docs'], { cwd });
  const text = readFileSync(join(cwd, 'acme_api-docs/docs.json'), 'utf8');
  assert.equal((JSON.parse(text) as { name: string }).name, 'Acme api docs');
});

test('no template in any color has problems', async () => {
  for (const { name } of TEMPLATES) {
    for (const color of Object.keys(COLORS)) {
      const cwd = tempFolder();
      await runCli(['init', '--template', name, '--color', color, '--name', 'Acme'], { cwd });
      const { diagnostics } = await loadSite({ dir: cwd, base: '' });
      assert.deepEqual(diagnostics, [], `${name} in ${color}`);
    }
  }
});

test('$schema refers to the schema of an installed package, and is omitted otherwise', async () => {
  const schema = 'node_modules/lectern/public/docs.schema.json';
  const cwd = tempFolder({ [schema]: '{}' });
  await runCli(['init', 'docs'], { cwd });
  await runCli(['init'], { cwd });
  const schemaOf = (file: string) =>
    (JSON.parse(readFileSync(join(cwd, file), 'utf8')) as { $schema?: string }).$schema;
  assert.equal(schemaOf('docs/docs.json'), `../${schema}`);
  assert.equal(schemaOf('docs.json'), `./${schema}`);
  const elsewhere = tempFolder();
  await runCli(['init'], { cwd: elsewhere });
  assert.ok(!readFileSync(join(elsewhere, 'docs.json'), 'utf8').includes('$schema'));
});

test('the printed commands work where init was started', () => {
  const commandOf = (script: string, env: Record<string, string> = {}) =>
    ownCommand({ script, env });
  const ofNpx = '/b/_npx/1/node_modules/.bin/lectern';
  assert.equal(commandOf('/usr/bin/lectern'), 'lectern');
  assert.equal(commandOf('/a/node_modules/.bin/lectern'), 'npx lectern');
  assert.equal(commandOf(ofNpx, { npm_command: 'exec' }), 'npx lectern');
  assert.equal(commandOf('/a/node_modules/lectern/src/cli/bin.mjs'), 'npx lectern');
  assert.equal(commandOf('/clone/src/cli/bin.mjs'), 'npm run -s lectern --');
  const inArchive = (PROJECT_CWD: string) =>
    ownCommand({
      script: '/c/lectern.zip/node_modules/lectern/src/cli/bin.mjs',
      env: { PROJECT_CWD },
      pnp: '3',
    });
  assert.equal(inArchive('/work/docs'), 'yarn lectern');
  assert.equal(inArchive('/tmp/xfs-1917b2d6/dlx-4711'), 'yarn dlx lectern');
});

const noProcesses = existsSync('/proc/self') ? false : 'there is no such file system here';

test('a location where folders cannot be created is reported', { skip: noProcesses }, async () => {
  const run = await runCli(['init', '/proc/lectern-docs'], { cwd: tempFolder() });
  assert.equal(run.code, 1);
  assert.equal(
    run.stderr,
    [
      'error  cli/unwritable-folder',
      'Nothing can be written there',
      'The system refuses to write into "/proc/lectern-docs": it does not exist. Files that were written before stay.',
      'hint: Name a folder that you may write to.\n\n',
    ].join('\n'),
  );
});

test('a folder for a new site whose name is too long is refused', async () => {
  const run = await runCli(['init', 'あ'.repeat(120)], { cwd: tempFolder() });
  assert.equal(run.code, 1);
  assert.match(run.stderr, /refuses to write into "あ+": its name is too long\./);
});
