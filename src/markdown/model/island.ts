/** Interactive components, as far as they are known while a page is compiled and rendered. */
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import type { Embed } from '../../core/policy/page-policy.ts';

/** The code of a file as browsers load it: interactive components, and the code that they use. */
export interface IslandModule {
  /** Names of exports that need a browser, because they are interactive or are used by something that is. */
  readonly live: ReadonlySet<string>;
  /**
   * Runs the module with the React of islands and returns its exports. @throws what the author's code
   * throws.
   */
  readonly exports: () => Readonly<Record<string, unknown>>;
  /** Returns the address of the file. The first call adds it to the files of the site. */
  readonly href: () => string;
  /** Returns what it and its imports may load when they run. */
  readonly loads: () => CodeLoads;
  /**
   * Returns the browser-only code that made rendering a component fail; undefined if it failed for another
   * reason.
   */
  readonly findBrowserRead: (name: string, error: Error) => BrowserRead | undefined;
}

/** The resources that code may load when it runs. */
export interface CodeLoads {
  /** Resources whose addresses are in the code. */
  readonly embeds: readonly Embed[];
  /** Kinds of resources that it loads from addresses that it computes or gets as props. */
  readonly open: readonly Embed['kind'][];
}

export interface BrowserRead {
  /** The name of the browser global, such as `document`. */
  readonly name: string;
  readonly place: Place;
}

/** An interactive component: its module, and its export name there. */
export interface LiveComponent {
  readonly module: IslandModule;
  readonly name: string;
}

/** What islands need to know about the site around the page. */
export interface IslandHost {
  /** The console for code that runs while the site is built. */
  readonly console: Console;
  /** The path under which the site is served: `''` or `/docs`. */
  readonly base: string;
  /** Stores a file for browsers, such as `counter.js`; returns its address. */
  readonly keepFile: (name: string, text: string) => string;
  /**
   * Returns the address of the runtime that all islands share. The first call adds it to the files of the
   * site.
   */
  readonly runtimeHref: () => string;
  /** Interactive components, by the function that pages call. */
  readonly components: WeakMap<object, LiveComponent>;
}
