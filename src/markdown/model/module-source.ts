import type { Variables } from '../../core/pages/variables.ts';
import { replaceFences } from '../../core/text/markup/list-fences.ts';
import type { SourceFile } from '../../core/text/source-file.ts';

/** A file to compile, and the role in which it is compiled. */
export interface ModuleSource {
  readonly source: SourceFile;
  /** `jsx`: JavaScript or TypeScript that exports components and values; `json`: a single value. */
  readonly format: 'md' | 'mdx' | 'jsx' | 'json';
  /** A snippet reads names that it does not define from its props; a page has no props. */
  readonly role: 'page' | 'snippet';
  /** The title that is shown above a page; absent for snippets and pages that show none. */
  readonly title?: { readonly text: string; readonly isWritten: boolean };
  /** Whether its exports are left out, because running them failed; absent means no. */
  readonly leavesCodeOut?: boolean;
  /** Texts that replace `{{name}}`; absent means none. */
  readonly variables?: Variables;
  /** Files that include this one, outermost first. */
  readonly chain: readonly string[];
}

/** Returns how a file is read, by its extension. */
export function moduleFormatOf(path: string): ModuleSource['format'] {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (/^(?:[jt]sx?|mjs)$/.test(extension)) return 'jsx';
  return extension === 'md' || extension === 'json' ? extension : 'mdx';
}

const COMPONENT_TAG = /^\s*(?:<[A-Z]|import\s.+\sfrom\s)/m;
const MDX_COMMENT = /^ {0,3}\{\/\*/m;

/** Whether text has what only MDX has: components, imports, or comments in braces outside of code. */
export function isMdx(text: string): boolean {
  if (COMPONENT_TAG.test(text)) return true;
  return MDX_COMMENT.test(text) && MDX_COMMENT.test(replaceFences(text, () => ''));
}

/** Whether a file reads names that it does not define from its props, as a snippet does. */
export function readsProps({ role, format }: ModuleSource): boolean {
  return role === 'snippet' && format !== 'jsx';
}

/**
 * Whether browsers run the event handlers of elements in a file. In a snippet, they may use props that only
 * the build knows.
 */
export function runsHandlers({ role, leavesCodeOut = false }: ModuleSource): boolean {
  return role === 'page' && !leavesCodeOut;
}
