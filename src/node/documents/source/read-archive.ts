/** Reads the files of a zip archive, such as a jar. */
import { unzipSync } from 'fflate';
import { baseName, isHidden } from '../../disk/file-names.ts';
import { readBytes } from '../../disk/read-text.ts';

/** The contents of the wanted files are larger than the reader accepts. */
export class LargeArchiveError extends Error {
  readonly megabytes: number;

  constructor(megabytes: number) {
    super('the archive is too large');
    this.megabytes = megabytes;
  }
}

interface ArchiveOptions {
  readonly isWanted: (path: string) => boolean;
  /** Maximum size of all wanted files together. */
  readonly megabytes: number;
}

/**
 * Returns the texts of files by their paths in the archive, without hidden ones: macOS adds a file `._name` for
 * each.
 * @throws a `LargeArchiveError`, or an error of the library if it is not a zip archive.
 */
export function readArchive(
  bytes: Uint8Array,
  { isWanted, megabytes }: ArchiveOptions,
): ReadonlyMap<string, string> {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const path = toPath(name);
      if (isHidden(baseName(path)) || !isWanted(path)) return false;
      size += originalSize;
      if (size > megabytes * 1e6) throw new LargeArchiveError(Math.ceil(size / 1e6));
      return true;
    },
  });
  const entries = Object.entries(files)
    .map(([name, content]) => [toPath(name), content] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return new Map(
    entries.map(([path, content]) => [path, readBytes(Buffer.from(content), path).text]),
  );
}

/** Old programs on Windows write backslashes. */
function toPath(name: string): string {
  return name.replaceAll('\\', '/');
}
