/** Titles that say more than the name they stand beside: generators make one of every name. */
import type { Shape } from '../model/shape-model.ts';

export function withHeading(name: string, shape: Shape): Shape {
  const { title, schemaName, items } = shape;
  const own = title ?? items?.title;
  if (own === undefined) return shape;
  const said = [name, schemaName ?? '', items?.schemaName ?? '', shape.description ?? ''];
  return isKey(own) || said.some((text) => lettersIn(text) === lettersIn(own))
    ? shape
    : { ...shape, heading: own };
}

/** A whole body has no name beside it: its title is one. */
export function withTitle(shape: Shape): Shape {
  const { title, items, description } = shape;
  const own = title ?? items?.title;
  const isSaid = own === undefined || isKey(own) || lettersIn(own) === lettersIn(description ?? '');
  return isSaid ? shape : { ...shape, heading: own };
}

/** `customer_param` is for programs. */
export function isKey(title: string): boolean {
  return /^\p{Ll}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+$/u.test(title);
}

export function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
