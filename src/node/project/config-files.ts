/** Finds the files that a configuration consists of: docs.json, and those that it includes by `$ref`. */
import { join } from 'node:path';
import { normalizePath, parentOf } from '../../core/address/slug-path.ts';
import { listLooseStrings } from '../../core/text/json/loose-strings.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { readTextSync } from '../disk/read-text.ts';
import { realPathIn } from '../disk/real-path.ts';

/** More than any project has, so that a hostile one cannot make a build read every file on the disk. */
const MAX_FILES = 500;

/**
 * The files besides `first`, by their paths from the root of the project. They are searched in the text, so
 * that a file is found even if the one that refers to it cannot be parsed.
 * @param dir absolute path of the project, links followed: nothing outside of it is read.
 */
export function readConfigParts(dir: string, first: SourceFile): ReadonlyMap<string, SourceFile> {
  const found = new Map<string, SourceFile>();
  const pending = [first];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    for (const path of namesIn(file)) {
      if (path === first.path || found.has(path) || found.size >= MAX_FILES) continue;
      if (realPathIn(dir, path) === undefined) continue;
      const { text } = readTextSync(join(dir, path), path);
      if (text === undefined) continue;
      found.set(path, { path, text });
      pending.push({ path, text });
    }
  }
  return found;
}

function namesIn({ path, text }: SourceFile): readonly string[] {
  return listLooseStrings(text)
    .filter(({ key }) => key === '$ref')
    .map(({ text: name }) => normalizePath(`${parentOf(path)}/${name}`) ?? '')
    .filter((name) => name !== '');
}
