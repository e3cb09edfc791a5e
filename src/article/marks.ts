/** What in a piece of a page can tell one component from another; its stylesheets follow from that. */
import type { Pass } from '../core/html/walk.ts';

export interface MarksPass {
  readonly pass: Pass;
  finish(): { readonly marks: readonly string[]; readonly hasCode: boolean };
}

export function findMarks(): MarksPass {
  /** Most opening tags stand in a page many times. */
  const seen = new Set<string>();
  const marks = new Set<string>();
  return {
    pass: {
      enter(element) {
        if (seen.has(element.opening)) return;
        seen.add(element.opening);
        marks.add(element.name);
        for (const name of element.classes) marks.add(`.${name}`);
        for (const name of element.attributeNames) if (name.startsWith('data-')) marks.add(name);
      },
      leaf(leaf) {
        if (leaf.kind === 'ready') for (const mark of leaf.marks) marks.add(mark);
      },
    },
    finish() {
      return { marks: [...marks], hasCode: marks.has('pre') };
    },
  };
}
