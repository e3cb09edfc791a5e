import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { checkPages } from '../core/site/check-pages.ts';
import { readPageTags } from '../markdown/read-uses.ts';
import { type AstroRoot, createAstroRoot, openCacheFolder } from '../node/astro-root.ts';
import { datePages } from '../node/git-dates.ts';
import { formatIconSummary } from '../node/icons/icon-summary.ts';
import { type LoadedSite, loadSite } from '../node/load-site.ts';
import { astroConfig } from './astro-config.ts';
import type { BuildOptions, BuildResult } from '../engine/build-result.ts';
import { writeDiagramFiles } from '../engine/diagram-files.ts';
import { listPages } from '../engine/list-pages.ts';
import { toPagesCheck } from '../engine/pages-check.ts';
import { writeSearchIndex } from '../engine/search-index.ts';
import { type PageReport, type SiteStore, store } from '../engine/site-store.ts';
import { toStoreContent } from '../engine/store-content.ts';
import { THEME_PATH } from '../engine/theme-path.ts';
import { startTimer } from '../engine/timer.ts';
import { writeFeeds } from '../engine/write-feeds.ts';
import { writeOrigins } from '../engine/write-origins.ts';
import { writeRedirects } from '../engine/write-redirects.ts';
import { completeStyles, writeStaticFiles } from '../engine/write-static-files.ts';
import { writeTextFiles } from '../engine/write-text-files.ts';

/**
 * Builds the site of `dir` into `outDir`. Every page is built, those with errors as far as they
 * go, so that one run tells everything; what to do about errors is the caller's decision.
 * Throws only for faults of the machine or of Lectern itself.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { dir, onProgress } = options;
  const timer = startTimer();
  const cacheDir = await openCacheFolder(dir);
  const root = await createAstroRoot(cacheDir);
  try {
    onProgress?.({ phase: 'reading' });
    const { loaded, diagnostics } = await loadSite({
      ...options,
      outDir: options.finalOutDir,
      readPageTags,
    });
    timer.lap('read');
    if (loaded === undefined) return { pages: [], diagnostics, timings: timer.laps };
    const rendered = await render({
      loaded: await datePages(loaded),
      root,
      options,
      lap: timer.lap,
    });
    onProgress?.({ phase: 'files' });
    await writeRedirects(loaded.site, root.outDir);
    await writeTextFiles(loaded, root.outDir);
    const files = [...loaded.docs.staticFiles, ...loaded.fontFiles];
    await writeStaticFiles({ dir, files, outDir: root.outDir });
    await completeStyles(loaded.docs.staticFiles, loaded.docs.layout.kind, root.outDir);
    await writeOrigins(loaded.site, root.outDir);
    await move(root.outDir, options.outDir);
    timer.lap('files');
    const all = [...diagnostics, ...rendered.diagnostics];
    const pages = listPages(loaded, all, rendered.reports);
    const notes = listNotes(loaded);
    return { pages, diagnostics: all, timings: timer.laps, notes };
  } finally {
    await root.remove();
  }
}

function listNotes({ icons }: LoadedSite): string[] {
  const summary = formatIconSummary(icons.substitutions());
  return summary === undefined ? [] : [`${summary} "lectern explain icons" lists them.`];
}

interface Rendered {
  readonly reports: readonly PageReport[];
  /** Those of the pages' contents. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Runs Astro. */
async function render({
  loaded,
  root,
  options,
  lap,
}: {
  loaded: LoadedSite;
  root: AstroRoot;
  options: BuildOptions;
  lap: (phase: string) => void;
}): Promise<Rendered> {
  store.reset();
  store.replace(await toStoreContent(loaded));
  const stopReports = reportProgress(store, options, lap);
  try {
    options.onProgress?.({ phase: 'bundling' });
    const { base, site } = options;
    const { trailingSlash } = loaded.site.config;
    await build(
      astroConfig({
        root,
        base,
        site,
        trailingSlash,
      }),
    );
    await writeFile(join(root.outDir, THEME_PATH), store.formatThemeCss());
    await store.files.write(root.outDir);
    lap('pages');
    await writeSearchIndex(store, root.outDir);
    await writeFeeds(store, root.outDir);
    const reports = [...store.reports.values()];
    await writeDiagramFiles(loaded.site, reports, root.outDir);
    lap('search');
    const ofPages = reports.flatMap(({ diagnostics }) => diagnostics);
    return { reports, diagnostics: [...ofPages, ...checkPages(toPagesCheck(loaded, store))] };
  } finally {
    stopReports();
    store.reset();
  }
}

function reportProgress(
  store: SiteStore,
  { onProgress }: BuildOptions,
  lap: (phase: string) => void,
): () => void {
  const total = store.site.pages.length;
  let done = 0;
  return store.onReport(() => {
    lap('bundle');
    done += 1;
    onProgress?.({ phase: 'pages', done, total });
  });
}

/** Moves a folder's contents over an empty folder, across file systems where need be. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}
