import type { FileRole } from './project-layout.ts';

export interface SourcePage {
  /** Relative to the project folder. */
  readonly file: string;
  /** Path under the pages folder without extension, verbatim. */
  readonly slug: string;
  readonly format: 'md' | 'mdx';
  readonly text: string;
}

/** Stores a text, and returns a function that reads it back. */
export type KeepSource = (text: string) => () => string;

/**
 * Makes the page for a file that was read. The sources of many thousands of pages would fill the memory, so
 * with `keep` a page reads its text back each time it is accessed. Copying the page copies the text too.
 */
export function toSourcePage(
  file: string,
  { slug, format }: FileRole & { kind: 'page' },
  { text, keep }: { readonly text: string; readonly keep?: KeepSource | undefined },
): SourcePage {
  const read = keep?.(text);
  if (read === undefined) return { file, slug, format, text };
  return {
    file,
    slug,
    format,
    get text() {
      return read();
    },
  };
}

export interface SnippetFile {
  readonly file: string;
  /** Relative to the pages folder, extension included: `snippets/note.mdx`. */
  readonly path: string;
  readonly text: string;
}
