/** Keeps copies of fetched documents in the project's cache folder, for building offline. Fetches nothing. */
import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeCacheFolder } from '../../disk/cache-folder.ts';

export interface CachedDocument {
  readonly url: string;
  readonly text: string;
  /** Identifies this version of the document to the server, to ask whether it has changed. */
  readonly etag?: string;
  readonly lastModified?: string;
}

/** The copy of `url`; undefined if there is none or it cannot be read. */
export async function readCachedDocument(
  cacheDir: string,
  url: string,
): Promise<CachedDocument | undefined> {
  try {
    const kept = JSON.parse(
      await readFile(toFile(cacheDir, url), 'utf8'),
    ) as Partial<CachedDocument>;
    const isWhole = kept.url === url && typeof kept.text === 'string';
    return isWhole ? (kept as CachedDocument) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a document entirely or not at all; a folder that is not writable is not an error. */
export async function cacheDocument(cacheDir: string, document: CachedDocument): Promise<void> {
  const file = toFile(cacheDir, document.url);
  const draft = `${file}.${randomUUID()}`;
  try {
    makeCacheFolder(cacheDir);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(document));
    await rename(draft, file);
  } catch {
    // Without a copy the next build fetches the document again.
  }
}

function toFile(cacheDir: string, url: string): string {
  return join(cacheDir, 'openapi', `${hash('sha256', url, 'hex')}.json`);
}
