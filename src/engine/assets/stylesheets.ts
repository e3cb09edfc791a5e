/**
 * The stylesheets of built pages: one that all pages share, with the site's theme, and one for each of
 * the components that only some show. A reader who goes from page to page loads each of them once.
 */
import { transform } from 'lightningcss';
import { toSystemDark } from './dark-without-scripts.ts';
import type { SharedFiles } from './shared-files.ts';
import { StyleClasses } from './style-classes.ts';
import { UTILITIES_PATH } from './utilities-path.ts';
import type { Utilities } from './utility-css.ts';

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

/** What the styles of a site are besides those of Lectern. */
interface SiteLook {
  /** What the configuration and the classes in the sources ask for. */
  readonly themeCss: string;
  readonly utilities: Utilities;
}

export class Stylesheets {
  readonly #files: SharedFiles;
  /** Styles that pages set in place. */
  readonly #inPlace = new StyleClasses();
  #look: SiteLook = { themeCss: '', utilities: { css: '', names: new Set() } };
  #common = '';
  #optional: readonly StylePart[] = [];
  #dark = '';
  /** Marks that a selector asks for; no other mark changes what a page needs. */
  #asked: ReadonlySet<string> = new Set();
  /** Paths of further stylesheets, by the marks that are asked for. */
  readonly #parts = new Map<string, readonly string[]>();
  /** Paths of those for every page. */
  #baseSheet: string | undefined;
  #darkSheet: string | undefined;

  constructor(files: SharedFiles) {
    this.#files = files;
  }

  /** To be called before anything is asked for. */
  use({ common, optional, dark }: SiteStyles): void {
    this.#parts.clear();
    this.#forget();
    this.#common = common;
    this.#optional = optional;
    this.#asked = new Set(optional.flatMap(({ demands }) => demands.flat(2)));
    this.#dark = dark;
  }

  /** To be called before anything is asked for, and when the site is another. */
  useSite(look: SiteLook): void {
    this.#look = look;
    this.#forget();
  }

  #forget(): void {
    this.#baseSheet = undefined;
    this.#darkSheet = undefined;
  }

  /** The class for declarations that a page sets in place; `''` for none. */
  classFor(declarations: string): string {
    return this.#inPlace.classFor(declarations);
  }

  /** The Tailwind utilities of all pages, as a stylesheet. */
  get utilityCss(): string {
    return this.#look.utilities.css;
  }

  /** Paths, from the site's root, of the stylesheets for a page with these marks in its body. */
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

  /** Path of the stylesheet that all pages share: the site's theme, and what every page shows. */
  get basePath(): string {
    const { themeCss } = this.#look;
    return (this.#baseSheet ??= this.#files.keep('base.css', themeCss + this.#common));
  }

  /** Path of the stylesheet for a dark system without scripts, behind all others. */
  get darkPath(): string {
    return (this.#darkSheet ??= this.#files.keep('dark.css', this.#formatDark()));
  }

  /** Paths of further stylesheets, in the order of the cascade. */
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

/** What is not in the body: <html> with its classes, which scripts set as well. */
const ROOT_MARKS = ['html', 'body', '.js', '.dark', '.has-tabs'];

function mayMatch({ demands }: StylePart, marks: ReadonlySet<string>): boolean {
  return demands.some((demand) => demand.every((choice) => choice.some((mark) => marks.has(mark))));
}
