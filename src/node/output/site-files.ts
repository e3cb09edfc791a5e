/**
 * The one gate through which every file of a built site goes. It keeps each inside of the site's
 * folder, under a name that every file system can hold and that no other file has; what it refuses
 * is a diagnostic where the file was asked for, and all else is written.
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

/** A file that something asks for. */
export interface AskedFile {
  /** From the site's root, decoded, with or without slash before. */
  readonly path: string;
  /** Where diagnostics about it point: the line or the file that wants it. */
  readonly askedBy: Place;
  /** Whose file it is, in the middle of a sentence; the file of `askedBy` where it is not given. */
  readonly owner?: string;
  /** Whether it only leads on to another address. */
  readonly isRedirect?: true;
}

export interface TextFile extends AskedFile {
  readonly content: string | Uint8Array;
}

export interface PartsFile extends AskedFile {
  /** One text after the other, each of which is made when it is written. */
  readonly parts: Iterable<string>;
}

export interface CopiedFile extends AskedFile {
  /** Absolute path of what is copied; the copy shares no inode with it. */
  readonly from: string;
}

interface Claim {
  readonly path: string;
  readonly owner: string;
}

/** Faults of a name that only the file system itself knows of. */
const REFUSALS: ReadonlySet<string | undefined> = new Set(
  'EEXIST EILSEQ EINVAL EISDIR ELOOP ENAMETOOLONG ENOTDIR'.split(' '),
);

/** A new file; it shares blocks with the other where the file system can, and no inode. */
const COPY_MODE = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;

/** Windows writes to a device, or into another file, under the names that others only warn of. */
const isWindows = process.platform === 'win32';

export class SiteFiles {
  /** Absolute path of the folder that the site is written to. */
  readonly folder: string;
  readonly #files = new Map<string, Claim>();
  /** The file that each folder was first made for. */
  readonly #folders = new Map<string, Claim>();
  /** Folders that are there, as they are spelt. */
  readonly #made = new Set<string>(['']);
  readonly #diagnostics = new Map<string, Diagnostic>();

  /** @param folder absolute path of an empty folder, into which nothing else writes. */
  constructor(folder: string) {
    this.folder = folder;
    this.#claim(markerName, { path: markerName, owner: 'Lectern itself' });
  }

  /** What was refused, and what only some systems can hold. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#diagnostics.values()];
  }

  /** Paths of all files but the marker, without slash before, sorted by code unit. */
  get paths(): readonly string[] {
    const paths = Array.from(this.#files.values(), ({ path }) => path);
    return paths.filter((path) => path !== markerName).sort();
  }

  /** Whether the site has a file of this very path. */
  has(path: string): boolean {
    const parts = toParts(path);
    return this.#files.get(foldPath(path))?.path === parts.join('/');
  }

  /** Returns whether the file was written; where not, a diagnostic tells. */
  write(file: TextFile): boolean {
    // Created, never opened: a link that somebody put there is not followed.
    return this.#add(file, (target) => writeFileSync(target, file.content, { flag: 'wx' }));
  }

  /** Writes a text that is never in memory as a whole, by the rules of `write`. */
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

  /** Writes the content of another file, by the rules of `write`. */
  copy(file: CopiedFile): boolean {
    if (!this.#isReadable(file)) return false;
    return this.#add(file, (target) => copyFileSync(file.from, target, COPY_MODE));
  }

  /** Writes the marker, which names all files; the site is whole then. */
  seal(base: string): void {
    const marker = formatMarker({ base, files: this.paths });
    writeFileSync(join(this.folder, markerName), marker, { flag: 'wx' });
  }

  #add(file: AskedFile, put: (target: string) => void): boolean {
    const path = toParts(file.path).join('/');
    if (!this.#isFit(file) || !this.#isFree(file, path)) return false;
    try {
      this.#makeFolders(path);
      put(join(this.folder, path));
    } catch (error) {
      if (!REFUSALS.has(toSystemCode(error))) throw error;
      const facts = { path: toShown(path), reason: toReason(error) };
      this.#tell(diagnoseSitePath('site/refused-path', facts, file.askedBy));
      return false;
    }
    this.#claim(path, { path, owner: file.owner ?? file.askedBy.file });
    return true;
  }

  #isFit({ path, askedBy }: AskedFile): boolean {
    const fault = findPathFault(path);
    if (fault !== undefined) {
      const facts = { path: toShown(path), fault };
      this.#tell(diagnoseSitePath('site/unfit-path', facts, askedBy), fault);
      return false;
    }
    const concern = findPathConcern(path);
    if (concern === undefined) return true;
    const { kind, name } = concern;
    if (isWindows && kind !== 'escape') {
      const facts = { path: toShown(path), reason: 'Windows refuses the name' };
      this.#tell(diagnoseSitePath('site/refused-path', facts, askedBy), kind);
      return false;
    }
    this.#tell(diagnoseSitePath('site/unportable-path', { name, concern: kind }, askedBy), kind);
    return true;
  }

  #isFree({ askedBy, isRedirect }: AskedFile, path: string): boolean {
    const clash = this.#findClash(path);
    if (clash === undefined) return true;
    const { kind, other } = clash;
    const facts = { path: toShown(path), clash: kind, owner: other.owner };
    const more = { otherPath: toShown(other.path), ...(isRedirect && { isRedirect }) };
    this.#tell(diagnoseSitePath('site/taken-path', { ...facts, ...more }, askedBy));
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

  #isReadable({ from, askedBy }: CopiedFile): boolean {
    try {
      accessSync(from, constants.R_OK);
      checkRegular(from);
      return true;
    } catch (error) {
      this.#tell(diagnoseFiles('files/unreadable', { reason: toReason(error) }, askedBy));
      return false;
    }
  }

  /** A page is several files: what is wrong with its name is said once. */
  #tell(diagnostic: Diagnostic, kind: string = diagnostic.message): void {
    const { code, file, position } = diagnostic;
    const identity = JSON.stringify([code, kind, file, position?.line, position?.column]);
    if (!this.#diagnostics.has(identity)) this.#diagnostics.set(identity, diagnostic);
  }
}

/** A folder that differs in case only may be there; a link in its place is not followed. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (toSystemCode(error) !== 'EEXIST' || !lstatSync(folder).isDirectory()) throw error;
  }
}

/** As an address of the site: `/guides/setup/`. */
function toShown(path: string): string {
  return `/${toParts(path).join('/')}`.replace(/\/index\.html$/, '/');
}
