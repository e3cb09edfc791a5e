/**
 * Reports files in a folder that becomes a site: pages that the site does not include, and build folders
 * that git would not ignore.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHidden, isPageFile, isRepositoryText } from '../../node/disk/file-names.ts';
import { folderEntries } from '../../node/disk/stats-of.ts';

/** The pages folder of the starters. */
const PAGES = 'content';
const maxShown = 3;

/** One message each, without symbols; none if there is nothing to report. */
export function describeOtherFiles(dir: string): string[] {
  const pages = listLeftPages(dir);
  const shown = pages.slice(0, maxShown).join(', ');
  const more = pages.length > maxShown ? ` and ${pages.length - maxShown} more` : '';
  return [
    ...(pages.length > 0
      ? [`Not part of the site: ${shown}${more}. Move files that should be pages to ${PAGES}/.`]
      : []),
    ...(ignoresBuilds(dir) ? [] : ['Add dist/ to .gitignore: builds are written there.']),
  ];
}

/**
 * Lists Markdown files in the folder and its direct subfolders. Deeper ones are not looked for: they belong
 * to a program, or move together with those that are reported.
 */
function listLeftPages(dir: string): string[] {
  const folders = readdirSync(dir, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== PAGES && !isHidden(each.name))
    .map(({ name }) => `${name}/`);
  return ['', ...folders]
    .flatMap((folder) => listFiles(join(dir, folder)).map((name) => folder + name))
    .filter((file) => isPageFile(file) && !isRepositoryText(file))
    .toSorted();
}

function listFiles(folder: string): string[] {
  return folderEntries(folder)
    .filter((each) => each.isFile())
    .map(({ name }) => name);
}

/** Whether git ignores build output, judging by the folder's own .gitignore. */
function ignoresBuilds(dir: string): boolean {
  return /^\/?dist(?:\/|\/\*\*?)?\s*$/m.test(readFileSync(join(dir, '.gitignore'), 'utf8'));
}
