import type { Pass } from '../core/html/walk.ts';

/**
 * Replaces every `style` attribute by a class: the policy of pages allows no styles in place.
 * `classFor` gives the class that stands for declarations, `''` for none.
 */
export function replaceStyles(classFor: (declarations: string) => string): Pass {
  return {
    enter(element) {
      const declarations = element.get('style');
      if (declarations === undefined) return;
      element.remove('style');
      const name = classFor(declarations);
      if (name === '') return;
      const classes = element.get('class');
      element.set('class', classes === undefined ? name : `${name} ${classes}`, 'first');
    },
  };
}
