import type { SourceFile } from '../core/source/source-file.ts';

/** A file to be compiled, and in which role. */
export interface ModuleSource {
  readonly source: SourceFile;
  readonly format: 'md' | 'mdx';
  /** A snippet reads names it does not define from its props; a page has none. */
  readonly role: 'page' | 'snippet';
  /** Files that include this one, outermost first. */
  readonly chain: readonly string[];
}
