import { checkPages } from '../../core/checks/check-pages.ts';
import { checkDescriptions } from '../../core/checks/descriptions/check-descriptions.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { formatFeedNote } from '../../core/publish/feed.ts';
import type { WebLink } from '../../core/links/web-links.ts';
import { readPageTags } from '../../markdown/compile/read-uses.ts';
import { datePages } from '../../node/date-pages.ts';
import { formatIconSummary } from '../../node/icons/icon-summary.ts';
import { loadSite } from '../../node/load-site.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { TextStore } from '../../node/disk/text-store.ts';
import type { DocsFolder } from '../../node/project/read-docs.ts';
import type { KeepText } from '../../search/document.ts';
import type { WorkAhead } from '../ahead/work-ahead.ts';
import { listWebLinks } from '../links/list-links.ts';
import { optimizeFor } from '../optimizing.ts';
import { openRenderer } from '../render/open-renderer.ts';
import { renderSite, useRenderer } from '../render/render-site.ts';
import { settlementOf } from '../settlement-of-site.ts';
import { CodeRecords } from '../store/code-records.ts';
import { toPagesCheck } from '../store/pages-check.ts';
import type { PageOutcome, ArticleTexts } from '../store/page-reports.ts';
import { SiteStore } from '../store/site-store.ts';
import { toStoreContent } from '../store/store-content.ts';
import type { BuildOptions, BuildResult } from './build-result.ts';
import { listBuiltPages } from './list-pages.ts';
import { listSynonyms, SiteIndex } from './search-index.ts';
import { SearchTerms } from './search-terms.ts';
import type { Timer } from './timer.ts';
import { writeAssets } from './write-assets.ts';
import { writeRedirects } from './write-redirects.ts';
import { MachineTexts } from '../render/machine-texts.ts';
import { writeTextFiles } from './write-text-files.ts';

interface SiteJob {
  readonly options: BuildOptions;
  readonly docs: DocsFolder;
  readonly ahead: WorkAhead;
  /** Stores the texts that are needed again after every page is rendered. */
  readonly kept: TextStore;
  readonly timer: Timer;
}

/** Does the rest of a build once its folder is read. */
export async function makeSite({ docs, ...job }: SiteJob): Promise<BuildResult> {
  const { options, timer } = job;
  const { files, finalOutDir, onProgress } = options;
  const reading = { ...options, outDir: finalOutDir, readPageTags };
  const { loaded, diagnostics } = await loadSite(reading, docs);
  timer.lap('read');
  if (loaded === undefined) return { pages: [], diagnostics, timings: timer.laps };
  const rendered = await render(await datePages(loaded), job);
  onProgress?.({ phase: 'files' });
  writeTextFiles(loaded, rendered.texts, files);
  writeRedirects(loaded, files);
  timer.lap('files');
  const settlement = settlementOf(loaded);
  // Read as late as possible, because promises that nobody awaits may reject at any time.
  const late = rendered.store.compiler.rejections;
  // Listed even in a build that checks no links, so that a comment that silences link problems is not
  // reported as having no effect.
  const links = listWebLinks(loaded, rendered.store, settlement);
  const ofLinks = await askLinks(links, options);
  const reported = settlement.apply([
    ...diagnostics,
    ...rendered.diagnostics,
    ...files.diagnostics,
    ...ofLinks,
    ...late,
  ]);
  const all = [...reported, ...settlement.unused()];
  const reports = rendered.reports.map(({ page, diagnostics: seen }) => {
    return { page, diagnostics: settlement.apply(seen) };
  });
  // A site with a guessed configuration exists only so that its problems can be reported; it is never
  // written.
  const pages = loaded.guessedFrom ? [] : listBuiltPages(loaded, all, reports);
  const { reused } = rendered;
  return {
    pages,
    reused,
    diagnostics: all,
    timings: timer.laps,
    notes: listNotes(loaded, rendered),
  };
}

async function askLinks(
  links: readonly WebLink[],
  { askLinks: ask, onProgress }: BuildOptions,
): Promise<readonly Diagnostic[]> {
  if (ask === undefined) return [];
  return ask(links, (done, total) => onProgress?.({ phase: 'links', done, total }));
}

function listNotes({ icons, site }: LoadedSite, { reports }: Rendered): string[] {
  const summary = formatIconSummary(icons.substitutions());
  const feeds = formatFeedNote(site, reports);
  return [
    ...(summary === undefined ? [] : [`${summary} "lectern explain icons" lists them.`]),
    ...(feeds === undefined ? [] : [feeds]),
  ];
}

interface Rendered {
  readonly store: SiteStore;
  readonly reports: readonly PageOutcome[];
  /** The texts that are written next to pages. */
  readonly texts: MachineTexts;
  /** How many pages were taken from the records of an earlier build. */
  readonly reused: number;
  /** Problems in the contents of pages. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Renders the pages, and writes what they need. */
async function render(
  loaded: LoadedSite,
  { options, ahead, kept, timer: { lap } }: Omit<SiteJob, 'docs'>,
): Promise<Rendered> {
  const { files, colorsCode = true, onProgress } = options;
  optimizeFor(loaded.site.pages.length);
  const keep: KeepText = (text) => kept.keep(text);
  const store = new SiteStore({ keepTexts: (texts) => keepAsJson(texts, keep) });
  const synonyms = listSynonyms(loaded.site);
  ahead.use({ grammars: loaded.grammars, variables: loaded.site.config.variables, synonyms });
  const renderer = await openRenderer();
  const codes = colorsCode ? new CodeRecords(loaded.docs.dir, renderer.version) : undefined;
  store.replace(await toStoreContent(loaded, { colorsCode, ahead, codes }));
  useRenderer(store, renderer);
  lap('prepare');
  reportProgress(store, onProgress);
  const { dir } = loaded.docs;
  const terms = new SearchTerms({ dir, version: renderer.version, synonyms, ahead, keep });
  const index = new SiteIndex({ store, terms, keep });
  const texts = new MachineTexts(store.site, (page) => store.reports.textsOf(page), store.answers);
  const job = { loaded, store, renderer, files, colorsCode, ahead, codes, texts };
  const reused = await renderSite(job);
  lap('pages');
  await writeAssets({ loaded, store, files, index, version: renderer.version });
  lap('search');
  const reports = store.reports.all();
  const ofPages = reports.flatMap(({ diagnostics }) => diagnostics);
  const check = toPagesCheck(loaded, store);
  const all = [...ofPages, ...checkPages(check), ...checkDescriptions(check)];
  return { store, reports, texts, reused, diagnostics: all };
}

function keepAsJson(texts: ArticleTexts, keep: KeepText): () => ArticleTexts {
  const read = keep(JSON.stringify(texts));
  return () => JSON.parse(read()) as ArticleTexts;
}

function reportProgress(store: SiteStore, onProgress: BuildOptions['onProgress']): void {
  const total = store.site.pages.length;
  let done = 0;
  store.reports.onAdd(() => {
    done += 1;
    onProgress?.({ phase: 'pages', done, total });
  });
}
