/**
 * What a build needs to know of Lectern's own styles, worked out once when they are compiled: it
 * depends on no site.
 */
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { toSystemDark } from '../../engine/store/dark-without-scripts.ts';
import { minify, type SiteStyles, type StylePart } from '../../engine/store/stylesheets.ts';

/** A component's styles, or a file of `styles/`. */
export interface StyleModule {
  /** In `src/`. */
  readonly path: string;
  readonly css: string;
}

/**
 * @param modules all styles there are, in the order of the cascade.
 * @param common paths of those that every page gets.
 * @throws when one of these is not among the modules: its file was moved, or has no styles any more.
 */
export function prepareStyles(
  modules: readonly StyleModule[],
  common: readonly string[],
): SiteStyles {
  const gone = common.filter((path) => modules.every((module) => module.path !== path));
  if (gone.length > 0) throw new Error(`No styles come from ${gone.join(', ')}.`);
  const isCommon = ({ path }: StyleModule) => common.includes(path);
  return {
    common: minify(textOf(modules.filter(isCommon))),
    optional: modules.filter((module) => !isCommon(module)).map(toPart),
    dark: modules.map(({ css }) => toSystemDark(css)).join('\n'),
  };
}

function textOf(modules: readonly StyleModule[]): string {
  return modules.map(({ css }) => css).join('\n');
}

function toPart({ path, css }: StyleModule): StylePart {
  const demands: string[][][] = [];
  transform({
    filename: path,
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

/** The first thing that each selector asks for, if each asks for something. */
function anyOf(selectors: readonly Selector[]): string[] | undefined {
  const choices = selectors.map((selector) => toDemand(selector)[0]);
  return choices.every((choice) => choice !== undefined) ? choices.flat() : undefined;
}
