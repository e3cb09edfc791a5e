/** JSON pointers as `$ref` writes them: `#/paths/~1pets/get`. */
import type { DataPath } from '../../text/source-tree.ts';

export function formatPointer(path: DataPath): string {
  return `#${path.map((part) => `/${escape(String(part))}`).join('')}`;
}

/** The parts of a pointer; undefined for what is none, such as an anchor or another document. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '#' || pointer === '#/' || pointer === '') return [];
  if (!pointer.startsWith('#/')) return undefined;
  return decode(pointer.slice(2))
    .split('/')
    .map((part) => (part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part));
}

export function joinPointer(pointer: string, ...parts: readonly (string | number)[]): string {
  return parts.reduce<string>((joined, part) => `${joined}/${escape(String(part))}`, pointer);
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
