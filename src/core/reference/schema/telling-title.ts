/** Titles that say more than the name they stand beside: generators make one of every name. */
import type { Shape } from '../model/shape-model.ts';

export function withHeading(name: string, shape: Shape): Shape {
  const { schemaName = '', items, description = '' } = shape;
  return withTold(shape, [name, schemaName, items?.schemaName ?? '', description]);
}

/** A whole body has no name beside it: its title is one. */
export function withTitle(shape: Shape): Shape {
  return withTold(shape, [shape.description ?? '']);
}

/** @param said stands beside it already. */
function withTold(shape: Shape, said: readonly string[]): Shape {
  const own = shape.title ?? shape.items?.title;
  if (own === undefined || said.some((text) => lettersIn(text) === lettersIn(own))) return shape;
  return isKey(own) ? { ...shape, titleKey: own } : { ...shape, heading: own };
}

/** `customer_param` is for programs. */
export function isKey(title: string): boolean {
  return /^\p{Ll}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+$/u.test(title);
}

export function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
