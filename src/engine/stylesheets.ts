/**
 * The stylesheets of built pages: one that all pages share, and one with the styles of just those
 * components that a page shows. Pages with the same components share the second one too.
 */
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { toSystemDark } from './dark-without-scripts.ts';
import type { SharedFiles } from './shared-files.ts';

/** A component's styles, or a file of `styles/`. */
export interface StyleModule {
  /** Path or id of the module. */
  readonly id: string;
  readonly css: string;
}

interface StylePart {
  readonly css: string;
  /** What each selector asks of a page; it may match if the page has one mark of every list. */
  readonly demands: readonly (readonly (readonly string[])[])[];
}

/** What stands around nearly every page. The rest is sent to the pages that show something of it. */
const COMMON = [
  /\/layouts\/(?!NotFound)/,
  /\/components\/chrome\/(?!VersionSelect|PageRating)/,
  /\/styles\/(?:layers|tokens|reset|base|highlight|print|prose|code|search)\.css$/,
];

export class Stylesheets {
  readonly #files: SharedFiles;
  #common: string[] = [];
  #optional: readonly StylePart[] = [];
  #dark = '';
  readonly #paths = new Map<string, string>();

  constructor(files: SharedFiles) {
    this.#files = files;
  }

  /** Takes all styles of the site, in the order of the cascade. */
  use(modules: readonly StyleModule[]): void {
    const isOptional = ({ id }: StyleModule) => !COMMON.some((pattern) => pattern.test(id));
    this.#paths.clear();
    this.#optional = modules.filter(isOptional).map(toPart);
    this.#dark = modules.map(({ css }) => toSystemDark(css)).join('\n');
    const common = modules.filter((module) => !isOptional(module)).map(({ css }) => css);
    this.#common =
      common.length > 0 ? [this.#files.keep('base.css', minify(common.join('\n')))] : [];
  }

  /**
   * Paths, from the site's root, of the stylesheets for a page with these marks in its body. None while
   * developing, when Vite has them.
   */
  pathsFor(bodyMarks: readonly string[]): string[] {
    if (this.#optional.length === 0) return this.#common;
    const marks = new Set([...ROOT_MARKS, ...bodyMarks]);
    const shown = this.#optional.filter((part) => mayMatch(part, marks));
    if (shown.length === 0) return this.#common;
    const key = shown.map((part) => this.#optional.indexOf(part)).join();
    const path =
      this.#paths.get(key) ?? this.#files.keep('parts.css', shown.map(({ css }) => css).join(''));
    this.#paths.set(key, path);
    return [...this.#common, path];
  }

  /**
   * Path of the stylesheet for a dark system without scripts, behind `theme` and all others; none
   * while developing.
   */
  darkPath(theme: string): string | undefined {
    if (this.#common.length === 0) return undefined;
    return this.#files.keep('dark.css', minify(toSystemDark(theme) + this.#dark));
  }
}

function minify(css: string): string {
  const code = Buffer.from(css);
  return transform({ filename: 'styles.css', code, minify: true }).code.toString();
}

function toPart({ id, css }: StyleModule): StylePart {
  const demands: string[][][] = [];
  transform({
    filename: id,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value }) => {
          demands.push(...value.selectors.map(toDemand));
        },
      },
    },
  });
  return { css: minify(css), demands };
}

function toDemand(selector: Selector): string[][] {
  return selector.flatMap((component) => {
    const choice = toChoice(component);
    return choice === undefined ? [] : [choice];
  });
}

/** Marks of which one must be there; undefined where the page may do without. */
function toChoice(component: SelectorComponent): string[] | undefined {
  switch (component.type) {
    case 'class':
      return [`.${component.name}`];
    case 'type':
      return component.name.includes('-') ? [component.name] : undefined;
    case 'attribute':
      return component.name.startsWith('data-') ? [component.name] : undefined;
    case 'pseudo-class':
      return component.kind === 'is' || component.kind === 'where' || component.kind === 'has'
        ? anyOf(component.selectors)
        : undefined;
    default:
      return undefined;
  }
}

/** The first thing that each selector asks for, if each asks for something. */
function anyOf(selectors: readonly Selector[]): string[] | undefined {
  const choices = selectors.map((selector) => toDemand(selector)[0]);
  return choices.every((choice) => choice !== undefined) ? choices.flat() : undefined;
}

/** Those of <html>, which scripts set as well, are not in the body. */
const ROOT_MARKS = ['.js', '.dark', '.has-tabs'];

function mayMatch({ demands }: StylePart, marks: ReadonlySet<string>): boolean {
  return demands.some((demand) => demand.every((choice) => choice.some((mark) => marks.has(mark))));
}
