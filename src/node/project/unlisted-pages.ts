import { join } from 'node:path';
import { decodePath, normalizePath } from '../../core/address/slug-path.ts';
import type { FoundFile } from '../../core/navigation/navigation-entries.ts';
import type { UnlistedPages } from '../../core/navigation/resolve/missing-entries.ts';
import { withoutExtension } from '../disk/file-names.ts';
import { isFileAt } from '../disk/stats-of.ts';
import type { DocsFolder } from './read-docs.ts';

/** Extensions with which people save pages by mistake. */
const OTHER_EXTENSIONS = ['.markdown', '.mdx.txt', '.md.txt', '.txt', '.html', '.rst', '.adoc'];

/**
 * Finds out why files that the navigation probably means are not pages. @param lost slugs that were already
 * reported.
 */
export function findUnlisted(docs: DocsFolder, lost: readonly string[]): UnlistedPages {
  const { dir, layout } = docs;
  const inPages = (path: string) => (layout.pagesDir === '' ? path : `${layout.pagesDir}/${path}`);
  const reported = new Set([
    ...lost.map(inPages),
    ...docs.diagnostics.map(({ file }) => withoutExtension(file)),
  ]);
  const exists = (file: string) => isFileAt(join(dir, file));
  const find = (path: string): FoundFile | undefined => {
    const files = ['.mdx', '.md'].map((extension) => path + extension);
    const ignored = files.map(inPages).find((file) => exists(file) && layout.isIgnored(file));
    if (ignored !== undefined) return { file: ignored, reason: 'ignored' };
    const ofSdk = files.map(inPages).find((file) => exists(file) && layout.isOfSdk(file));
    if (ofSdk !== undefined) return { file: ofSdk, reason: 'sdk' };
    const beside = layout.kind === 'own' ? files.find(exists) : undefined;
    if (beside !== undefined) {
      return { file: beside, reason: beside.startsWith(inPages('')) ? 'named-whole' : 'beside' };
    }
    const others = OTHER_EXTENSIONS.map((extension) => inPages(path + extension));
    const other = others.find(exists);
    return other === undefined ? undefined : { file: other, reason: 'extension' };
  };
  const slugOf = (entry: string) =>
    (normalizePath(decodePath(entry)) ?? '').replace(/\.mdx?$/i, '');
  return {
    folder: layout.pagesDir,
    isReported: (entry) => reported.has(inPages(slugOf(entry))) || reported.has(inPages(entry)),
    findFile: (entry) => {
      const slug = slugOf(entry);
      return slug === '' ? undefined : find(slug);
    },
  };
}
