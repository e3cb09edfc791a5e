/**
 * Selects what a page can show, by React's rules: strings, numbers, elements and lists of them. A boolean
 * shows nothing; neither does a value that cannot be shown as text, which is reported.
 */
import { isVNode } from 'astro/jsx-runtime';

/** A value that is not text. */
export type Unshowable = object | symbol;

/** Returns the children to render; `report` receives each function, object or symbol among them. */
export function shownChildren(child: unknown, report: (value: Unshowable) => void): unknown {
  if (typeof child === 'string' || child === undefined || isVNode(child)) return child;
  if (typeof child === 'boolean') return undefined;
  // Astro shows nothing for `NaN` and `0n`, which React shows. Numbers in data that exceed double precision
  // are objects that keep their digits.
  if (typeof child === 'bigint') return child.toString();
  if (Number.isNaN(child)) return 'NaN';
  if (child instanceof Number) return child.toString();
  if (Array.isArray(child)) return child.map((one: unknown) => shownChildren(one, report));
  if (!isUnshowable(child)) return child;
  if (typeof child === 'object' && isIterable(child))
    return Array.from(child, (one) => shownChildren(one, report));
  report(child);
  return undefined;
}

/** Whether a value is a function, a symbol, or an object that would be shown as `[object Object]`. */
export function isUnshowable(value: unknown): value is Unshowable {
  if (typeof value === 'function' || typeof value === 'symbol') return true;
  if (typeof value !== 'object' || value === null || isVNode(value)) return false;
  // Trusted HTML in Astro is a `String`, and dates and the like have their own `toString`.
  const own: unknown = Reflect.get(value, 'toString');
  return typeof own !== 'function' || own === Reflect.get(Object.prototype, 'toString');
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}
