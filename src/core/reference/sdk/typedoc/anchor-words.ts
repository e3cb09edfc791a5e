/** Makes anchors of names, which in TypeScript can be any text. */

/** Returns a function that gives each name an anchor of its own; without a name, the start is enough. */
export function createAnchors(): (start: string, name: string) => string {
  const taken = new Set<string>();
  return (start, name) => {
    const word = name.replace(/[^\p{L}\p{N}_$]+/gu, '-').replace(/^-|-$/g, '');
    const wanted = name === '' ? start : `${start}-${word || 'unnamed'}`;
    let anchor = wanted;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}-${count}`;
    taken.add(anchor);
    return anchor;
  };
}
