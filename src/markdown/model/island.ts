/** Components that come alive in the browser, as they are known while a page is compiled and rendered. */
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import type { Embed } from '../../core/policy/page-policy.ts';

/** The code of a file as browsers load it: what interactive components, or those they use, are made of. */
export interface IslandModule {
  /** Names of what it exports that needs a browser, to come alive or to help something that does. */
  readonly live: ReadonlySet<string>;
  /** What it exports, run with the React of islands. @throws what the author's code throws. */
  readonly exports: () => Readonly<Record<string, unknown>>;
  /** Address of the file. It is a file of the site from the first call on. */
  readonly href: () => string;
  /** What it may load once it runs, with what it imports. */
  readonly loads: () => CodeLoads;
  /** The code that only browsers can run by which rendering a component failed; undefined where it failed otherwise. */
  readonly findBrowserRead: (name: string, error: Error) => BrowserRead | undefined;
}

/** What code may load once it runs. */
export interface CodeLoads {
  /** What stands in the code. */
  readonly embeds: readonly Embed[];
  /** Kinds of what it loads by addresses that it is given, or makes up. */
  readonly open: readonly Embed['kind'][];
}

export interface BrowserRead {
  /** `document`. */
  readonly name: string;
  readonly place: Place;
}

/** An interactive component, by the module and the name under which that exports it. */
export interface LiveComponent {
  readonly module: IslandModule;
  readonly name: string;
}

/** What islands need of the site around the page. */
export interface IslandHost {
  /** What code says something to while the site is built. */
  readonly console: Console;
  /** Under which the site is served: `''` or `/docs`. */
  readonly base: string;
  /** Keeps a file for browsers such as `counter.js`; gives its address. */
  readonly keepFile: (name: string, text: string) => string;
  /** Address of what all islands run with. It is a file of the site from the first call on. */
  readonly runtimeHref: () => string;
  /** Interactive components by the function that pages call. */
  readonly components: WeakMap<object, LiveComponent>;
}
