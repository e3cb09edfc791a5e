/** This repository's own site: the first that every budget of the product is held to. */
import { after } from 'node:test';
import { buildSite } from '../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../src/node/output/site-files.ts';
import { staticFiles } from '../../src/server/files/static-files.ts';
import { listen } from '../../src/server/listen.ts';
import { buildOnce } from './build-once.ts';
import { repositoryRoot } from './source/read-sources.ts';

export interface OwnSite {
  /** Absolute path of the built site, which other test files read as well. */
  readonly outDir: string;
  /** Of all pages, from the site's root. */
  readonly hrefs: readonly string[];
}

export async function buildOwnSite(): Promise<OwnSite> {
  const { outDir, value: hrefs } = await buildOnce('own-site', async (folder) => {
    const files = new SiteFiles(folder);
    const { pages } = await buildSite({ dir: repositoryRoot, files, base: '' });
    return pages.map(({ href }) => href);
  });
  return { outDir, hrefs };
}

/** Built and served until the test file ends. */
export async function serveOwnSite(): Promise<OwnSite & { urlOf: (href: string) => string }> {
  const site = await buildOwnSite();
  const listener = staticFiles({ dir: site.outDir, base: '' });
  const { port, stop } = await listen({ host: '127.0.0.1', port: 0, listener });
  after(stop);
  return { ...site, urlOf: (href) => `http://127.0.0.1:${port}${href}` };
}
