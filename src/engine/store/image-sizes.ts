import { join } from 'node:path';
import type { FindSize } from '../../article/images.ts';
import { decodePath } from '../../core/address/slug-path.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { readImageSize } from './image-size.ts';

/** Returns a function that finds the sizes of a site's images by their URLs in the site. */
export function imageSizeFinder({ docs, site }: LoadedSite): FindSize {
  const files = new Map(docs.staticFiles.map(({ path, file }) => [path, file]));
  return async (url) => {
    if (!url.startsWith(`${site.base}/`) || url.startsWith('//')) return undefined;
    const path = decodePath(url.slice(site.base.length + 1).replace(/[?#].*$/s, ''));
    const file = files.get(path);
    return file === undefined ? undefined : readImageSize(join(docs.dir, file));
  };
}
