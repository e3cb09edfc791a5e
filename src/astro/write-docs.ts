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
  /** Absolute path of Astro's output folder. */
  readonly folder: string;
  readonly logger: AstroIntegrationLogger;
  /** Paths of the project's own pages, which take precedence. */
  readonly ownPaths: ReadonlySet<string>;
}

/**
 * Builds the site in a temporary folder, and merges it into Astro's output once it is complete.
 * @throws if the documentation has errors.
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
      // The message must not contain the word "document": Astro would explain the browser's `document`.
      const error = new Error(`lectern: ${formatCounts(diagnostics)}; nothing was written.`);
      // Without a stack, Astro does not quote lines of Lectern's code, which are of no use to authors.
      error.stack = '';
      throw error;
    }
    files.seal(base);
    const isShared = sharesStaticFiles(docs);
    const kept = mergeSite(files, join(folder, below), {
      // If both share a folder of static files, these belong to the documentation, which extends some of
      // them.
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
    if (hasRejectedSlash(docs, pages)) {
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

/** The address of a file: pages are requested without their extension. */
function toAddress(path: string): string {
  return path.replace(/(?:^|\/)index\.html$|\.html$/, '');
}

/** Whether pages have a form of address that Astro rejects, in `astro preview` and behind an adapter. */
function hasRejectedSlash(
  { trailingSlash }: MountedDocs,
  pages: readonly { readonly href: string }[],
): boolean {
  const inner = pages.find(({ href }) => href !== '/');
  if (inner === undefined || trailingSlash === 'ignore') return false;
  return inner.href.endsWith('/') !== (trailingSlash === 'always');
}
