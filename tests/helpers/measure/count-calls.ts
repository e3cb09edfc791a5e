import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLectern } from '../commands/lectern-process.ts';
import { tempFolder } from '../files/temp-folder.ts';

/** A file of `NODE_V8_COVERAGE`, as far as it is read. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/**
 * Runs a command and counts how often functions of its own code and of packages are called in all of its
 * processes and threads: nearly the same number in every run, however busy the machine is.
 */
export async function countCalls(words: readonly string[]): Promise<number> {
  const folder = tempFolder();
  const { code, stderr } = await startLectern(words, undefined, { NODE_V8_COVERAGE: folder }).ended;
  assert.equal(code, 0, stderr);
  const counts = readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Coverage)
    .flatMap(({ result }) => result.filter(({ url }) => url.startsWith('file:')))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}
