/** This repository's own site: the first that every budget of the product is held to. */
import { buildSite } from '../../src/astro/build-site.ts';
import { repositoryRoot } from './source/read-sources.ts';
import { tempFolder } from './temp-folder.ts';

export interface OwnSite {
  /** Absolute path of the built site. */
  readonly outDir: string;
  readonly base: string;
  /** Of all pages, from the site's root. */
  readonly hrefs: readonly string[];
}

export async function buildOwnSite(): Promise<OwnSite> {
  const outDir = tempFolder();
  const { pages } = await buildSite({ dir: repositoryRoot, outDir, base: '' });
  return { outDir, base: '', hrefs: pages.map(({ href }) => href) };
}
