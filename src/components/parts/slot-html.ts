/** What a component asks of the HTML in its slot. */
import { parse } from '../../core/html/parse.ts';
import { findElement, textOf } from '../../core/html/text.ts';

/** What readers see of it. */
export function wordsOf(html: string): string {
  return textOf(parse(html));
}

/** Whether one of these elements is in it. */
export function holds(html: string, ...names: readonly string[]): boolean {
  return findElement(parse(html), ({ name }) => names.includes(name)) !== undefined;
}
