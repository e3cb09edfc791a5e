import type { SourceFile } from '../../core/text/source-file.ts';
import type { DocsFolder } from './read-docs.ts';

/**
 * The folder with other texts in place of those on the disk, by file: what an editor holds and has not
 * saved yet. Files that keep their text keep their identity.
 */
export function withTexts(docs: DocsFolder, texts: ReadonlyMap<string, string>): DocsFolder {
  const { configFile, configParts } = docs;
  const isOther = (file: string, text: string) => (texts.get(file) ?? text) !== text;
  const exchange = <File extends { readonly file: string; readonly text: string }>(file: File) =>
    isOther(file.file, file.text) ? { ...file, text: texts.get(file.file) ?? '' } : file;
  const exchangeSource = (source: SourceFile): SourceFile =>
    isOther(source.path, source.text) ? { ...source, text: texts.get(source.path) ?? '' } : source;
  return {
    ...docs,
    ...(configFile && { configFile: exchangeSource(configFile) }),
    configParts: new Map(
      Array.from(configParts, ([path, source]) => [path, exchangeSource(source)]),
    ),
    pages: docs.pages.map(exchange),
    snippets: docs.snippets.map(exchange),
  };
}
