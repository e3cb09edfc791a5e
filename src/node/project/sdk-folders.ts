import { posix } from 'node:path';

const SDK = /"sdk"\s*:\s*(\{[^{}]*\})/g;
const SOURCE = /"source"\s*:\s*"([^"\\]+)"/;

/**
 * Lists the folders that a configuration names as output of tools that document SDKs. Nothing in them is
 * meant for the site itself: such tools also write pages, styles and scripts.
 *
 * Like names of pages, they are searched in the text, so that a comma too many does not publish them.
 */
export function listSdkFolders(config: string): readonly string[] {
  return Array.from(config.matchAll(SDK), ([, object = '']) => {
    const [, source = ''] = SOURCE.exec(object) ?? [];
    return posix.normalize(`/${source}`).replace(/^\/+|\/+$/g, '');
  }).filter((folder) => folder !== '');
}
