/** Finds the classes that can be thrown. */
import type { PhpElement } from './list-elements.ts';

/** What ends the names of throwable classes: those of PHP, and by custom those of other libraries. */
const THROWABLE = /(?:Exception|Error|Throwable)$/;

/** Returns the full names of the classes one of whose ancestors outside of the library can be thrown. */
export function findExceptions(elements: ReadonlyMap<string, PhpElement>): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const found = new Set<string>();
  for (const { id, kind } of elements.values()) {
    if (kind !== 'class') continue;
    const line: string[] = [];
    let at: string | undefined = id;
    for (; at !== undefined && !known.has(at); [at] = elements.get(at)?.parents ?? []) {
      // A class that is its own ancestor gets no further.
      known.set(at, isThrowable(at, elements.get(at)));
      line.push(at);
    }
    const last = at ?? line.at(-1) ?? id;
    for (const each of line) known.set(each, known.get(each) === true || known.get(last) === true);
    if (known.get(id) === true) found.add(id);
  }
  return found;
}

function isThrowable(name: string, element: PhpElement | undefined): boolean {
  return element === undefined ? THROWABLE.test(name) : element.interfaces.includes('\\Throwable');
}
