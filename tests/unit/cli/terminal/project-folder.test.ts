import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
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

test('a folder name is quoted so that a shell reads it unchanged', () => {
  for (const name of ['docs', 'my docs', "it's & more", 'a"b', '$HOME', 'a `b` $(c)', `'"$x"'`]) {
    const said = execFileSync('sh', ['-c', `printf %s ${toShellWord(name)}`], { encoding: 'utf8' });
    assert.equal(said, name);
  }
  assert.equal(toShellWord('C:\\my docs'), '"C:\\my docs"');
});
