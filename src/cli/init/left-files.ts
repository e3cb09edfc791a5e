/** What is in a folder that becomes a site, and is told to its author: pages that it does not read, folders that git would take. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHidden, isPageFile, isRepositoryText } from '../../node/disk/file-names.ts';

/** Where starters have their pages. */
const PAGES = 'content';
const mostShown = 3;

/** One line each, without marks; none where there is nothing to tell. */
export function listLeftFiles(dir: string): string[] {
  const pages = listLeftPages(dir);
  const shown = pages.slice(0, mostShown).join(', ');
  const more = pages.length > mostShown ? ` and ${pages.length - mostShown} more` : '';
  return [
    ...(pages.length > 0
      ? [`Not part of the site: ${shown}${more}. Move files that should be pages to ${PAGES}/.`]
      : []),
    ...(ignoresBuilds(dir) ? [] : ['Add dist/ to .gitignore: builds are written there.']),
  ];
}

/** Markdown of the folder and of those in it: deeper ones are those of a program, or follow them. */
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
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((each) => each.isFile()).map(({ name }) => name);
  } catch {
    // A folder that nobody may read has no pages to move.
    return [];
  }
}

/** Whether git leaves out what builds write, as far as the folder itself tells. */
function ignoresBuilds(dir: string): boolean {
  return /^\/?dist(?:\/|\/\*\*?)?\s*$/m.test(readFileSync(join(dir, '.gitignore'), 'utf8'));
}
