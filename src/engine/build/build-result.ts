import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { WebLink } from '../../core/links/web-links.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import type { CommandFor } from '../../node/project/read-docs.ts';

/** The outcome of a page in a build. `missing`: navigation lists it, but the file does not exist. */
export type PageStatus = 'ok' | 'warning' | 'error' | 'missing';

export interface BuiltPage {
  readonly href: string;
  /** Relative to the project folder; for a missing page, the expected path without extension. */
  readonly file: string;
  readonly status: PageStatus;
}

export interface BuildProgress {
  readonly phase: 'reading' | 'pages' | 'files' | 'links' | 'requests';
  /** How many pages have been written, addresses checked or requests sent so far. */
  readonly done?: number;
  readonly total?: number;
}

export type AskLinks = (
  links: readonly WebLink[],
  onProgress: (done: number, total: number) => void,
) => Promise<readonly Diagnostic[]>;

export interface BuildOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Receives the site's files; nothing else is written. */
  readonly files: SiteFiles;
  /** The final output folder, which is never read as a source. */
  readonly finalOutDir?: string | undefined;
  /** `''` or `/docs`. */
  readonly base: string;
  /** Public origin, `https://docs.example.com`. */
  readonly site?: string | undefined;
  /** Whether code is highlighted in color; true by default. Colors change no diagnostic. */
  readonly colorsCode?: boolean | undefined;
  /** Formats the command that was run, for another folder; absent if there was no command. */
  readonly commandFor?: CommandFor | undefined;
  /** Records which file is being worked on. */
  readonly journal?: Journal | undefined;
  /** Requests the web addresses that the project names, and reports what is wrong with them. */
  readonly askLinks?: AskLinks | undefined;
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
}

export interface BuildResult {
  readonly pages: readonly BuiltPage[];
  /** How many pages were taken from the records of an earlier build. */
  readonly reused?: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Seconds by phase. */
  readonly timings: Readonly<Record<string, number>>;
  /** Lines for people about what is in order but worth knowing. */
  readonly notes?: readonly string[];
}
