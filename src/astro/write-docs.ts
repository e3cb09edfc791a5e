import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { formatSeconds, count, formatCounts } from '../cli/report/pretty.ts';
import { hasFindings } from '../cli/report/report.ts';
import { orderDiagnostics } from '../core/diagnostic/order.ts';
import { buildSite } from '../engine/build/build-site.ts';
import { mergeSite } from '../node/output/merge-site.ts';
import { openScratchFolder } from '../node/disk/scratch-folder.ts';
import { SiteFiles } from '../node/output/site-files.ts';
import { mountedBase, type MountedDocs, toPlainPath } from './mounted-docs.ts';
import { showProblems } from './show-problems.ts';
import { sharesStaticFiles } from './static-files.ts';

interface MountTarget {
  /** Absolute path of the folder that Astro has filled. */
  readonly folder: string;
  readonly logger: AstroIntegrationLogger;
  /** Of the project's own pages, which go before. */
  readonly ownPaths: ReadonlySet<string>;
}

/**
 * Builds the site beside Astro's output and puts it there when it is whole.
 * @throws when the documentation has errors.
 */
export async function writeDocs(
  docs: MountedDocs,
  { folder, logger, ownPaths }: MountTarget,
): Promise<void> {
  const { dir, site, outDir, below, publicDir } = docs;
  const base = mountedBase(docs);
  const startedAt = performance.now();
  const scratch = openScratchFolder();
  try {
    const files = new SiteFiles(scratch.path);
    const { pages, ...built } = await buildSite({ dir, files, base, site, finalOutDir: outDir });
    const diagnostics = orderDiagnostics(built.diagnostics);
    showProblems(diagnostics, dir);
    if (hasFindings(diagnostics, false)) {
      // Astro tells of the browser's `document` where an error has this word in it.
      const error = new Error(`lectern: ${formatCounts(diagnostics)}; nothing was written.`);
      // Authors have no use for the lines of Lectern's own code, which Astro shows where it finds them.
      error.stack = '';
      throw error;
    }
    files.seal(base);
    const isShared = sharesStaticFiles(docs);
    const kept = mergeSite(files, join(folder, below), {
      // Where both share a folder of static files, these are the documentation's, which adds to some.
      mayReplace: (path) => isShared && existsSync(join(publicDir, path)),
      isTaken: (path) =>
        ownPaths.has(toPlainPath(`${base}/${toAddress(path)}`)) ||
        (!isShared && existsSync(join(publicDir, below, path))),
    });
    for (const path of kept) {
      logger.warn(
        `${below}/${path} is the Astro project's own; that of the documentation is left out.`,
      );
    }
    if (tellsOtherSlash(docs, pages)) {
      const word = docs.trailingSlash;
      logger.warn(
        `Astro's trailingSlash is ${word}: write "trailingSlash": "${word}" in docs.json.`,
      );
    }
    for (const note of built.notes ?? []) logger.info(note);
    const seconds = formatSeconds((performance.now() - startedAt) / 1000);
    logger.info(`${count(pages.length, 'page')} in ${seconds}, under ${base}/`);
  } finally {
    scratch.remove();
  }
}

/** The address of a file: pages are asked for without the end of their name. */
function toAddress(path: string): string {
  return path.replace(/(?:^|\/)index\.html$|\.html$/, '');
}

/** Astro answers no other form of an address than its own, in `astro preview` and behind an adapter. */
function tellsOtherSlash(
  { trailingSlash }: MountedDocs,
  pages: readonly { readonly href: string }[],
): boolean {
  const inner = pages.find(({ href }) => href !== '/');
  if (inner === undefined || trailingSlash === 'ignore') return false;
  return inner.href.endsWith('/') !== (trailingSlash === 'always');
}
