import type { FindIcon } from '../../core/checks/check-icons.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { HeadingPlace, LinkUse } from '../../core/pages/uses.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { CodeOutput } from './code-output.ts';
import type { JsxComponent } from './compiled-page.ts';
import type { IslandHost, IslandModule } from './island.ts';
import type { ModuleSource } from './module-source.ts';
import type { ReadyCode } from './ready-code.ts';
import type { RenderLog } from './render-log.ts';

/** What compiling needs to know about the site around the page. */
export interface CompileHost {
  /** Names that pages can use as components without importing them. */
  readonly componentNames: ReadonlySet<string>;
  /** Returns the components themselves, by name; called at render time. */
  readonly components: () => Readonly<Record<string, unknown>>;
  /** Returns the name of one of these components; undefined for one that only Markdown uses. */
  readonly nameOf: (component: unknown) => string | undefined;
  /** Where rendering reports what it had to leave out. */
  readonly log: RenderLog;
  /** The console for the code of files. */
  readonly console: Console;
  /** Turns Markdown into code, which depends only on the file. */
  readonly toCode: (module: ModuleSource) => Promise<CodeOutput>;
  /**
   * Converts a URL of a source to the one in the built site: with the base added, and links to pages in
   * canonical form. An unknown URL is returned unchanged.
   */
  readonly rewriteUrl: (use: LinkUse) => string;
  /** Reports problems with a link, as far as they are known before the pages are rendered. */
  readonly checkLink: (use: LinkUse) => readonly Diagnostic[];
  readonly findIcon: FindIcon;
  /**
   * Finds a snippet by import path (`/snippets/a.mdx`, or relative to `from`) or by `<Snippet file>` name.
   */
  readonly findSnippet: (path: string, from: string) => SourceFile | undefined;
  /** Lists the paths that `findSnippet` resolves, for suggestions. */
  readonly snippetPaths: () => readonly string[];
  /** Runs code that may never end; throws when it takes too long. */
  readonly limitTime: (run: () => unknown) => unknown;
  /** Whether code is only read: none of it runs, and no content is produced. */
  readonly onlyReads?: boolean;
  readonly journal?: Journal | undefined;
  readonly islands: IslandHost;
  /** Compiled snippets by path; any change of a file must empty it. */
  readonly compiledSnippets: Map<string, CompiledModule>;
}

/** A compiled file: its exports, and what was found while compiling it. */
export interface CompiledModule {
  /** The exported values; empty when the file could not be compiled. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** The file's code as browsers load it; absent if it has none. */
  readonly island?: IslandModule;
  /** The component that Markdown is compiled to; a file of components has none. */
  readonly content?: JsxComponent;
  /** Code blocks that `content` leaves to be inserted into the finished article. */
  readonly readyCode?: readonly ReadyCode[];
  readonly links: readonly LinkUse[];
  /** Markdown headings of the file and its snippets. */
  readonly headingPlaces?: readonly HeadingPlace[];
  /** Ids of the elements that the file and its snippets state. */
  readonly elementIds?: readonly string[];
  /** Whether its own or imported code has a loop. */
  readonly mayLoop?: boolean;
  /** Whether its own or imported code reads values that can differ on the next run. */
  readonly isVolatile?: boolean;
  /** Whether all of its text could be read; anything else is shown as written. */
  readonly isWhole?: boolean;
  readonly diagnostics: readonly Diagnostic[];
}
