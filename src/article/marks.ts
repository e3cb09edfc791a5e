/** Collects what distinguishes components in a piece of a page; its stylesheets follow from that. */
import type { Pass } from '../core/html/walk.ts';

export interface MarksPass {
  readonly pass: Pass;
  finish(): { readonly marks: readonly string[]; readonly hasCode: boolean };
}

export function findMarks(): MarksPass {
  const marks = new Set<string>();
  /** Elements with the same tag share a list, so most lists are met often. */
  const lists = new Set<readonly string[]>();
  const addAll = (list: readonly string[]): void => {
    if (lists.has(list)) return;
    lists.add(list);
    for (const mark of list) marks.add(mark);
  };
  return {
    pass: {
      enter(element) {
        addAll(element.marks);
      },
      leaf(leaf) {
        if (leaf.kind === 'ready') addAll(leaf.marks);
      },
    },
    finish() {
      return { marks: [...marks], hasCode: marks.has('pre') };
    },
  };
}
