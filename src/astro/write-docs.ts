import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { formatSeconds, count, formatCounts } from '../cli/report/pretty.ts';
import { hasFindings } from '../cli/report/report.ts';
import { orderDiagnostics } from '../core/diagnostic/order.ts';
import { buildSite } from '../engine/build/build-site.ts';
import { mergeSite } from '../node/output/merge-site.ts';
import { resolveLayout } from '../node/project/project-layout.ts';
import { openScratchFolder } from '../node/disk/scratch-folder.ts';
import { SiteFiles } from '../node/output/site-files.ts';
import { mountedBase, type MountedDocs } from './mounted-docs.ts';
import { showProblems } from './show-problems.ts';

interface MountTarget {
  /** Absolute path of the folder that Astro has filled. */
  readonly folder: string;
  readonly logger: AstroIntegrationLogger;
}

/**
 * Builds the site beside Astro's output and puts it there when it is whole.
 * @throws when the documentation has errors.
 */
export async function writeDocs(docs: MountedDocs, { folder, logger }: MountTarget): Promise<void> {
  const { dir, site, outDir, below } = docs;
  const base = mountedBase(docs);
  const startedAt = performance.now();
  const scratch = openScratchFolder();
  try {
    const files = new SiteFiles(scratch.path);
    const { pages, ...built } = await buildSite({ dir, files, base, site, finalOutDir: outDir });
    const diagnostics = orderDiagnostics(built.diagnostics);
    showProblems(diagnostics, dir);
    if (hasFindings(diagnostics, false)) {
      throw new Error(`The documentation has ${formatCounts(diagnostics)}; it was not written.`);
    }
    files.seal(base);
    const kept = mergeSite(files, join(folder, below), isFromSharedFolder(docs));
    for (const path of kept) {
      logger.warn(`${below}/${path} is a file of the Astro project, not of the documentation.`);
    }
    for (const note of built.notes ?? []) logger.info(note);
    const seconds = formatSeconds((performance.now() - startedAt) / 1000);
    logger.info(`${count(pages.length, 'page')} in ${seconds}, under ${base}/`);
  } finally {
    scratch.remove();
  }
}

/** Where both share a folder of static files, these are the documentation's, which adds to some. */
function isFromSharedFolder({ dir, below, publicDir }: MountedDocs): (path: string) => boolean {
  const staticDir = join(dir, resolveLayout(dir).staticDir);
  const isShared = below === '' && resolve(staticDir) === resolve(publicDir);
  return (path) => isShared && existsSync(join(publicDir, path));
}
