/**
 * The stylesheets of built pages: one that all pages share, and one with the styles of just those
 * components that a page shows. Pages with the same components share the second one too.
 */
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { SharedFiles } from './shared-files.ts';

/** A component's styles, or a file of `styles/`. */
export interface StyleModule {
  /** Path or id of the module. */
  readonly id: string;
  readonly css: string;
}

interface StylePart {
  readonly css: string;
  /** What each selector asks of a page; it may match if the page has one class of every list. */
  readonly demands: readonly (readonly (readonly string[])[])[];
}

/** What authors write and what reference pages are made of; everything else is around every page. */
const OPTIONAL = /\/components\/(?:content|reference)\/|\/styles\/reference\.css$/;

export class Stylesheets {
  readonly #files: SharedFiles;
  #common: string[] = [];
  #optional: readonly StylePart[] = [];
  readonly #paths = new Map<string, string>();

  constructor(files: SharedFiles) {
    this.#files = files;
  }

  /** Takes all styles of the site, in the order of the cascade. */
  use(modules: readonly StyleModule[]): void {
    const isOptional = ({ id }: StyleModule) => OPTIONAL.test(id);
    this.#paths.clear();
    this.#optional = modules.filter(isOptional).map(toPart);
    const common = modules.filter((module) => !isOptional(module)).map(({ css }) => css);
    this.#common =
      common.length > 0 ? [this.#files.keep('base.css', minify(common.join('\n')))] : [];
  }

  /**
   * Paths, from the site's root, of the stylesheets for a page with this body. None while
   * developing, when Vite has them.
   */
  pathsFor(bodyHtml: string): string[] {
    if (this.#optional.length === 0) return this.#common;
    const classes = findClasses(bodyHtml);
    const shown = this.#optional.filter((part) => mayMatch(part, classes));
    if (shown.length === 0) return this.#common;
    const key = shown.map((part) => this.#optional.indexOf(part)).join();
    const path =
      this.#paths.get(key) ?? this.#files.keep('parts.css', shown.map(({ css }) => css).join(''));
    this.#paths.set(key, path);
    return [...this.#common, path];
  }

  clear(): void {
    this.use([]);
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

/** Classes of which one must be there; undefined where the page may do without. */
function toChoice(component: SelectorComponent): string[] | undefined {
  if (component.type === 'class') return [component.name];
  if (component.type !== 'pseudo-class') return undefined;
  if (component.kind !== 'is' && component.kind !== 'where') return undefined;
  const choices = component.selectors.map((selector) => toDemand(selector)[0]);
  return choices.every((choice) => choice !== undefined) ? choices.flat() : undefined;
}

/** Those of <html>, which scripts set as well, are not in the body. */
const ROOT_CLASSES = ['js', 'dark', 'has-tabs'];
const CLASS = /\sclass="([^"]*)"/g;

function findClasses(html: string): ReadonlySet<string> {
  const lists = Array.from(html.matchAll(CLASS), ([, list = '']) => list);
  return new Set([...ROOT_CLASSES, ...new Set(lists)].flatMap((list) => list.split(/\s+/)));
}

function mayMatch({ demands }: StylePart, classes: ReadonlySet<string>): boolean {
  return demands.some((demand) =>
    demand.every((choice) => choice.some((name) => classes.has(name))),
  );
}
