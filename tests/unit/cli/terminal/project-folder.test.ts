import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../../src/engine/build/build-site.ts';
import { toShellWord } from '../../../../src/cli/terminal/project-folder.ts';
import { startDev } from '../../../../src/engine/dev/dev-server.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

test('a command for the parent folder of a project suggests the command for the project', async () => {
  const cwd = tempFolder({ 'my work/docs/docs.json': '{}', 'index.mdx': 'Text\n' });
  for (const [words, suggested] of [
    [['build', 'my work'], 'lectern build "my work/docs"'],
    [['check', 'my work'], 'lectern check "my work/docs"'],
    [['check', 'my work', '--live', 'https://api.test'], 'lectern check "my work/docs"'],
    [['explain', 'my work'], 'lectern explain "my work/docs"'],
    [['migrate', 'my work'], 'lectern migrate "my work/docs"'],
    [['rename', 'a', 'b', 'my work'], 'lectern rename a b "my work/docs"'],
    [['dev', 'my work', '--port', '0'], 'lectern dev "my work/docs"'],
  ] as const) {
    const { stdout, stderr } = await runCli(words, {
      cwd,
      engine: { buildSite, startDev },
      onOutput: (text, stop) => text.includes('ready in') && stop('SIGTERM'),
    });
    assert.match(`${stdout}${stderr}`, new RegExp(`^hint: Name that folder: ${suggested}$`, 'm'));
  }
});

test('a command for a folder inside a project suggests the command for the project', async () => {
  const cwd = tempFolder({ 'docs/docs.json': '{}', 'docs/content/a/b.mdx': 'Text\n' });
  for (const [words, suggested] of [
    [['check', 'docs/content'], 'lectern check docs'],
    [['build', 'docs/content/a'], 'lectern build docs'],
  ] as const) {
    const { stdout, stderr } = await runCli(words, { cwd, engine: { buildSite, startDev } });
    assert.match(stdout + stderr, new RegExp(`^hint: Name that folder: ${suggested}$`, 'm'));
  }
});

test('every command that takes a folder names the folder of a file that is given instead', async () => {
  const cwd = tempFolder({ 'docs/docs.json': '{}', 'docs/guides/a.mdx': '', 'b.txt': '' });
  const refusal = async (words: readonly string[], options: { cwd: string }) => {
    const { code, stderr } = await runCli(words, options);
    assert.equal(code, 2, words.join(' '));
    return /^No such folder\n(.*\nhint: .*)\n/m.exec(stderr)?.[1];
  };
  const commands = 'build check dev serve mcp info explain migrate'.split(' ');
  for (const command of [...commands, 'rename a b']) {
    assert.equal(
      await refusal([...command.split(' '), 'docs/docs.json'], { cwd }),
      '"docs/docs.json" is a file, not a folder.\nhint: Name the folder of the project: "docs".',
      command,
    );
  }
  const inner = join(cwd, 'docs');
  assert.deepEqual(
    [
      await refusal(['build', 'docs/guides/a.mdx'], { cwd }),
      await refusal(['build', join(inner, 'docs.json')], { cwd }),
      await refusal(['build', 'docs.json'], { cwd: inner }),
      await refusal(['build', '../docs.json'], { cwd: join(inner, 'guides') }),
      await refusal(['build', 'b.txt'], { cwd }),
      await refusal(['serve', 'nope'], { cwd }),
      await refusal(['check', 'あ'.repeat(120)], { cwd }),
    ],
    [
      '"docs/guides/a.mdx" is a file, not a folder.\nhint: Name the folder of the project: "docs".',
      `"${inner}/docs.json" is a file, not a folder.\nhint: Name the folder of the project: "${inner}".`,
      '"docs.json" is a file, not a folder.\nhint: Leave it out: the project is the current folder.',
      '"../docs.json" is a file, not a folder.\nhint: Name the folder of the project: "..".',
      '"b.txt" is a file, not a folder.\nhint: Name the folder that holds docs.json, or leave it out to use the current one.',
      'There is no folder "nope".\nhint: Name the folder that holds docs.json, or leave it out to use the current one.',
      `There is no folder "${'あ'.repeat(120)}".\nhint: Name the folder that holds docs.json, or leave it out to use the current one.`,
    ],
  );
});

test('a folder name is quoted so that a shell reads it unchanged', () => {
  for (const name of ['docs', 'my docs', "it's & more", 'a"b', '$HOME', 'a `b` $(c)', `'"$x"'`]) {
    const said = execFileSync('sh', ['-c', `printf %s ${toShellWord(name)}`], { encoding: 'utf8' });
    assert.equal(said, name);
  }
  assert.equal(toShellWord('C:\\my docs'), '"C:\\my docs"');
});
