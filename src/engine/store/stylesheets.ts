/**
 * The stylesheets of built pages: one that all pages share, with the site's theme, and one for each of
 * the components that only some show. A reader who goes from page to page loads each of them once.
 */
import { transform } from 'lightningcss';
import { toSystemDark } from './dark-without-scripts.ts';
import type { SharedFiles } from './shared-files.ts';

/** The styles of a component or of a few that go together, for the pages that show one of them. */
export interface StylePart {
  /** The name of the file begins with it: `steps`. */
  readonly name: string;
  readonly css: string;
  /** What each selector asks of a page; it may match if the page has one mark of every list. */
  readonly demands: readonly (readonly (readonly string[])[])[];
}

/** All styles of Lectern's own, each text minified but the last. */
export interface SiteStyles {
  /** For every page; `''` where there is nothing of the kind. */
  readonly common: string;
  /** In the order of the cascade. */
  readonly optional: readonly StylePart[];
  /** What all of them say of dark mode, for a dark system. */
  readonly dark: string;
}

export class Stylesheets {
  readonly #files: SharedFiles;
  #common = '';
  #optional: readonly StylePart[] = [];
  #dark = '';
  /** Marks that a selector asks for; no other mark changes what a page needs. */
  #asked: ReadonlySet<string> = new Set();
  /** Paths of further stylesheets, by the marks that are asked for. */
  readonly #parts = new Map<string, readonly string[]>();
  readonly #bases = new Map<string, string>();

  constructor(files: SharedFiles) {
    this.#files = files;
  }

  /** To be called before anything is asked for. */
  use({ common, optional, dark }: SiteStyles): void {
    this.#parts.clear();
    this.#bases.clear();
    this.#common = common;
    this.#optional = optional;
    this.#asked = new Set(optional.flatMap(({ demands }) => demands.flat(2)));
    this.#dark = dark;
  }

  /** Path, from the site's root, of the stylesheet that begins with `theme` and that all pages share. */
  basePath(theme: string): string {
    const path = this.#bases.get(theme) ?? this.#files.keep('base.css', theme + this.#common);
    this.#bases.set(theme, path);
    return path;
  }

  /** Paths of further stylesheets for a page with these marks in its body, in the order of the cascade. */
  partPaths(bodyMarks: readonly string[]): readonly string[] {
    const asked = bodyMarks.filter((mark) => this.#asked.has(mark));
    const key = asked.join(' ');
    const paths = this.#parts.get(key) ?? this.#keepParts(asked);
    this.#parts.set(key, paths);
    return paths;
  }

  #keepParts(bodyMarks: readonly string[]): readonly string[] {
    const marks = new Set([...ROOT_MARKS, ...bodyMarks]);
    const shown = this.#optional.filter((part) => mayMatch(part, marks));
    return shown.map(({ name, css }) => this.#files.keep(`${name}.css`, css));
  }

  /** Path of the stylesheet for a dark system without scripts, behind `theme` and all others. */
  darkPath(theme: string): string {
    return this.#files.keep('dark.css', minify(toSystemDark(theme) + this.#dark));
  }
}

export function minify(css: string): string {
  const code = Buffer.from(css);
  return transform({ filename: 'styles.css', code, minify: true }).code.toString();
}

/** What is not in the body: <html> with its classes, which scripts set as well. */
const ROOT_MARKS = ['html', 'body', '.js', '.dark', '.has-tabs'];

function mayMatch({ demands }: StylePart, marks: ReadonlySet<string>): boolean {
  return demands.some((demand) => demand.every((choice) => choice.some((mark) => marks.has(mark))));
}
