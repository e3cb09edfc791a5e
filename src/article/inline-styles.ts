import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { isInIsland } from './facts/around.ts';

export interface StylesPass {
  readonly pass: Pass;
  /** The declarations that elements had. */
  readonly replaced: ReadonlyMap<Element, string>;
}

/**
 * Replaces every `style` attribute with a class, because the Content-Security-Policy of pages forbids
 * inline styles. `classFor` returns the class that stands for declarations, or `''` for none. Islands set
 * their own classes in the browser, and get their declarations back there.
 */
export function replaceStyles(classFor: (declarations: string) => string): StylesPass {
  const replaced = new Map<Element, string>();
  const pass: Pass = {
    enter(element) {
      const declarations = element.get('style');
      if (declarations === undefined) return;
      replaced.set(element, declarations);
      element.remove('style');
      const name = classFor(declarations);
      if (name === '') return;
      const classes = element.get('class');
      element.set('class', classes === undefined ? name : `${name} ${classes}`, 'first');
      if (isInIsland(element)) element.set('data-style', declarations);
    },
  };
  return { pass, replaced };
}
