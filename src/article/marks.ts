/** Collects what distinguishes components in a piece of a page; its stylesheets follow from that. */
import type { Pass } from '../core/html/walk.ts';

export interface MarksPass {
  readonly pass: Pass;
  finish(): { readonly marks: readonly string[]; readonly hasCode: boolean };
}

export function findMarks(): MarksPass {
  const marks = new Set<string>();
  return {
    pass: {
      enter(element) {
        for (const mark of element.marks) marks.add(mark);
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
