import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import type { CommandFor } from '../../node/project/read-docs.ts';
import type { Context } from './context.ts';
import { diagnoseCli } from './cli-entries.ts';

/**
 * Explains why a typed path is not a folder; undefined if it is one.
 * @param words other words that the command accepts in its place.
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

/** A command that takes a folder. */
export interface FolderCommand {
  readonly kind: string;
  readonly dir: string;
}

/**
 * Formats the same command for a folder below the current one.
 * @param words the words before the folder.
 */
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

/** Quotes a word for a shell if it contains spaces or special characters. */
export function toShellWord(word: string): string {
  // Names on Windows seldom contain these, and its shells do not support single quotes.
  if (/["$`]/.test(word)) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  return /[\s'&()|;<>*?#]/.test(word) ? `"${word}"` : word;
}
