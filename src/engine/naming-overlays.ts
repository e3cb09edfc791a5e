/** The overlays of a loaded site, with the document that each of them names in `extends`. */
import { join, posix } from 'node:path';
import { decodePath } from '../core/address/slug-path.ts';
import { parseOverlay } from '../core/reference/overlay/parse-overlay.ts';
import type { NamingSource } from '../core/rename/rename-page.ts';
import { readTextSync } from '../node/disk/read-text.ts';
import type { LoadedSite } from '../node/loaded-site.ts';

/** Returns the overlays that were applied; those that name no file of the project are left out. */
export function readNamingOverlays({ documents, docs, options }: LoadedSite): NamingSource[] {
  const files = new Set(documents.documents.flatMap(({ overlays = [] }) => overlays));
  const roots = new Map(
    [...docs.staticFiles, ...docs.withheld].map(({ file, path }) => [file, path]),
  );
  return [...files].flatMap((file) => {
    const root = roots.get(file);
    const text = options.documentTexts?.get(file) ?? readTextSync(join(docs.dir, file), file).text;
    if (root === undefined || text === undefined) return [];
    const { extends: written = '', overlay } = parseOverlay(file, text);
    const position = overlay?.placeOf(['extends']).position;
    const folder = written.startsWith('/') ? '.' : posix.dirname(file);
    const path = roots.get(posix.join(folder, decodePath(written).replace(/^\//, '')));
    if (position === undefined || path === undefined) return [];
    const snippets = [{ written, path, position }];
    return [{ path: file, text, root, shownOn: [], links: [], imports: [], snippets }];
  });
}
