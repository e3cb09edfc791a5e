import { allowedOriginsOf } from '../../core/policy/allowed-origins.ts';
import { formatIdentity, IDENTITY_PATH } from '../../core/publish/programs/site-identity.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import { writePreviews } from '../previews/write-previews.ts';
import { ownFileWriter } from '../assets/own-files.ts';
import type { SiteStore } from '../store/site-store.ts';
import { UTILITIES_PATH } from '../assets/utilities-path.ts';
import { writeDiagramFiles } from './diagram-files.ts';
import type { SiteIndex } from './search-index.ts';
import { writeFeeds } from './write-feeds.ts';
import { writeFonts, writeStaticFiles } from './write-static-files.ts';

interface AssetsJob {
  readonly loaded: LoadedSite;
  readonly store: SiteStore;
  readonly files: SiteFiles;
  readonly index: SiteIndex;
  /** Identifies the state of this software. */
  readonly version: string;
}

/**
 * Writes what rendered pages need, then the project's files, then feeds: the first to write a path keeps
 * it. Call this after every page is written.
 */
export async function writeAssets({
  loaded,
  store,
  files,
  index,
  version,
}: AssetsJob): Promise<void> {
  const write = ownFileWriter(files, loaded.configFile);
  const { utilityCss } = store.stylesheets;
  if (utilityCss !== '') write(UTILITIES_PATH, utilityCss);
  store.files.writeAll(write);
  await index.write(write);
  await writeDiagramFiles(loaded.site, store.reports.all(), write);
  // Written before the project's files, because they must not decide where the playground's proxy may send
  // requests, or how the site identifies itself to programs.
  write('_lectern/origins.json', `${JSON.stringify(allowedOriginsOf(loaded.site))}\n`);
  write(IDENTITY_PATH, formatIdentity(loaded.site));
  await writePreviews({ loaded, files, version });
  writeFonts(loaded, files);
  writeStaticFiles(loaded.docs, files);
  writeFeeds(store, files);
}
