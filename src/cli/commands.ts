/** All commands by name: the table that parsing, help and running use. */
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { completion } from './commands/completion.ts';
import { dev } from './commands/dev.ts';
import { explain } from './commands/explain.ts';
import { info } from './commands/info.ts';
import { init } from './commands/init.ts';
import { lsp } from './commands/lsp.ts';
import { mcp } from './commands/mcp.ts';
import { migrate } from './commands/migrate.ts';
import { rename } from './commands/rename.ts';
import { serve } from './commands/serve.ts';
import type { Command, CommandDescription } from './options/command.ts';

/** In the order of the help. */
export const commands = {
  dev,
  build,
  serve,
  check,
  init,
  rename,
  migrate,
  explain,
  lsp,
  mcp,
  info,
  completion,
};

export type CommandName = keyof typeof commands;

/** The parsed form of any command. */
export type ParsedCommand = ReturnType<(typeof commands)[CommandName]['read']>;

/** Returns a command by name. The wider type is safe, because a command only runs what it has itself read. */
export function commandOf(name: CommandName): Command<ParsedCommand> {
  return commands[name];
}

/** The usage of a command, without its options: `rename <from> <to> [dir]`. */
export function usageOf(name: CommandName): string {
  const { needed = [], dir, topic }: CommandDescription = commands[name];
  const words = [...needed.map(([name]) => `<${name}>`), ...(dir === undefined ? [] : ['[dir]'])];
  return [name, ...words, ...(topic ? [`[${topic[0]}]`] : [])].join(' ');
}

/** The commands that have an option, for suggestions. */
export function commandsWith(option: string): CommandName[] {
  const names = Object.keys(commands) as CommandName[];
  return names.filter((command) => commands[command].options.some(({ name }) => name === option));
}

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
