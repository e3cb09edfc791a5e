/**
 * Prepares what a build needs to know about Lectern's own styles, once when they are compiled: it does not
 * depend on any site.
 */
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { toSystemDark } from '../../engine/assets/dark-without-scripts.ts';
import { minify, type SiteStyles, type StylePart } from '../../engine/assets/stylesheets.ts';

/** A component's styles, or a file of `styles/`. */
export interface StyleModule {
  /** Relative to `src/`. */
  readonly path: string;
  readonly css: string;
}

/** Which modules are combined into one file. */
export interface StyleFiles {
  /** Paths of the modules that every page gets. */
  readonly common: readonly string[];
  /** By the name of the file: prefixes of the paths of its modules. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/**
 * @param modules all styles, in the order of the cascade.
 * @throws if a path matches no module: its file was moved, or no longer has styles.
 */
export function prepareStyles(
  modules: readonly StyleModule[],
  { common, groups }: StyleFiles,
): SiteStyles {
  const isThere = (start: string) => modules.some(({ path }) => path.startsWith(start));
  const gone = [...common, ...Object.values(groups).flat()].filter((path) => !isThere(path));
  if (gone.length > 0) throw new Error(`No styles come from ${gone.join(', ')}.`);
  const isCommon = ({ path }: StyleModule) => common.includes(path);
  const files = new Map<string, StyleModule[]>();
  for (const module of modules.filter((each) => !isCommon(each))) {
    const name = groupOf(module, groups) ?? module.path;
    const before = files.get(name) ?? [];
    // A group is placed at its last module, because that can depend on styles before it.
    files.delete(name);
    files.set(name, [...before, module]);
  }
  return {
    common: minify(textOf(modules.filter(isCommon))),
    optional: Array.from(files, ([name, own]) => toPart(name, textOf(own))),
    dark: modules.map(({ css }) => toSystemDark(css)).join('\n'),
  };
}

function groupOf({ path }: StyleModule, groups: StyleFiles['groups']): string | undefined {
  const starts = Object.entries(groups);
  return starts.find(([, own]) => own.some((start) => path.startsWith(start)))?.[0];
}

function textOf(modules: readonly StyleModule[]): string {
  return modules.map(({ css }) => css).join('\n');
}

/** @param file its name, or the path of its only module. */
function toPart(file: string, css: string): StylePart {
  const demands: string[][][] = [];
  transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value }) => {
          demands.push(...value.selectors.map(toDemand));
        },
      },
    },
  });
  return { name: nameOf(file), css: minify(css), demands };
}

function toDemand(selector: Selector): string[][] {
  return selector.flatMap((component) => {
    const choice = toChoice(component);
    return choice === undefined ? [] : [choice];
  });
}

/** The marks of which the page must have one; undefined if none is needed. */
function toChoice(component: SelectorComponent): string[] | undefined {
  switch (component.type) {
    case 'class':
      return [`.${component.name}`];
    case 'type':
      return [component.name];
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

/** The first demand of each selector, if every selector has one. */
function anyOf(selectors: readonly Selector[]): string[] | undefined {
  const choices = selectors.map((selector) => toDemand(selector)[0]);
  return choices.every((choice) => choice !== undefined) ? choices.flat() : undefined;
}

/** `components/content/sections/AccordionGroup.astro` -> `accordion-group`. */
function nameOf(path: string): string {
  const [name = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
  return name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}
