import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { comesAlive } from './facts/around.ts';

export interface StylesPass {
  readonly pass: Pass;
  /** The declarations that elements had. */
  readonly replaced: ReadonlyMap<Element, string>;
}

/**
 * Replaces every `style` attribute by a class: the policy of pages allows no styles in place.
 * `classFor` gives the class that stands for declarations, `''` for none. Components that come alive
 * set classes of their own, and get their declarations back then.
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
      if (comesAlive(element)) element.set('data-style', declarations);
    },
  };
  return { pass, replaced };
}
