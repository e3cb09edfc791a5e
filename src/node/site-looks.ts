/**
 * Collects what a project provides for the looks and behavior of its pages: stylesheets, scripts,
 * typefaces, icons.
 */
import { join } from 'node:path';
import { withBase } from '../core/address/href.ts';
import { checkSite, type SiteCheck } from '../core/checks/check-site.ts';
import type { Config } from '../core/config/config.ts';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import type { Site } from '../core/site.ts';
import { type AuthorStyle, toAuthorStyle } from '../core/theme/author-styles.ts';
import type { StyleColor } from '../core/theme/style-colors.ts';
import { type LoadedFonts, loadFonts } from './fonts/load-fonts.ts';
import { createIconSet, type IconSet } from './icons/icon-set.ts';
import { listAuthorScripts, listStyleSources } from './project/read-author-styles.ts';
import { readStyleColors } from './project/read-style-colors.ts';
import type { DocsFolder } from './project/read-docs.ts';

/** The stylesheets of the project, and the typefaces that they and the configuration ask for. */
export interface SiteLooks extends LoadedFonts {
  readonly styles: readonly AuthorStyle[];
  readonly styleColors: readonly StyleColor[];
}

export function readLooks(docs: DocsFolder, { font }: Config): SiteLooks {
  const { dir } = docs;
  const sources = listStyleSources(docs);
  const styles = sources.map(({ path, source }) => toAuthorStyle(path, source.text));
  const styleColors = sources.flatMap(({ source }) => readStyleColors(source));
  const named = styles.flatMap(({ families }) => families);
  return { ...loadFonts({ dir, font, named, findFile: fileFinder(docs) }), styles, styleColors };
}

/** The configuration together with the project's stylesheets, scripts and typefaces. */
export function applyLooks(
  docs: DocsFolder,
  config: Config,
  { styles, fonts }: SiteLooks,
): Pick<Site, 'config' | 'styles' | 'scripts' | 'fonts'> {
  const scripts = config.scripts ? { scripts: listAuthorScripts(docs) } : {};
  return { config, styles, ...scripts, fonts };
}

export function openIcons({ base, config }: Site, docs: DocsFolder): IconSet {
  const findFile = fileFinder(docs);
  return createIconSet({
    projectDir: docs.dir,
    findFile: (path) => findFile(path.replace(/^\//, '')),
    publicUrl: (path) => withBase(base, path),
    library: config.icons.library,
  });
}

/** Returns a function that finds the absolute path of a file of the site by its path from the site's root. */
function fileFinder({ dir, staticFiles }: DocsFolder): (path: string) => string | undefined {
  const files = new Map(staticFiles.map(({ path, file }) => [path, join(dir, file)]));
  return (path) => files.get(path);
}

/** Checks the site as a whole, with the typefaces and icons that were found for it. */
export function checkLooks(
  check: Omit<SiteCheck, 'findIcon'>,
  { looks, icons }: { readonly looks: SiteLooks; readonly icons: IconSet },
): readonly Diagnostic[] {
  return checkSite({
    ...check,
    fontProblems: looks.problems,
    styleColors: looks.styleColors,
    findIcon: (name, type) => {
      const found = icons.resolve(name, type, 'regular');
      if (found.kind !== 'no-file') return found;
      const near = check.nearestFile?.(found.path);
      return { ...found, ...(near !== undefined && { nearest: `/${near}` }) };
    },
  });
}
