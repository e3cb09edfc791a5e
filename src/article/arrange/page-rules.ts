/**
 * Moves the rules in `<style>` elements of a page to separate stylesheets, because the
 * Content-Security-Policy of pages forbids inline styles. The initial rules of an island are moved too; in
 * the browser, `islands/adopt-rules.ts` applies those that it renders later, and `islands/mount.ts` switches
 * off the stylesheets that only islands had.
 */
import { decodeReferences } from '../../core/html/references.ts';
import type { Element } from '../../core/html/tree.ts';
import type { Pass } from '../../core/html/walk.ts';
import { findAround, islandOf } from '../facts/around.ts';
import type { PageSheet } from '../facts/facts.ts';

export interface RulesPass {
  readonly pass: Pass;
  /**
   * The stylesheets in the order of the page, each once, and their combined text. Lists those that only
   * islands had on the islands.
   */
  readonly finish: () => { readonly sheets: readonly PageSheet[]; readonly css: string };
}

/** @param keep stores a stylesheet and returns its address. */
export function takeRules(keep: (css: string) => string): RulesPass {
  const found = new Map<string, { css: string; media?: string }>();
  /** The islands that have a text; undefined stands for the page itself. */
  const owners = new Map<string, Set<Element | undefined>>();
  return {
    pass: {
      leave(element: Element) {
        if (element.name !== 'style' || !isStylesheet(element) || isKeptBack(element)) return;
        // JSX escapes all text, but browsers decode no character references in `<style>`.
        const css = decodeReferences(textOf(element)).trim();
        const media = element.get('media');
        if (css !== '') {
          found.set(`${media} ${css}`, { css, ...(media && { media }) });
          owners.set(css, (owners.get(css) ?? new Set()).add(islandOf(element)));
        }
        element.children.length = 0;
        element.dissolve();
      },
    },
    finish: () => {
      const rules = [...found.values()];
      for (const [css, islands] of owners) listOn(islands, keep(css));
      return {
        sheets: rules.map(({ css, ...rest }) => ({ href: keep(css), ...rest })),
        css: rules.map(({ css }) => css).join('\n'),
      };
    },
  };
}

/** Adds a stylesheet to the lists of the islands that have it, unless the page itself has it too. */
function listOn(islands: ReadonlySet<Element | undefined>, href: string): void {
  if (islands.has(undefined)) return;
  for (const island of islands) {
    const others = island?.get('sheets');
    island?.set('sheets', others === undefined ? href : `${others} ${href}`);
  }
}

/** Other types are data. */
function isStylesheet(element: Element): boolean {
  return /^(?:text\/css)?$/i.test(element.get('type') ?? '');
}

/** Rules in `<noscript>`, or in a template that no script has shown yet, do not apply to the page. */
function isKeptBack(element: Element): boolean {
  return (
    findAround(element, ({ name }) => name === 'noscript' || name === 'template') !== undefined
  );
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.kind === 'element' ? '' : child.source)).join('');
}
