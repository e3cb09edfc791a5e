import { join, posix } from 'node:path';
import { isFolderAt } from '../disk/stats-of.ts';

const SDK = /"sdk"\s*:\s*(\{[^{}]*\})/g;
const SOURCE = /"source"\s*:\s*"([^"\\]+)"/;

/**
 * Lists the folders that a configuration names as output of tools that document SDKs. Nothing in them is
 * meant for the site itself: such tools also write pages, styles and scripts.
 *
 * Like names of pages, they are searched in the text, so that a comma too many does not publish them.
 * @param places.folders Where a path is looked up, relative to the project folder.
 */
export function findSdkFolders(
  config: string,
  { dir, folders }: { readonly dir: string; readonly folders: readonly string[] },
): readonly string[] {
  return listSources(config).map((source) => {
    const paths = folders.map((folder) => posix.join(folder, source));
    return paths.find((path) => isFolderAt(join(dir, path))) ?? source;
  });
}

function listSources(config: string): readonly string[] {
  return Array.from(config.matchAll(SDK), ([, object = '']) => {
    const [, source = ''] = SOURCE.exec(object) ?? [];
    return posix.normalize(`/${source}`).replace(/^\/+|\/+$/g, '');
  }).filter((folder) => folder !== '');
}
