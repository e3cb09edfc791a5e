import type { SourceFile } from '../../core/text/source-file.ts';
import type { DocsFolder } from './read-docs.ts';
import type { SnippetFile, SourcePage } from './source-page.ts';

/**
 * The folder with other texts in place of those on the disk, by file: what an editor has open but not
 * saved, including pages and snippets that do not exist on the disk yet. Files whose text is unchanged keep
 * their identity.
 */
export function withTexts(docs: DocsFolder, texts: ReadonlyMap<string, string>): DocsFolder {
  const { configFile, configParts } = docs;
  const isOther = (file: string, text: string) => (texts.get(file) ?? text) !== text;
  const exchange = <File extends { readonly file: string; readonly text: string }>(file: File) =>
    isOther(file.file, file.text) ? { ...file, text: texts.get(file.file) ?? '' } : file;
  const exchangeSource = (source: SourceFile): SourceFile =>
    isOther(source.path, source.text) ? { ...source, text: texts.get(source.path) ?? '' } : source;
  const added = addedFiles(docs, texts);
  return {
    ...docs,
    ...(configFile && { configFile: exchangeSource(configFile) }),
    configParts: new Map(
      Array.from(configParts, ([path, source]) => [path, exchangeSource(source)]),
    ),
    pages: inOrder([...docs.pages.map(exchange), ...added.pages]),
    snippets: inOrder([...docs.snippets.map(exchange), ...added.snippets]),
  };
}

/** Files that exist only in the editor, as the folder will have them once they are saved. */
function addedFiles(
  { layout, pages, snippets }: DocsFolder,
  texts: ReadonlyMap<string, string>,
): { readonly pages: readonly SourcePage[]; readonly snippets: readonly SnippetFile[] } {
  const known = new Set([...pages, ...snippets].map(({ file }) => file));
  const added = [...texts].filter(([file]) => !known.has(file));
  const withRoles = added.map(([file, text]) => ({ file, text, role: layout.roleOf(file) }));
  return {
    pages: withRoles.flatMap(({ file, text, role }) =>
      role.kind === 'page' ? [{ file, slug: role.slug, format: role.format, text }] : [],
    ),
    snippets: withRoles.flatMap(({ file, text, role }) =>
      role.kind === 'snippet' ? [{ file, path: role.path, text }] : [],
    ),
  };
}

/** Sorted by name, as when the folder is read. */
function inOrder<File extends { readonly file: string }>(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
