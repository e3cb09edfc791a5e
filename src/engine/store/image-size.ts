/**
 * Reads widths and heights of images from the first bytes of their files. Nothing is fetched: an image that
 * is not a file of the project has no size here.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { parse } from '../../core/html/parse.ts';
import { findElement } from '../../core/html/text.ts';
import { READ_ONLY } from '../../node/disk/read-regular.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Nearly all files have the size within these bytes; photographs may have a preview before it. */
const HEAD_BYTES = 64 * 1024;
const WHOLE_BYTES = 8 * 1024 * 1024;

interface Known {
  readonly changed: number;
  readonly size: ImageSize | undefined;
}

/** By absolute path; a file that has changed since is read again. */
const known = new Map<string, Known>();

/**
 * Returns the size at which an image is displayed; undefined for anything that is not an image or states no
 * size.
 */
export async function readImageSize(path: string): Promise<ImageSize | undefined> {
  const file = await open(path, READ_ONLY).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return undefined;
    const { mtimeMs: changed } = stats;
    const last = known.get(path);
    if (last?.changed === changed) return last.size;
    const size = await probeFile(file);
    known.set(path, { changed, size });
    return size;
  } finally {
    await file.close();
  }
}

async function probeFile(file: FileHandle): Promise<ImageSize | undefined> {
  const head = await readStart(file, HEAD_BYTES);
  const size = await probe(head);
  if (size !== undefined || head.length < HEAD_BYTES) return size;
  return probe(await readStart(file, WHOLE_BYTES));
}

async function readStart(file: FileHandle, limit: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(limit), 0, limit, 0);
  return buffer.subarray(0, bytesRead);
}

async function probe(bytes: Buffer): Promise<ImageSize | undefined> {
  try {
    // Imported late, because it loads much of Astro and many sites have no images.
    const { imageMetadata } = await import('astro/assets/utils');
    const { width, height, format } = await imageMetadata(bytes);
    if (format === 'svg' && !hasOwnSize(bytes)) return undefined;
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** An SVG with only a `viewBox` fills the available space: the numbers in it are not a size. */
function hasOwnSize(svg: Buffer): boolean {
  const root = findElement(
    parse(svg.toString('utf8', 0, HEAD_BYTES)),
    ({ name }) => name === 'svg',
  );
  const isLength = (text = '') => /^\s*[\d.]+(?:px)?\s*$/.test(text);
  return isLength(root?.get('width')) && isLength(root?.get('height'));
}
