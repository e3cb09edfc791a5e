/**
 * JSON pointers (RFC 6901) in two forms: as in `$ref`, `#/paths/~1pets/get`, where a percent sign is
 * written `%25` as in any URL; and without `#`, as validators write them, where a percent sign stands for
 * itself.
 */
import type { DataPath } from '../../text/source-tree.ts';

export function formatPointer(path: DataPath): string {
  return joinPointer('#', ...path);
}

/**
 * Returns the parts of a pointer with `#`; undefined for anything else, such as an anchor or a reference to
 * another document.
 */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '#' || pointer === '#/' || pointer === '') return [];
  if (!pointer.startsWith('#/')) return undefined;
  return parsePlainPointer(decode(pointer.slice(1)));
}

/** Returns the parts of a pointer without `#`, such as the `instancePath` of a validator: `/paths/~1pets`. */
export function parsePlainPointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part));
}

/** Extends a pointer in its own form, with `#` or without. */
export function joinPointer(pointer: string, ...parts: readonly (string | number)[]): string {
  const write = pointer.startsWith('#')
    ? (part: string) => escape(part).replaceAll('%', '%25')
    : escape;
  return parts.reduce<string>((joined, part) => `${joined}/${write(String(part))}`, pointer);
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
