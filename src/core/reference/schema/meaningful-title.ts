/** Keeps titles that say more than the name next to them, because generators make a title of every name. */
import type { Shape } from '../model/shape-model.ts';

export function withHeading(name: string, shape: Shape): Shape {
  const { schemaName = '', items, description = '' } = shape;
  return withTitleUnlessShown(shape, [name, schemaName, items?.schemaName ?? '', description]);
}

/** Keeps the title of a whole body, which has no name next to it. */
export function withTitle(shape: Shape): Shape {
  return withTitleUnlessShown(shape, [shape.description ?? '']);
}

/** @param shownTexts Texts that already appear next to it. */
function withTitleUnlessShown(shape: Shape, shownTexts: readonly string[]): Shape {
  const own = shape.title ?? shape.items?.title;
  if (own === undefined || shownTexts.some((text) => lettersIn(text) === lettersIn(own)))
    return shape;
  return isKey(own) ? { ...shape, titleKey: own } : { ...shape, heading: own };
}

/** Whether a title is meant for programs, such as `customer_param`. */
export function isKey(title: string): boolean {
  return /^\p{Ll}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+$/u.test(title);
}

export function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
