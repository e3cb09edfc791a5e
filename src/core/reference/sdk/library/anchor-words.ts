/** Makes anchors of names, which in TypeScript can be any text. */
import { createUniqueNames } from './unique-names.ts';

/** Returns a function that gives each name an anchor of its own; without a name, the start is enough. */
export function createAnchors(): (start: string, name: string) => string {
  const unique = createUniqueNames('-');
  return (start, name) => {
    const word = name.replace(/[^\p{L}\p{N}_$]+/gu, '-').replace(/^-|-$/g, '');
    return unique(name === '' ? start : `${start}-${word || 'unnamed'}`);
  };
}
