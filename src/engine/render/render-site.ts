import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withBase } from '../../core/address/href.ts';
import { toPageFile } from '../../core/address/page-href.ts';
import { listNotFoundFiles } from '../../core/publish/not-found-files.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import type { CodeRecords } from '../store/code-records.ts';
import type { WorkAhead } from '../ahead/work-ahead.ts';
import { pageRecordsPath } from '../ahead/first-build.ts';
import { findTypePackages } from '../twoslash/open-types.ts';
import type { MachineTexts } from './machine-texts.ts';
import { ownFileWriter } from '../assets/own-files.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { Renderer } from './open-renderer.ts';
import { PageRecords } from './page-records.ts';

/** Prepares a store for rendering: gives it the components and their styles. */
export function useRenderer(store: SiteStore, renderer: Renderer): void {
  store.useComponents(renderer.entry.components);
  store.useIslandRuntime(renderer.readIslandRuntime);
  store.stylesheets.use(renderer.manifest.styles);
}

/** Returns a function that returns the address of a component's script in the site of `store`. */
export function scriptHrefOf(
  { site: { base } }: SiteStore,
  { manifest }: Renderer,
): (id: string) => string {
  return (id) => {
    const file = manifest.scripts[id];
    if (file === undefined) throw new Error(`The renderer has no script ${id}.`);
    return withBase(base, `/${file}`);
  };
}

interface RenderJob {
  readonly loaded: LoadedSite;
  readonly store: SiteStore;
  readonly renderer: Renderer;
  readonly files: SiteFiles;
  readonly colorsCode: boolean;
  readonly ahead: WorkAhead;
  readonly codes: CodeRecords | undefined;
  readonly texts: MachineTexts;
}

/**
 * Renders every page into `files`, together with the "not found" pages and the scripts. Returns the number
 * of pages that were taken from the records of an earlier build.
 */
export async function renderSite(job: RenderJob): Promise<number> {
  const { loaded, store, renderer, files, colorsCode, ahead, codes, texts } = job;
  const { entry } = renderer;
  const { pages, config } = store.site;
  const scriptHref = scriptHrefOf(store, renderer);
  const records = new PageRecords({
    store,
    path: pageRecordsPath(loaded.docs.dir, colorsCode),
    // Pages depend on the installed type packages and on the grammars of the project.
    version: [
      renderer.version,
      JSON.stringify(findTypePackages(loaded.docs.dir) ?? ''),
      ...loaded.grammars.map(({ id }) => id),
    ].join(' '),
    describe: (page) => entry.describePage(store, page),
    texts,
  });
  const isTaken = toTaken(loaded);
  let hasLiveConfig = false;
  for (const [index, page] of pages.entries()) {
    const { reused } = records;
    const content = await records.render(page, () => {
      ahead.expect(pages, index, { areKnown: records.areKnown });
      return entry.renderPage(store, page, scriptHref);
    });
    if (records.reused > reused) codes?.carry(page);
    hasLiveConfig ||= content.includes('<lectern-live-config');
    const path = toPageFile(page.slug, config.trailingSlash);
    files.write({ path, content, requestedBy: { file: page.file } });
    texts.write(page, files, isTaken);
    // Nothing else in the loop has to wait, so without this pause the process would not notice signals.
    await setImmediate();
  }
  records.finish();
  codes?.finish();
  for (const { path, start } of listNotFoundFiles(store.site)) {
    if (isTaken(path)) continue;
    const write = ownFileWriter(files, loaded.configFile);
    write(path, await entry.renderNotFound(store, start, scriptHref));
  }
  const unused = hasLiveConfig ? AUTHORS_ONLY : [...AUTHORS_ONLY, '/read-config.'];
  copyClientFiles(renderer, { loaded, files, unused });
  return records.reused;
}

/** Returns a function that tells whether a file of the project has a path. */
function toTaken({ docs }: LoadedSite): (path: string) => boolean {
  const paths = new Set(docs.staticFiles.map(({ path }) => path));
  return (path) => paths.has(path);
}

interface CopyJob {
  readonly loaded: LoadedSite;
  readonly files: SiteFiles;
  /** Parts of the paths of files that no page of the site loads. */
  readonly unused: readonly string[];
}

/** Copies the files that readers' browsers load; those that only authors see, or nobody, are left out. */
function copyClientFiles(
  { manifest, clientDir }: Renderer,
  { loaded: { configFile }, files, unused }: CopyJob,
): void {
  for (const path of manifest.files) {
    if (unused.some((name) => path.includes(name))) continue;
    const requestedBy = { file: configFile };
    files.copy({ path, from: join(clientDir, path), requestedBy, owner: 'Lectern itself' });
  }
}

const AUTHORS_ONLY = ['/DevOverlay.'];
