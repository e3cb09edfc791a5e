import { build } from 'astro';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { checkPages } from '../core/site/check-pages.ts';
import { toPageFile } from '../core/site/page-href.ts';
import { readPageTags } from '../markdown/read-uses.ts';
import { type AstroRoot, createAstroRoot, openCacheFolder } from '../node/astro-root.ts';
import { datePages } from '../node/git-dates.ts';
import { formatIconSummary } from '../node/icons/icon-summary.ts';
import { type LoadedSite, loadSite } from '../node/load-site.ts';
import type { SiteFiles } from '../node/site-files.ts';
import { astroConfig } from './astro-config.ts';
import type { BuildOptions, BuildResult } from '../engine/build-result.ts';
import { listPages } from '../engine/list-pages.ts';
import { toPagesCheck } from '../engine/pages-check.ts';
import { type PageReport, type SiteStore, store } from '../engine/site-store.ts';
import { toStoreContent } from '../engine/store-content.ts';
import { startTimer } from '../engine/timer.ts';
import { writeAssets } from '../engine/write-assets.ts';
import { writeRedirects } from '../engine/write-redirects.ts';
import { writeTextFiles } from '../engine/write-text-files.ts';

/**
 * Builds the site of `dir`. Every page is built, those with errors as far as they
 * go, so that one run tells everything; what to do about errors is the caller's decision.
 * Throws only for faults of the machine or of Lectern itself.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { dir, files, onProgress } = options;
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
    writeTextFiles(loaded, files);
    writeRedirects(loaded, files);
    timer.lap('files');
    const all = [...diagnostics, ...rendered.diagnostics, ...files.diagnostics];
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
    lap('pages');
    const reports = [...store.reports.values()];
    adoptPages(loaded, root, options.files);
    await writeAssets(loaded, store, options.files);
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

/** Takes over what Astro wrote: the pages, and the files that their components ask for. */
function adoptPages({ site, docs, configFile }: LoadedSite, root: AstroRoot, files: SiteFiles) {
  const pages = new Map(
    site.pages.map(({ slug, file }) => {
      const path = toPageFile(slug, site.config.trailingSlash);
      return [toAstroPath(path), { path, askedBy: { file } }];
    }),
  );
  const hasOwnNotFound = docs.staticFiles.some(({ path }) => path === NOT_FOUND);
  files.adopt(root.outDir, (path) => {
    if (path === NOT_FOUND && hasOwnNotFound) return undefined;
    return pages.get(path) ?? { path, askedBy: { file: configFile }, owner: 'Lectern itself' };
  });
}

/** Under which name Astro writes a page: not quite under that of its address. */
function toAstroPath(path: string): string {
  return path.normalize().replaceAll('#', '%23').replaceAll('?', '%3F');
}

const NOT_FOUND = '404.html';
