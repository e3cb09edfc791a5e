/** Makes anchors of names, which in TypeScript can be any text. */

/** Returns a function that gives each name an anchor of its own; without a name, the start is enough. */
export function createAnchors(): (start: string, name: string) => string {
  /** The number that the next equal anchor gets. */
  const taken = new Map<string, number>();
  return (start, name) => {
    const word = name.replace(/[^\p{L}\p{N}_$]+/gu, '-').replace(/^-|-$/g, '');
    const wanted = name === '' ? start : `${start}-${word || 'unnamed'}`;
    let anchor = wanted;
    let count = taken.get(wanted) ?? 2;
    for (; taken.has(anchor); count += 1) anchor = `${wanted}-${count}`;
    taken.set(wanted, count);
    if (!taken.has(anchor)) taken.set(anchor, 2);
    return anchor;
  };
}
