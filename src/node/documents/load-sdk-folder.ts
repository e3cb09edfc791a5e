/** Loads the output of tools that write folders: the folder, or an archive of it as a file or at a URL. */
import { join, posix } from 'node:path';
import type { SdkFormat } from '../../core/config/config-tree.ts';
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseOpenapi } from '../../core/reference/document/openapi-entries.ts';
import { diagnoseSdk } from '../../core/reference/sdk/sdk-entries.ts';
import type { SdkFolder, SdkReading } from '../../core/reference/sdk/sdk-library.ts';
import { isHidden } from '../disk/file-names.ts';
import { readRegular } from '../disk/read-regular.ts';
import { readTextSync } from '../disk/read-text.ts';
import { folderEntries, isFolderAt, statsOf } from '../disk/stats-of.ts';
import type { LoaderOptions } from './document-loader.ts';
import type { DocumentMemory } from './document-memory.ts';
import { loadDocument } from './source/load-document.ts';
import { documentFolders, locateSource } from './source/locate-source.ts';
import { LargeArchiveError, readArchive } from './source/read-archive.ts';

/** How the folder that a tool writes is read. */
export interface FolderReader {
  readonly parse: (folder: SdkFolder) => SdkReading;
  /** Whether a file of the folder has to be read. */
  readonly isWanted: (path: string) => boolean;
}

interface FolderRequest {
  readonly source: string;
  readonly format: SdkFormat;
  /** The place of the entry that names it. */
  readonly place: Place;
  readonly reader: FolderReader;
  readonly memory: DocumentMemory;
}

/** For an archive, in megabytes. */
const ARCHIVE_LIMIT = 50;

/** For all files of a folder that are read, in megabytes. */
const FOLDER_LIMIT = 200;

/** More than the largest libraries have. */
const MAX_FILES = 50_000;

export async function loadSdkFolder(
  request: FolderRequest,
  options: LoaderOptions,
): Promise<SdkReading> {
  const { source, place, memory } = request;
  if (!/^https?:\/\//i.test(source)) return loadLocal(request, options);
  return loadDocument(source, {
    dir: options.dir,
    cacheDir: options.cacheDir,
    texts: options.texts,
    place,
    limits: { seconds: 60, megabytes: ARCHIVE_LIMIT, encoding: 'latin1' },
    parse: (fetched) =>
      memory.parseSdk({ ...fetched, format: request.format }, ({ name, text }) =>
        parseArchive(Buffer.from(text, 'latin1'), { ...request, name }),
      ),
  });
}

function loadLocal(request: FolderRequest, { dir, layout }: LoaderOptions): SdkReading {
  const { source, place } = request;
  const located = locateSource(source, {
    dir,
    place,
    folders: documentFolders(layout),
    isThere: (path) => statsOf(path) !== undefined,
  });
  if (located.diagnostics !== undefined) return located;
  return isFolderAt(located.real) ? loadFolder(request, located) : loadArchive(request, located);
}

interface Local {
  /** Path from the project folder. */
  readonly name: string;
  /** Absolute path. */
  readonly real: string;
}

function loadArchive(request: FolderRequest, { name, real }: Local): SdkReading {
  const { place, format, memory } = request;
  const { size = 0, mtimeMs = 0 } = statsOf(real) ?? {};
  return memory.parseSdk({ name, text: `${size} ${mtimeMs}`, place, format }, () => {
    const megabytes = Math.ceil(size / 1e6);
    if (megabytes > ARCHIVE_LIMIT) return tellSize(request, megabytes, ARCHIVE_LIMIT);
    return parseArchive(readRegular(real), { ...request, name });
  });
}

/** Reads the files only if one of them has changed. */
function loadFolder(request: FolderRequest, { name, real }: Local): SdkReading {
  const { format, place, reader, memory } = request;
  const files = listFiles(real, reader.isWanted);
  if (files.length === 0) {
    return { diagnostics: [diagnoseSdk('sdk/wrong-output', { path: name, format }, place)] };
  }
  const megabytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1e6);
  if (megabytes > FOLDER_LIMIT) return tellSize(request, megabytes, FOLDER_LIMIT);
  const stamp = files.map(({ path, size, time }) => `${path} ${size} ${time}`).join('\n');
  return memory.parseSdk({ name, text: stamp, format }, () => {
    const texts = files.map(({ path }) => {
      return [
        path,
        readTextSync(join(real, path), `${name}/${path}`, FOLDER_LIMIT).text ?? '',
      ] as const;
    });
    return reader.parse({ name, files: new Map(texts) });
  });
}

function tellSize(
  { source, place }: Pick<FolderRequest, 'source' | 'place'>,
  megabytes: number,
  limit: number,
): SdkReading {
  const facts = { path: source, megabytes, limit };
  return { diagnostics: [diagnoseOpenapi('openapi/too-large', facts, place)] };
}

function parseArchive(
  bytes: Uint8Array,
  { name, source, format, place, reader }: FolderRequest & { readonly name: string },
): SdkReading {
  try {
    const options = { isWanted: reader.isWanted, megabytes: FOLDER_LIMIT };
    return reader.parse({ name, files: readArchive(bytes, options), place });
  } catch (error) {
    if (error instanceof LargeArchiveError) {
      return tellSize({ source, place }, error.megabytes, FOLDER_LIMIT);
    }
    return { diagnostics: [diagnoseSdk('sdk/wrong-output', { path: name, format }, place)] };
  }
}

interface FoundFile {
  /** Path from the folder. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** When it was changed last, in milliseconds. */
  readonly time: number;
}

/** Lists the wanted files of a folder that are not hidden, sorted; links are not followed. */
function listFiles(root: string, isWanted: (path: string) => boolean): readonly FoundFile[] {
  const found: FoundFile[] = [];
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of folderEntries(join(root, folder))) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) open.push(path);
      else if (
        entry.isFile() &&
        !isHidden(entry.name) &&
        isWanted(path) &&
        found.length < MAX_FILES
      ) {
        const stats = statsOf(join(root, path));
        found.push({ path, size: stats?.size ?? 0, time: stats?.mtimeMs ?? 0 });
      }
    }
  }
  return found.sort((left, right) => (left.path < right.path ? -1 : 1));
}
