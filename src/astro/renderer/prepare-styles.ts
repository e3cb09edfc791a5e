/**
 * What a build needs to know of Lectern's own styles, worked out once when they are compiled: it
 * depends on no site.
 */
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { toSystemDark } from '../../engine/store/dark-without-scripts.ts';
import { minify, type SiteStyles, type StylePart } from '../../engine/store/stylesheets.ts';

/** A component's styles, or a file of `styles/`. */
export interface StyleModule {
  /** Path or id of the module. */
  readonly id: string;
  readonly css: string;
}

/** What stands around nearly every page. The rest is sent to the pages that show something of it. */
const COMMON = [
  /\/layouts\/(?!NotFound)/,
  /\/components\/chrome\/(?!Ask|Banner|MethodBadge|topbar\/(?:VersionSelect|TopbarCta)|page\/(?:Contributors|PageRating|PageRemark|ReadingTime)|sidebar\/(?:SidebarFolds|SidebarFilter|BranchSwitch))/,
  /\/styles\/(?:layers|tokens|reset|base|print|search|prose\/text|code\/(?:block|colors))\.css$/,
];

/** @param modules all styles there are, in the order of the cascade. */
export function prepareStyles(modules: readonly StyleModule[]): SiteStyles {
  const isOptional = ({ id }: StyleModule) => !COMMON.some((pattern) => pattern.test(id));
  const common = modules.filter((module) => !isOptional(module)).map(({ css }) => css);
  return {
    common: minify(common.join('\n')),
    optional: modules.filter(isOptional).map(toPart),
    dark: modules.map(({ css }) => toSystemDark(css)).join('\n'),
  };
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
