/**
 * The one gate through which every file of a built site passes. It keeps each inside of the site's folder,
 * under a name that every file system supports and that no other file has. A refused file becomes a
 * diagnostic at the place that requested it; all others are still written.
 */

import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  openSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { diagnoseSitePath, type PathClash } from '../../core/address/site-path-entries.ts';
import { findPathConcern, findPathFault, foldPath, toParts } from '../../core/address/site-path.ts';
import { foldersOf } from '../../core/address/slug-path.ts';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseFiles } from '../disk/files-entries.ts';
import { checkRegular } from '../disk/read-regular.ts';
import { toReason, toSystemCode } from '../disk/system-error.ts';
import { formatMarker, markerName } from './build-marker.ts';

/** A file that something requests. */
export interface RequestedFile {
  /** From the site's root, decoded, with or without a leading slash. */
  readonly path: string;
  /** The place for diagnostics about the file: the line or file that requests it. */
  readonly requestedBy: Place;
  /** Whose file it is, phrased for the middle of a sentence; defaults to the file of `requestedBy`. */
  readonly owner?: string;
  /** Whether it only redirects to another address. */
  readonly isRedirect?: true;
}

export interface TextFile extends RequestedFile {
  readonly content: string | Uint8Array;
}

export interface PartsFile extends RequestedFile {
  /** Pieces of text in order, each produced only when it is written. */
  readonly parts: Iterable<string>;
}

export interface CopiedFile extends RequestedFile {
  /** Absolute path of the source file; the copy never shares its inode. */
  readonly from: string;
}

interface Claim {
  readonly path: string;
  readonly owner: string;
}

/** Faults of a name that only the file system itself can detect. */
const REFUSALS: ReadonlySet<string | undefined> = new Set(
  'EEXIST EILSEQ EINVAL EISDIR ELOOP ENAMETOOLONG ENOTDIR'.split(' '),
);

/** Makes a new file; it shares blocks with the source where the file system can, but not the inode. */
const COPY_MODE = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;

/** On Windows, names that only cause a warning elsewhere refer to a device or to another file. */
const isWindows = process.platform === 'win32';

export class SiteFiles {
  /** Absolute path of the folder that the site is written to. */
  readonly folder: string;
  readonly #files = new Map<string, Claim>();
  /** The first file that each folder was made for. */
  readonly #folders = new Map<string, Claim>();
  /** Folders that exist, as spelled. */
  readonly #made = new Set<string>(['']);
  readonly #diagnostics = new Map<string, Diagnostic>();

  /** @param folder absolute path of an empty folder that nothing else writes to. */
  constructor(folder: string) {
    this.folder = folder;
    this.#claim(markerName, { path: markerName, owner: 'Lectern itself' });
  }

  /** Diagnostics about refused files, and about names that only some systems support. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#diagnostics.values()];
  }

  /** Paths of all files except the marker, without a leading slash, sorted by code unit. */
  get paths(): readonly string[] {
    const paths = Array.from(this.#files.values(), ({ path }) => path);
    return paths.filter((path) => path !== markerName).sort();
  }

  /** Whether the site has a file at exactly this path. */
  has(path: string): boolean {
    const parts = toParts(path);
    return this.#files.get(foldPath(path))?.path === parts.join('/');
  }

  /** Whether a file at this path would not be written, because of another file of the site. */
  isTaken(path: string): boolean {
    return this.#findClash(toParts(path).join('/')) !== undefined;
  }

  /** Returns whether the file was written; if not, there is a diagnostic. */
  write(file: TextFile): boolean {
    // `wx` creates and never opens an existing file, so a planted link is not followed.
    return this.#add(file, (target) => writeFileSync(target, file.content, { flag: 'wx' }));
  }

  /** Writes a text that is never in memory as a whole; otherwise like `write`. */
  writeParts(file: PartsFile): boolean {
    return this.#add(file, (target) => {
      const fd = openSync(target, 'wx');
      try {
        for (const part of file.parts) writeFileSync(fd, part);
      } finally {
        closeSync(fd);
      }
    });
  }

  /** Writes the content of another file; otherwise like `write`. */
  copy(file: CopiedFile): boolean {
    if (!this.#isReadable(file)) return false;
    return this.#add(file, (target) => copyFileSync(file.from, target, COPY_MODE));
  }

  /** Writes the marker, which lists all files; the site is then complete. */
  seal(base: string): void {
    const marker = formatMarker({ base, files: this.paths });
    writeFileSync(join(this.folder, markerName), marker, { flag: 'wx' });
  }

  #add(file: RequestedFile, put: (target: string) => void): boolean {
    const path = toParts(file.path).join('/');
    if (!this.#isFit(file) || !this.#isFree(file, path)) return false;
    try {
      this.#makeFolders(path);
      put(join(this.folder, path));
    } catch (error) {
      if (!REFUSALS.has(toSystemCode(error))) throw error;
      const facts = { path: toShown(path), reason: toReason(error) };
      this.#report(diagnoseSitePath('site/refused-path', facts, file.requestedBy));
      return false;
    }
    this.#claim(path, { path, owner: file.owner ?? file.requestedBy.file });
    return true;
  }

  #isFit({ path, requestedBy }: RequestedFile): boolean {
    const fault = findPathFault(path);
    if (fault !== undefined) {
      const facts = { path: toShown(path), fault };
      this.#report(diagnoseSitePath('site/unfit-path', facts, requestedBy), fault);
      return false;
    }
    const concern = findPathConcern(path);
    if (concern === undefined) return true;
    const { kind, name } = concern;
    if (isWindows && kind !== 'escape') {
      const facts = { path: toShown(path), reason: 'Windows refuses the name' };
      this.#report(diagnoseSitePath('site/refused-path', facts, requestedBy), kind);
      return false;
    }
    this.#report(
      diagnoseSitePath('site/unportable-path', { name, concern: kind }, requestedBy),
      kind,
    );
    return true;
  }

  #isFree({ requestedBy, isRedirect }: RequestedFile, path: string): boolean {
    const clash = this.#findClash(path);
    if (clash === undefined) return true;
    const { kind, other } = clash;
    const facts = { path: toShown(path), clash: kind, owner: other.owner };
    const more = { otherPath: toShown(other.path), ...(isRedirect && { isRedirect }) };
    this.#report(diagnoseSitePath('site/taken-path', { ...facts, ...more }, requestedBy));
    return false;
  }

  #findClash(path: string): { readonly kind: PathClash; readonly other: Claim } | undefined {
    const same = this.#files.get(foldPath(path));
    if (same !== undefined) return { kind: same.path === path ? 'same' : 'alike', other: same };
    const inner = this.#folders.get(foldPath(path));
    if (inner !== undefined) return { kind: 'is-folder', other: inner };
    for (const folder of foldersOf(path).toReversed()) {
      const outer = this.#made.has(folder) ? undefined : this.#files.get(foldPath(folder));
      if (outer !== undefined) return { kind: 'in-file', other: outer };
    }
    return undefined;
  }

  #makeFolders(path: string): void {
    for (const folder of foldersOf(path).toReversed()) {
      if (this.#made.has(folder)) continue;
      makeFolder(join(this.folder, folder));
      this.#made.add(folder);
    }
  }

  #claim(path: string, claim: Claim): void {
    this.#files.set(foldPath(path), claim);
    for (const folder of foldersOf(path).map(foldPath)) {
      if (!this.#folders.has(folder)) this.#folders.set(folder, claim);
    }
  }

  #isReadable({ from, requestedBy }: CopiedFile): boolean {
    try {
      accessSync(from, constants.R_OK);
      checkRegular(from);
      return true;
    } catch (error) {
      this.#report(diagnoseFiles('files/unreadable', { reason: toReason(error) }, requestedBy));
      return false;
    }
  }

  /** Reports a fault of a page's name only once, although a page consists of several files. */
  #report(diagnostic: Diagnostic, kind: string = diagnostic.message): void {
    const { code, file, position } = diagnostic;
    const identity = JSON.stringify([code, kind, file, position?.line, position?.column]);
    if (!this.#diagnostics.has(identity)) this.#diagnostics.set(identity, diagnostic);
  }
}

/**
 * Makes a folder. One that differs only in case can already be there; a link in its place is not followed.
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (toSystemCode(error) !== 'EEXIST' || !lstatSync(folder).isDirectory()) throw error;
  }
}

/** The path as an address of the site: `/guides/setup/`. */
function toShown(path: string): string {
  return `/${toParts(path).join('/')}`.replace(/\/index\.html$/, '/');
}
