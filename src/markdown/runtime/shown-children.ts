/**
 * What a page can show, by React's rule: texts, numbers, elements and lists of them. A boolean shows
 * nothing, and so does what is no text, which is told.
 */
import { isVNode } from 'astro/jsx-runtime';

/** The children to be rendered; `tell` hears of each function or object among them. */
export function shownChildren(child: unknown, tell: (value: object) => void): unknown {
  if (typeof child === 'string' || child === undefined || isVNode(child)) return child;
  if (typeof child === 'boolean' || typeof child === 'symbol') return undefined;
  // Numbers of data that no double holds are objects, which know their digits.
  if (child instanceof Number) return child.toString();
  if (Array.isArray(child)) return child.map((one: unknown) => shownChildren(one, tell));
  if (!isNoText(child)) return child;
  if (isIterable(child)) return Array.from(child, (one) => shownChildren(one, tell));
  tell(child);
  return undefined;
}

/** Whether a value is a function, or an object that would read `[object Object]`. */
export function isNoText(value: unknown): value is object {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null || isVNode(value)) return false;
  // HTML that Astro trusts is a `String`; dates and the like say what they are.
  const own: unknown = Reflect.get(value, 'toString');
  return typeof own !== 'function' || own === Reflect.get(Object.prototype, 'toString');
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}
