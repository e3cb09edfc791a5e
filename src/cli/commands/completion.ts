/** `lectern completion`: prints the script with which a shell completes commands and their options. */

import { formatCompletion, isShell, type Shell, SHELLS } from '../options/completion-script.ts';
import { common } from '../options/options.ts';
import type { ExitCode, Command, CommandTable } from '../options/command.ts';
import type { Context } from '../terminal/context.ts';

export interface CompletionCommand {
  readonly kind: 'completion';
  readonly shell: Shell;
}

export const completion: Command<CompletionCommand> = {
  summary: 'Print a shell completion script for commands and options',
  needed: [['shell', 'bash, zsh or fish']],
  choices: SHELLS,
  options: common,
  examples: [
    ['eval "$(lectern completion bash)"', 'In ~/.bashrc; with zsh, in ~/.zshrc'],
    ['lectern completion fish | source', 'In ~/.config/fish/config.fish'],
  ],
  read: ({ needed: [shell = ''] }) => ({
    kind: 'completion',
    shell: isShell(shell) ? shell : 'bash',
  }),
  run,
};

function run({ shell }: CompletionCommand, { stdout }: Context, commands: CommandTable): ExitCode {
  stdout.write(formatCompletion(shell, commands));
  return 0;
}
