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

/** What compiling needs to know of the site around the page. */
export interface CompileHost {
  /** Names that pages may use as components without importing them. */
  readonly componentNames: ReadonlySet<string>;
  /** The components themselves, by name; asked at render time. */
  readonly components: () => Readonly<Record<string, unknown>>;
  /** The name of one of these components; undefined for one that only Markdown uses. */
  readonly nameOf: (component: unknown) => string | undefined;
  /** Where rendering tells what it had to leave out. */
  readonly log: RenderLog;
  /** What the code of files says something to. */
  readonly console: Console;
  /** Turns Markdown into code; it depends on nothing but the file. */
  readonly toCode: (module: ModuleSource) => Promise<CodeOutput>;
  /**
   * The URL that the built site uses for one of a source: base added, links to pages in canonical
   * form. Anything it does not know is returned unchanged.
   */
  readonly rewriteUrl: (use: LinkUse) => string;
  /** What is wrong with a link, as far as it can be told before the pages are rendered. */
  readonly checkLink: (use: LinkUse) => readonly Diagnostic[];
  readonly findIcon: FindIcon;
  /** A snippet by import path (`/snippets/a.mdx`, relative to `from`) or `<Snippet file>` name. */
  readonly findSnippet: (path: string, from: string) => SourceFile | undefined;
  /** Paths that `findSnippet` answers, for suggestions. */
  readonly snippetPaths: () => readonly string[];
  /** Runs code that may not end; throws when it takes too long. */
  readonly limitTime: (run: () => unknown) => unknown;
  /** Whether the code of files is only looked at: nothing of it runs, and no content is made. */
  readonly onlyReads?: boolean;
  readonly journal?: Journal | undefined;
  readonly islands: IslandHost;
  /** Finished snippets by path; whoever changes a file empties it. */
  readonly compiledSnippets: Map<string, CompiledModule>;
}

/** A compiled file: what it exports, and what was noticed on the way. */
export interface CompiledModule {
  /** Empty when the file could not be compiled. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Its code as browsers load it; absent where there is none. */
  readonly island?: IslandModule;
  /** What Markdown makes; a file of components has none. */
  readonly content?: JsxComponent;
  /** Code that `content` leaves to the finished article. */
  readonly readyCode?: readonly ReadyCode[];
  readonly links: readonly LinkUse[];
  /** Its Markdown headings, and those of its snippets. */
  readonly headingPlaces?: readonly HeadingPlace[];
  /** Whether its code, or code that it imports, has a loop. */
  readonly mayLoop?: boolean;
  /** Whether its code, or code that it imports, asks for what may differ the next time. */
  readonly isVolatile?: boolean;
  /** Whether all of its text could be read; what could not is shown as it is written. */
  readonly isWhole?: boolean;
  readonly diagnostics: readonly Diagnostic[];
}
