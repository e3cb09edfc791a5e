/** Builds this repository's own site: every budget of the product applies to it first. */
import { after } from 'node:test';
import type { BuildResult } from '../../../src/engine/build/build-result.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { staticFiles } from '../../../src/server/files/static-files.ts';
import { listen } from '../../../src/server/listen.ts';
import { repositoryRoot } from '../source/read-sources.ts';
import { buildOnce } from './build-once.ts';

/** One function renders the pages of single diagnostics, so a few represent all. */
const DIAGNOSTIC = /^\/reference\/diagnostics\/[^/]+\/[^/]+\/$/;
const SHARE_OF_DIAGNOSTICS = 40;

export interface OwnSite extends BuildResult {
  /** Absolute path of the built site, which other test files read too. */
  readonly outDir: string;
  /** Addresses, from the site's root, of all pages except most of those of single diagnostics. */
  readonly hrefs: readonly string[];
}

export async function buildOwnSite(): Promise<OwnSite> {
  const { outDir, value: result } = await buildOnce('own-site', (folder) =>
    buildSite({ dir: repositoryRoot, files: new SiteFiles(folder), base: '' }),
  );
  const all = result.pages.map(({ href }) => href);
  const ofDiagnostics = all.filter((href) => DIAGNOSTIC.test(href));
  const shown = new Set(ofDiagnostics.filter((_, rank) => rank % SHARE_OF_DIAGNOSTICS === 0));
  const hrefs = all.filter((href) => shown.has(href) || !DIAGNOSTIC.test(href));
  return { ...result, outDir, hrefs };
}

/** Builds the site and serves it until the test file ends. */
export async function serveOwnSite(): Promise<OwnSite & { urlOf: (href: string) => string }> {
  const site = await buildOwnSite();
  const listener = staticFiles({ dir: site.outDir, base: '' });
  const { port, stop } = await listen({ host: '127.0.0.1', port: 0, listener });
  after(stop);
  return { ...site, urlOf: (href) => `http://127.0.0.1:${port}${href}` };
}
