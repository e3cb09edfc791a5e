import { constants } from 'node:fs';
import { appendFile, copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isAuthorStyle } from '../core/site/author-styles.ts';
import { toSystemDark, withCondition } from './dark-without-scripts.ts';

export interface StaticFile {
  /** Absolute, or relative to the project folder. */
  readonly file: string;
  /** Where the site has it, relative to its root. */
  readonly path: string;
}

/** Copies the project's static files into the site, sharing blocks where the file system can. */
export async function writeStaticFiles({
  dir,
  files,
  outDir,
}: {
  dir: string;
  files: readonly StaticFile[];
  outDir: string;
}): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(outDir, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(
    files.map(({ file, path }) =>
      copyFile(resolve(dir, file), join(outDir, path), constants.COPYFILE_FICLONE),
    ),
  );
}

/** Lets what the project's own stylesheets say of dark mode hold without scripts too. */
export async function completeStyles(
  files: readonly StaticFile[],
  layout: 'own' | 'flat',
  outDir: string,
): Promise<void> {
  for (const { path } of files.filter((each) => isAuthorStyle(each.path, layout))) {
    const file = join(outDir, path);
    const rules = withCondition(toSystemDark(await readFile(file, 'utf8')));
    if (rules !== '') await appendFile(file, rules);
  }
}
