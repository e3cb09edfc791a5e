import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import type { CommandFor } from '../../node/project/read-docs.ts';
import type { Context } from './context.ts';
import { diagnoseCli } from './cli-entries.ts';

/**
 * Why a typed path is not a folder; undefined when it is one.
 * @param words others that the command line may have in its place.
 */
export function checkFolder(
  cwd: string,
  folder: string,
  words: readonly string[] = [],
): Diagnostic | undefined {
  const stats = statSync(resolve(cwd, folder), { throwIfNoEntry: false });
  if (stats?.isDirectory()) return undefined;
  const facts = { folder, isFile: stats !== undefined, nearest: nearest(folder, words) };
  return diagnoseCli('cli/no-folder', facts, { file: '' });
}

/** A command with a folder of its own. */
export interface FolderCommand {
  readonly kind: string;
  readonly dir: string;
}

/** How to give a command for a folder below its own. @param words those that stand before the folder. */
export function commandBelow(
  { kind, dir }: FolderCommand,
  { command }: Pick<Context, 'command'>,
  words: readonly string[] = [],
): CommandFor {
  return (folder) => {
    const line = [kind, ...words, join(dir, folder)];
    return [command, ...line.map(toShellWord)].join(' ');
  };
}

/** A word as shells take it whole: in quotes where it has blanks or signs that they heed. */
export function toShellWord(word: string): string {
  // Names on Windows seldom have any of these, and its shells no other quotes.
  if (/["$`]/.test(word)) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  return /[\s'&()|;<>*?#]/.test(word) ? `"${word}"` : word;
}
