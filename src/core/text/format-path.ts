import type { DataPath } from './source-tree.ts';

/** Formats a path as people write it: `navigation[0].pages[2]`. Names that are not plain words are quoted. */
export function formatPath(path: DataPath): string {
  return path
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`;
      if (!/^[\w$-]+$/.test(segment)) return `[${JSON.stringify(segment)}]`;
      return index === 0 ? segment : `.${segment}`;
    })
    .join('');
}
