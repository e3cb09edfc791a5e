/**
 * Selects what a page can show, by React's rules: strings, numbers, elements and lists of them. A boolean
 * shows nothing; neither does a value that cannot be shown as text, which is reported.
 */
import { isVNode } from 'astro/jsx-runtime';

/** Returns the children to render; `report` receives each function or object among them. */
export function shownChildren(child: unknown, report: (value: object) => void): unknown {
  if (typeof child === 'string' || child === undefined || isVNode(child)) return child;
  if (typeof child === 'boolean' || typeof child === 'symbol') return undefined;
  // Numbers in data that exceed double precision are objects that keep their digits.
  if (child instanceof Number) return child.toString();
  if (Array.isArray(child)) return child.map((one: unknown) => shownChildren(one, report));
  if (!isUnshowable(child)) return child;
  if (isIterable(child)) return Array.from(child, (one) => shownChildren(one, report));
  report(child);
  return undefined;
}

/** Whether a value is a function, or an object that would be shown as `[object Object]`. */
export function isUnshowable(value: unknown): value is object {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null || isVNode(value)) return false;
  // Trusted HTML in Astro is a `String`, and dates and the like have their own `toString`.
  const own: unknown = Reflect.get(value, 'toString');
  return typeof own !== 'function' || own === Reflect.get(Object.prototype, 'toString');
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}
