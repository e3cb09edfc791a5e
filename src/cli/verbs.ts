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
import type { Verb, VerbDescription } from './options/verb.ts';

/** In the order of the help. */
export const verbs = {
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

export type VerbName = keyof typeof verbs;

/** The parsed form of any command. */
export type VerbCommand = ReturnType<(typeof verbs)[VerbName]['read']>;

/** Returns a command by name. The wider type is safe, because a command only runs what it has itself read. */
export function verbOf(name: VerbName): Verb<VerbCommand> {
  return verbs[name];
}

/** The usage of a command, without its options: `rename <from> <to> [dir]`. */
export function usageOf(verb: VerbName): string {
  const { needed = [], dir, topic }: VerbDescription = verbs[verb];
  const words = [...needed.map(([name]) => `<${name}>`), ...(dir === undefined ? [] : ['[dir]'])];
  return [verb, ...words, ...(topic ? [`[${topic[0]}]`] : [])].join(' ');
}

/** The commands that have an option, for suggestions. */
export function verbsWith(option: string): VerbName[] {
  const names = Object.keys(verbs) as VerbName[];
  return names.filter((verb) => verbs[verb].options.some(({ name }) => name === option));
}

export function isVerb(name: string): name is VerbName {
  return Object.hasOwn(verbs, name);
}
