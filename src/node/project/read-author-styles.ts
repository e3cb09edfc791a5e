import { isAuthorScript, isAuthorStyle, toHref } from '../../core/theme/author-styles.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { type DocsFolder, readSource } from './read-docs.ts';

/** The stylesheets that every page of the project loads, in the order of their paths from the site's root. */
export function listStyleSources({
  dir,
  layout,
  staticFiles,
}: DocsFolder): { path: string; source: SourceFile }[] {
  return staticFiles
    .filter(({ path }) => isAuthorStyle(path, layout.kind))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ file, path }) => ({ path, source: readSource(dir, file) ?? { path: file, text: '' } }));
}

/** The addresses of the scripts that every page runs, in the order of their paths. */
export function listAuthorScripts({ layout, staticFiles }: DocsFolder): string[] {
  const paths = staticFiles.map(({ path }) => path);
  return paths
    .filter((path) => isAuthorScript(path, layout.kind))
    .toSorted()
    .map(toHref);
}
