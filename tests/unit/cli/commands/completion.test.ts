import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commands } from '../../../../src/cli/commands.ts';
import { askZsh, splitAnswers } from '../../../helpers/commands/ask-zsh.ts';
import { withCommand } from '../../../helpers/commands/command-on-path.ts';
import { findProgram } from '../../../helpers/commands/debian-package.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { repositoryRoot } from '../../../helpers/source/read-sources.ts';

const page = readFileSync(join(repositoryRoot, 'content/reference/command-line.mdx'), 'utf8');

/** Returns the line that the documentation tells users of a shell to add to their settings. */
function documentedLine(shell: string): string {
  const line = page.split('\n').find((each) => each.includes(`lectern completion ${shell}`)) ?? '';
  return `${line.replace(/ {2,}#.*$/, '')}\n`;
}

/**
 * Creates a home folder with the command on its path and these settings, and a folder with files to
 * complete.
 */
function makeHome(files: Readonly<Record<string, string>> = {}) {
  const home = tempFolder(files);
  mkdirSync(join(home, 'work/my docs'), { recursive: true });
  writeFileSync(join(home, 'work/notes.html'), '');
  const env = { ...withCommand(home), HOME: home };
  return { cwd: join(home, 'work'), env };
}

/** Lines, and the completions that each shell must offer after them. */
const lines: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['lectern b', ['build']],
  ['lectern dev --po', ['--port']],
  ['lectern build --format ', ['pretty', 'json', 'github']],
  ['lectern completion z', ['zsh']],
  ['lectern build my', ['my docs']],
  ['lectern build --out my', ['my docs']],
  ['lectern migrate --report no', ['notes.html']],
  ['lectern init --name my', []],
  ['lectern lsp my', []],
];

/** Removes what shells add to a name when they insert it. */
const plain = (word: string) => word.replace(/\/$/, '').replaceAll('\\ ', ' ');

function assertOffered(offers: readonly (readonly string[])[]): void {
  const plainOffers = lines.map(([line], index) => [
    line,
    (offers[index] ?? []).map(plain).toSorted(),
  ]);
  assert.deepEqual(
    plainOffers,
    lines.map(([line, offered]) => [line, offered.toSorted()]),
  );
}

test('bash completes commands, options, their values, files and folders', () => {
  const { cwd, env } = makeHome();
  const ask = `${documentedLine('bash')}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _lectern; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const complete = (line: string): string[] => {
    const run = spawnSync('bash', ['-c', ask, 'bash', ...line.split(' ')], {
      cwd,
      env,
      encoding: 'utf8',
    });
    assert.equal(run.stderr, '');
    return run.stdout.split('\n').filter((word) => word !== '');
  };
  assertOffered(lines.map(([line]) => complete(line)));
});

const zsh = await findProgram('zsh');
const fish = await findProgram('fish');
const without = (shell: string) =>
  `not run: there is no ${shell}, and installing it needs root on Debian`;

test('zsh completes the same', { skip: zsh === undefined && without('zsh') }, () => {
  const { cwd, env } = makeHome({ '.zshrc': documentedLine('zsh') });
  const offers = askZsh(zsh ?? '', { cwd, env, lines: lines.map(([line]) => line) });
  assertOffered(offers);
});

test('fish completes the same', { skip: fish === undefined && without('fish') }, () => {
  const { cwd, env } = makeHome({ '.config/fish/config.fish': documentedLine('fish') });
  const ask = 'for line in $argv; complete -C $line | string split -f 1 \\t; echo ==; end';
  const run = spawnSync(fish ?? '', ['-c', ask, ...lines.map(([line]) => line)], {
    cwd,
    env,
    encoding: 'utf8',
  });
  assert.equal(run.stderr, '');
  assertOffered(splitAnswers(run.stdout));
});

test('the completion of each shell contains every command and every option', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const run = await runCli(['completion', shell], { cwd: tempFolder() });
    assert.deepEqual([run.code, run.stderr], [0, '']);
    for (const [command, { options }] of Object.entries(commands)) {
      const own = run.stdout.slice(run.stdout.indexOf(command));
      assert.ok(own !== '', command);
      for (const { name } of options) assert.ok(own.includes(name), `${shell} ${command} ${name}`);
    }
  }
});

test('an unsupported shell is plainOffers with the supported ones', async () => {
  const run = await runCli(['completion', 'tcsh'], { cwd: tempFolder() });
  assert.deepEqual(
    [run.code, run.stderr],
    [
      2,
      'error  cli/invalid-value\nOption with an impossible value\n<shell> must be "bash", "zsh" or "fish", not "tcsh".\nhint: Give <shell> "bash", "zsh" or "fish".\n\n',
    ],
  );
});
