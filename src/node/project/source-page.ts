import type { FileRole } from './project-layout.ts';

export interface SourcePage {
  /** Relative to the project folder. */
  readonly file: string;
  /** Path under the pages folder without extension, verbatim. */
  readonly slug: string;
  readonly format: 'md' | 'mdx';
  readonly text: string;
}

/** Puts a text away, and gives what reads it again. */
export type KeepSource = (text: string) => () => string;

/**
 * A page as it was read. The sources of many thousands of pages fill the memory: where `keep` has them, a
 * page reads its own whenever it is asked for it, and whoever copies the page takes the text along.
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
