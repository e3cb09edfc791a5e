/**
 * The stylesheets of built pages: one that all pages share, with the site's theme, and one for each
 * component that only some pages show. A reader who goes from page to page loads each of them once.
 */
import { transform } from 'lightningcss';
import { toSystemDark } from './dark-without-scripts.ts';
import type { SharedFiles } from './shared-files.ts';
import { StyleClasses } from './style-classes.ts';
import { UTILITIES_PATH } from './utilities-path.ts';
import type { Utilities } from './utility-css.ts';

/** The styles of a component, or of a few that belong together, for the pages that show one of them. */
export interface StylePart {
  /** The beginning of the file's name: `steps`. */
  readonly name: string;
  readonly css: string;
  /**
   * For each selector, lists of marks: the selector can match a page that has at least one mark of every
   * list.
   */
  readonly demands: readonly (readonly (readonly string[])[])[];
}

/** All of Lectern's own styles; each text is minified except `dark`. */
export interface SiteStyles {
  /** Styles for every page; `''` if there are none. */
  readonly common: string;
  /** The optional parts, in the order of the cascade. */
  readonly optional: readonly StylePart[];
  /** The dark-mode rules of all of them, for a dark system. */
  readonly dark: string;
}

/** The styles of a site in addition to Lectern's own. */
interface SiteLook {
  /** The CSS that the configuration and the classes in the sources ask for. */
  readonly themeCss: string;
  readonly utilities: Utilities;
}

export class Stylesheets {
  readonly #files: SharedFiles;
  /** Inline styles of pages. */
  readonly #inPlace = new StyleClasses();
  #look: SiteLook = { themeCss: '', utilities: { css: '', names: new Set() } };
  #common = '';
  #optional: readonly StylePart[] = [];
  #dark = '';
  /** The marks that any selector asks for; no other mark changes what a page needs. */
  #asked: ReadonlySet<string> = new Set();
  /** Paths of the optional stylesheets, by the marks of a page that are in `#asked`. */
  readonly #parts = new Map<string, readonly string[]>();
  /** Paths of the stylesheets for every page. */
  #baseSheet: string | undefined;
  #darkSheet: string | undefined;

  constructor(files: SharedFiles) {
    this.#files = files;
  }

  /** Sets Lectern's own styles. Call this before any other method. */
  use({ common, optional, dark }: SiteStyles): void {
    this.#parts.clear();
    this.#forget();
    this.#common = common;
    this.#optional = optional;
    this.#asked = new Set(optional.flatMap(({ demands }) => demands.flat(2)));
    this.#dark = dark;
  }

  /** Sets the styles of the site. Call this before any path is requested, and again when the site changes. */
  useSite(look: SiteLook): void {
    this.#look = look;
    this.#forget();
  }

  #forget(): void {
    this.#baseSheet = undefined;
    this.#darkSheet = undefined;
  }

  /** Returns the class for inline declarations of a page; `''` if they are empty. */
  classFor(declarations: string): string {
    return this.#inPlace.classFor(declarations);
  }

  /** The Tailwind utilities of all pages, as a stylesheet. */
  get utilityCss(): string {
    return this.#look.utilities.css;
  }

  /** Returns the paths, from the site's root, of the stylesheets for a page with these marks in its body. */
  pathsFor(marks: readonly string[]): readonly string[] {
    const { utilities } = this.#look;
    const hasUtilities = marks.some(
      (mark) => utilities.names.has(mark.slice(1)) || mark === 'lectern-island',
    );
    const inPlace = this.#inPlace.format(marks);
    return [
      this.basePath,
      ...this.#partPaths(marks),
      ...(hasUtilities && utilities.css !== '' ? [UTILITIES_PATH] : []),
      ...(inPlace === '' ? [] : [this.#files.keep('styles.css', inPlace)]),
    ];
  }

  /**
   * The path of the stylesheet that all pages share: the site's theme, and the styles of what every page
   * shows.
   */
  get basePath(): string {
    const { themeCss } = this.#look;
    return (this.#baseSheet ??= this.#files.keep('base.css', themeCss + this.#common));
  }

  /** The path of the stylesheet for a dark system without scripts, which is loaded after all others. */
  get darkPath(): string {
    return (this.#darkSheet ??= this.#files.keep('dark.css', this.#formatDark()));
  }

  /** Returns the paths of the optional stylesheets, in the order of the cascade. */
  #partPaths(bodyMarks: readonly string[]): readonly string[] {
    const asked = bodyMarks.filter((mark) => this.#asked.has(mark));
    const key = asked.join(' ');
    const paths = this.#parts.get(key) ?? this.#keepParts(asked);
    this.#parts.set(key, paths);
    return paths;
  }

  #formatDark(): string {
    const { themeCss, utilities } = this.#look;
    return minify(toSystemDark(`${themeCss}\n${utilities.css}`) + this.#dark);
  }

  #keepParts(bodyMarks: readonly string[]): readonly string[] {
    const marks = new Set([...ROOT_MARKS, ...bodyMarks]);
    const shown = this.#optional.filter((part) => mayMatch(part, marks));
    return shown.map(({ name, css }) => this.#files.keep(`${name}.css`, css));
  }
}

export function minify(css: string): string {
  const code = Buffer.from(css);
  return transform({ filename: 'styles.css', code, minify: true }).code.toString();
}

/** Marks outside of the body: `<html>` and its classes, including those that scripts set. */
const ROOT_MARKS = ['html', 'body', '.js', '.dark', '.has-tabs'];

function mayMatch({ demands }: StylePart, marks: ReadonlySet<string>): boolean {
  return demands.some((demand) => demand.every((choice) => choice.some((mark) => marks.has(mark))));
}
