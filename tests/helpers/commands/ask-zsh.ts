/** Returns what an interactive zsh completes after a line: `askZsh(zsh, { env, cwd, lines })`. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/** Typed into the shell first. Prints each list of candidates between two markers. */
const setup = `PS1=
autoload -U compinit; compinit -D -u
setopt extendedglob noautolist noautomenu nobeep
bindkey -e; bindkey '^I' complete-word
compadd() {
  [[ " \${(j: :)@[1,(i)(-|--)]}" == *' -'[a-zA-Z]#[OAD]' '* ]] && { builtin compadd "$@"; return }
  local -a hits; builtin compadd -A hits "$@"
  (( $#hits )) && print -rl -- "> "$^hits
  builtin compadd "$@"
}
begin() { print; print '[[BEGIN]]'; compprefuncs=(begin) }
finish() { print '[[END]]'; comppostfuncs=(finish) }
compprefuncs=(begin); comppostfuncs=(finish)
source ~/.zshrc
print READ''Y`;

/** Starts the shell in a terminal. Its arguments are the lines; a tab is typed after each. */
const terminal = `zmodload zsh/zpty
zpty shell TERM=dumb zsh -f -i
zpty -w shell $SETUP
zpty -r shell out $'*READY\\r\\n*'
for line in "$@"; do
  zpty -w -n shell $'\\x15'$line$'\\t'
  zpty -r shell out '*\\[\\[BEGIN*END\\]\\]*'
  print -rl -- \${\${(M)\${(f)\${out//$'\\r'/}}:#> *}#> } '=='
done`;

interface Question {
  /** The folder in `HOME` contains the `.zshrc`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly lines: readonly string[];
}

/** Returns, for each line, the possible completions of its last word. */
export function askZsh(zsh: string, { env, cwd, lines }: Question): readonly string[][] {
  const run = spawnSync(zsh, ['-f', '-c', terminal, 'zsh', ...lines], {
    cwd,
    env: { ...env, SETUP: setup },
    encoding: 'utf8',
  });
  assert.equal(run.stderr, '');
  return splitAnswers(run.stdout);
}

/** Splits what a shell printed, where each answer ends with `==`. */
export function splitAnswers(output: string): readonly string[][] {
  const answers = output.split('==\n').slice(0, -1);
  return answers.map((answer) => [...new Set(answer.split('\n'))].filter((word) => word !== ''));
}
