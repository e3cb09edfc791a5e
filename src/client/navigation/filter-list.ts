/** Filters a list of pages by what a reader typed and keeps the groups of the matching entries. */
import { toPlainLetters } from '../../core/text/plain-letters.ts';

/** Maximum number of matches. Nobody reads more; a reader types another letter instead. */
const MAX_MATCHES = 100;

/**
 * Returns a copy of the list with the matching entries, or undefined if there are none. Each word must
 * occur in the name of an entry or of a group around it.
 */
export function filterList(list: Element, query: string): HTMLUListElement | undefined {
  const words = toPlainLetters(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  let count = 0;

  const filter = (entries: Element, around: string): HTMLUListElement | undefined => {
    const kept: Node[] = [];
    for (const row of entries.children) {
      if (count === MAX_MATCHES) break;
      const copy = filterRow(row, around);
      if (copy) kept.push(copy);
    }
    if (kept.length === 0) return undefined;
    const copy = entries.cloneNode(false) as HTMLUListElement;
    copy.append(...kept);
    return copy;
  };

  const filterRow = (row: Element, around: string): Node | undefined => {
    const link = row.querySelector<HTMLAnchorElement>(':scope > a');
    if (link) {
      const name = `${around} ${toPlainLetters(link.textContent)}`;
      if (!words.every((word) => name.includes(word))) return undefined;
      count += 1;
      return row.cloneNode(true);
    }
    const inner = row.querySelector('ul');
    const head = row.querySelector(':scope > p, :scope > details > summary');
    const kept = inner && filter(inner, `${around} ${toPlainLetters(head?.textContent ?? '')}`);
    return kept ? copyGroup(row, head, kept) : undefined;
  };

  return filter(list, '');
}

/**
 * Copies a group, open, and without the attribute by which the groups that the reader opened or closed are
 * remembered.
 */
function copyGroup(row: Element, head: Element | null, kept: Node): Node {
  const copy = row.cloneNode(false) as Element;
  const fold = row.querySelector(':scope > details')?.cloneNode(false) as HTMLDetailsElement | null;
  fold?.removeAttribute('data-group');
  if (fold) fold.open = true;
  const holder = fold ?? copy;
  if (head) holder.append(head.cloneNode(true));
  holder.append(kept);
  if (fold) copy.append(fold);
  return copy;
}
