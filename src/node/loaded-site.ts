/** A project that has been read: its site, and everything that the site was made from. */
import type { ReadPageTags } from '../core/pages/uses.ts';
import type { CommandFor, DocsFolder } from './project/read-docs.ts';
import type { Journal } from '../core/diagnostic/journal.ts';
import type { DocumentMemory } from './documents/document-memory.ts';
import type { LoadedDocuments } from './documents/document-files.ts';
import type { Site } from '../core/site.ts';
import type { LinkTargets } from '../core/navigation/resolve-link.ts';
import type { IconSet } from './icons/icon-set.ts';
import type { FontFile } from './fonts/load-fonts.ts';
import type { OwnGrammar } from '../core/theme/own-grammar.ts';
import type { Locate, Lacks } from '../core/config/parse/parse-config.ts';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';

export interface LoadOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Absolute path of the output folder, which is never a source. */
  readonly outDir?: string | undefined;
  /** `''` or `/docs`. */
  readonly base: string;
  /** Public origin, when known. */
  readonly site?: string | undefined;
  /** Without it, the fields that pages define for their own endpoints are unknown. */
  readonly readPageTags?: ReadPageTags | undefined;
  /** Rewrites the user's command for another folder; absent if there was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Records which file is being worked on, here and when its pages are rendered. */
  readonly journal?: Journal | undefined;
  /** Earlier results for the API documents; absent if the folder is read once. */
  readonly documentMemory?: DocumentMemory | undefined;
  /** Texts of API documents and their parts by file, used instead of those on the disk. */
  readonly documentTexts?: ReadonlyMap<string, string> | undefined;
}

/** A site that can be rendered, with everything it was made from. */
export interface LoadedSite {
  readonly options: LoadOptions;
  readonly docs: DocsFolder;
  readonly documents: LoadedDocuments;
  readonly site: Site;
  readonly targets: LinkTargets;
  readonly icons: IconSet;
  /** Files of packages that the site's typefaces need. */
  readonly fontFiles: readonly FontFile[];
  /** The project's grammars for its own languages. */
  readonly grammars: readonly OwnGrammar[];
  /** The base that the configuration states; `''` if it states none. Links may suggest another one. */
  readonly statedBase: string;
  /** The name of the configuration file. `locate` finds the positions of values in it. */
  readonly configFile: string;
  readonly locate: Locate;
  /** Which parts of the configuration were left out; each was reported. */
  readonly lacks: Lacks;
  /**
   * The errors that keep the configuration from being read as written. The rest was then guessed so that
   * other problems can be reported too; nothing based on it is published or rewritten.
   */
  readonly guessedFrom?: readonly Diagnostic[];
  /** Navigation entries that name no existing page, as written. */
  readonly missing: readonly string[];
  /** Problems with the folder as a whole; the contents of pages are not checked here. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LoadResult {
  /** Absent if there is no configuration. */
  readonly loaded?: LoadedSite;
  readonly diagnostics: readonly Diagnostic[];
}
