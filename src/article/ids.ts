import type { Pass } from '../core/html/walk.ts';

/** Every `id`, in the order of the page. */
export function collectIds(): { readonly pass: Pass; readonly found: ReadonlySet<string> } {
  const found = new Set<string>();
  const pass: Pass = {
    enter(element) {
      const id = element.get('id');
      if (id !== undefined && id !== '') found.add(id);
    },
  };
  return { pass, found };
}
