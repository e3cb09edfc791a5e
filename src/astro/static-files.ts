import { join, resolve } from 'node:path';
import { resolveLayout } from '../node/project/project-layout.ts';
import type { MountedDocs } from './mounted-docs.ts';

/** Whether the documentation's static files are the ones that Astro copies. */
export function sharesStaticFiles({ dir, below, publicDir }: MountedDocs): boolean {
  return below === '' && resolve(join(dir, resolveLayout(dir).staticDir)) === resolve(publicDir);
}
