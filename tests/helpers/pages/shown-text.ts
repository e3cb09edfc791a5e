/** Returns what a reader can see or hear of HTML: its text, and attributes that browsers show. */
import { decodeReferences } from '../../../src/core/html/references.ts';
import type { Element } from '../../../src/core/html/tree.ts';

const SHOWN = ['alt', 'title', 'aria-label', 'placeholder', 'label', 'data-feed-title'];
SHOWN.push('data-feed-description');

export function shownText(root: Element): string {
  let text = '';
  for (const node of root.children) {
    if (node.kind === 'text') text += decodeReferences(node.source);
    else if (node.kind === 'raw') continue;
    else if (node.kind === 'element' && !/^(?:script|style|template)$/.test(node.name)) {
      for (const name of SHOWN) text += ` ${node.get(name) ?? ''} `;
      text += shownText(node);
    }
  }
  return text;
}
