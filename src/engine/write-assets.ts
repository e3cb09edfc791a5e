import { allowedOriginsOf } from '../core/publish/allowed-origins.ts';
import type { LoadedSite } from '../node/load-site.ts';
import type { SiteFiles } from '../node/site-files.ts';
import { writeDiagramFiles } from './diagram-files.ts';
import { ownFileWriter } from './own-files.ts';
import { writeSearchIndex } from './search-index.ts';
import type { SiteStore } from './site-store.ts';
import { THEME_PATH } from './theme-path.ts';
import { writeFeeds } from './write-feeds.ts';
import { writeFonts, writeStaticFiles } from './write-static-files.ts';

/**
 * Writes what rendered pages need, then the files of the project, then feeds: who comes first has
 * the name. Call it when every page is written.
 */
export async function writeAssets(
  loaded: LoadedSite,
  store: SiteStore,
  files: SiteFiles,
): Promise<void> {
  const write = ownFileWriter(files, loaded.configFile);
  write(THEME_PATH, store.formatThemeCss());
  store.files.writeAll(write);
  writeSearchIndex(store, write);
  await writeDiagramFiles(loaded.site, [...store.reports.values()], write);
  // Where the playground's proxy may send requests is not for a file of the project to say.
  write('_lectern/origins.json', `${JSON.stringify(allowedOriginsOf(loaded.site))}\n`);
  writeFonts(loaded, files);
  writeStaticFiles(loaded.docs, files);
  writeFeeds(store, files);
}
