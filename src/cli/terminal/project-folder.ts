import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import { isEnvironmental } from '../../node/disk/system-error.ts';
import type { CommandFor } from '../../node/project/read-docs.ts';
import { findProjectAround } from '../../node/project/project-around.ts';
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
  const stats = examine(resolve(cwd, folder));
  if (stats?.isDirectory()) return undefined;
  const isFile = stats !== undefined;
  const around = isFile ? findProjectAround(dirname(resolve(cwd, folder))) : undefined;
  const project = around && (isAbsolute(folder) ? around : relative(cwd, around) || '.');
  const facts = { folder, isFile, nearest: nearest(folder, words), project };
  return diagnoseCli('cli/no-folder', facts, { file: '' });
}

/** Returns what is at a path; undefined if nothing is, or if nothing could have such a name. */
function examine(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isEnvironmental(error)) throw error;
    return undefined;
  }
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
