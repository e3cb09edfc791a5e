/** Replaces text in highlighted code, wherever the highlighting has split it into elements. */
import { findAddresses } from './find-addresses.ts';

/** Replaces `from` with `to` in all text of `root`, wherever it is a complete address. */
export function replaceText(root: Element, from: string, to: string): void {
  if (from === '') return;
  const places = findAddresses(root.textContent, from);
  // From the end, so that earlier offsets stay valid.
  for (const start of places.toReversed()) replaceRange(root, { start, length: from.length, to });
}

/** Puts the new text into the first text node of the range and deletes the rest of the range. */
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
