import type { Pass } from '../core/html/walk.ts';

/** Collects every target of fragments, in the order of the page: each `id`, and the `name` of each `<a>`. */
export function collectIds(): { readonly pass: Pass; readonly found: ReadonlySet<string> } {
  const found = new Set<string>();
  const pass: Pass = {
    enter(element) {
      const names = [element.get('id'), element.name === 'a' ? element.get('name') : undefined];
      for (const name of names) if (name !== undefined && name !== '') found.add(name);
    },
  };
  return { pass, found };
}
