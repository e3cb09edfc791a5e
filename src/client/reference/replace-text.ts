/** Changes words of highlighted code, wherever the highlighting has cut them. */
import { findAddresses } from './find-addresses.ts';

/** Replaces `from`, where it stands as a whole address, by `to` in all text of `root`. */
export function replaceText(root: Element, from: string, to: string): void {
  if (from === '') return;
  const places = findAddresses(root.textContent, from);
  // From the end, so that the places before keep their numbers.
  for (const start of places.toReversed()) replaceRange(root, { start, length: from.length, to });
}

/** The first piece takes the new text; what is left of the old one goes. */
function replaceRange(
  root: Element,
  { start, length, to }: { start: number; length: number; to: string },
): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let isWritten = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const size = node.data.length;
    const from = Math.max(0, start - passed);
    const until = Math.min(size, start + length - passed);
    if (until > from) {
      node.replaceData(from, until - from, isWritten ? '' : to);
      isWritten = true;
    }
    passed += size;
    if (passed >= start + length) return;
  }
}
