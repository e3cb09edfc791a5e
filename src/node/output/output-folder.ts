/**
 * The folder that a site is written to: replaced as a whole or not at all.
 * A build writes into a staging folder beside it, `<out>.lectern-<pid>`; when all is there, two
 * renames put it in place. Whatever ends the process, the old site stays whole, either in its place
 * or, if the end came between the two renames, as `<out>.lectern-old`, from where the next command
 * brings it back. Never deletes a file that no build wrote.
 */

import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, parse, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { baseName, isDropping } from '../disk/file-names.ts';
import { makeFolders } from '../disk/make-folders.ts';
import { shownPath } from '../disk/path-from.ts';
import { toReason, toSystemCode } from '../disk/system-error.ts';
import { lockHolder, releaseLock, takeLock } from './build-lock.ts';
import { listFilesBelow, readMarker } from './build-marker.ts';
import { diagnoseOutput } from './output-entries.ts';
import { SiteFiles } from './site-files.ts';

export interface OutputRequest {
  /** Absolute path of the folder to fill. */
  readonly out: string;
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Folders of the project that hold nothing but sources, relative to it. */
  readonly sources?: readonly string[];
  /** Path that the site will be served under, kept for `lectern serve`. */
  readonly base: string;
}

export interface OutputFolder {
  readonly path: string;
  /** Takes all that the build writes, into an empty folder on the same file system. */
  readonly files: SiteFiles;
  /** Puts that folder in place of the old site; returns why it could not. Ends the use. */
  replace(): Promise<Diagnostic | undefined>;
  /** Removes that folder and ends the use, as the exit of the process does. */
  discard(): void;
}

export type OpenedOutput =
  | { readonly kind: 'opened'; readonly output: OutputFolder }
  | { readonly kind: 'refused'; readonly diagnostic: Diagnostic };

/** Checks that `out` may be replaced, repairs what a killed build left, and makes a staging folder. */
export function openOutputFolder(request: OutputRequest): OpenedOutput {
  const out = toReal(request.out);
  try {
    const unfit = checkPlace(out, request);
    if (unfit) return { kind: 'refused', diagnostic: unfit };
    makeFolders(dirname(out));
    return openLocked(out, request.base);
  } catch (error) {
    const code = toSystemCode(error);
    if (code === undefined) throw error;
    // A project that may be read only takes no other folder either.
    const isInProject = DENIALS.has(code) && out.startsWith(realpathSync(request.dir) + sep);
    const facts = { out: toShown(out), reason: toReason(error), isInProject };
    return { kind: 'refused', diagnostic: diagnoseOutput('output/not-writable', facts, nowhere) };
  }
}

const DENIALS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

function openLocked(out: string, base: string): OpenedOutput {
  const lock = lockOf(out);
  const pid = takeLock(lock);
  if (pid !== undefined) {
    const facts = { out: toShown(out), pid, lock: toShown(lock) };
    return { kind: 'refused', diagnostic: diagnoseOutput('output/busy', facts, nowhere) };
  }
  try {
    const problem = clearGround(out);
    if (!problem) return { kind: 'opened', output: stagedOutput(out, base) };
    releaseLock(lock);
    return { kind: 'refused', diagnostic: problem };
  } catch (error) {
    releaseLock(lock);
    throw error;
  }
}

/** Brings the old site back if a build was killed between its two renames; waits for nobody. */
export function repairOutputFolder(out: string): void {
  const real = toReal(out);
  if (lockHolder(lockOf(real)) === undefined) restoreOld(real);
}

/** Whether a file name beside an output folder is one that this module gives. */
export function isBuildLeftover(name: string): boolean {
  return /\.lectern-(\d+|old|lock)$/.test(name);
}

/** With the lock held: undoes what a killed build left, then looks at what would be replaced. */
function clearGround(out: string): Diagnostic | undefined {
  restoreOld(out);
  removeLeftovers(out);
  return checkContent(out);
}

function stagedOutput(out: string, base: string): OutputFolder {
  const staging = `${out}.lectern-${process.pid}`;
  mkdirSync(staging);
  const files = new SiteFiles(staging);
  let isOpen = true;
  const discard = () => {
    if (!isOpen) return;
    isOpen = false;
    process.off('exit', discard);
    removeBestEffort(staging);
    releaseLock(lockOf(out));
  };
  process.on('exit', discard);
  const replace = async () => {
    const problem = checkContent(out) ?? swap(out, files, base);
    // Several files at a time: much faster than `discard` where disks are slow.
    await rm(staging, { recursive: true, force: true }).catch(() => undefined);
    discard();
    return problem;
  };
  return { path: out, files, replace, discard };
}

function swap(out: string, files: SiteFiles, base: string): Diagnostic | undefined {
  const staging = files.folder;
  const old = oldOf(out);
  try {
    files.seal(base);
    if (existsSync(out)) renameSync(out, old);
    renameSync(staging, out);
  } catch (error) {
    restoreOld(out);
    const facts = { out: toShown(out), reason: toReason(error) };
    return diagnoseOutput('output/not-replaceable', facts, nowhere);
  }
  // Under the staging name a half-deleted old site can never be mistaken for a whole one.
  if (existsSync(old)) renameSync(old, staging);
  return undefined;
}

/** Where `out` lies and what it is; its content is another question. */
function checkPlace(out: string, request: OutputRequest): Diagnostic | undefined {
  const dir = realpathSync(request.dir);
  const sources = (request.sources ?? []).map((folder) => toReal(join(dir, folder)));
  const facts = { out: toShown(out) };
  if (out === parse(out).root || out === toReal(homedir())) {
    return diagnoseOutput('output/protected', facts, nowhere);
  }
  if (out === dir || dir.startsWith(out + sep)) {
    return diagnoseOutput('output/contains-sources', facts, nowhere);
  }
  if (sources.some((folder) => out === folder || out.startsWith(folder + sep))) {
    return diagnoseOutput('output/source-folder', facts, nowhere);
  }
  const outer = parentsOf(out).find((folder) => readMarker(folder) !== undefined);
  if (outer !== undefined) {
    return diagnoseOutput('output/inside-output', { ...facts, outer: toShown(outer) }, nowhere);
  }
  const stats = lstatSync(out, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink()) {
    const target = existsSync(out) ? realpathSync(out) : 'nothing';
    return diagnoseOutput('output/symlink', { ...facts, target }, nowhere);
  }
  if (stats && !stats.isDirectory()) return diagnoseOutput('output/not-a-folder', facts, nowhere);
  return undefined;
}

/** Every folder above, innermost first. */
function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...parentsOf(parent)];
}

function checkContent(out: string): Diagnostic | undefined {
  if (!existsSync(out)) return undefined;
  const own = new Set(readMarker(out)?.files);
  const foreign = listFilesBelow(out).filter(
    (file) => !own.has(file) && !isDropping(baseName(file)),
  );
  if (foreign.length === 0) return undefined;
  const facts = { out: toShown(out), names: foreign.slice(0, 3), count: foreign.length };
  return diagnoseOutput('output/foreign-files', facts, nowhere);
}

function restoreOld(out: string): void {
  const old = oldOf(out);
  if (existsSync(old) && !existsSync(out)) renameSync(old, out);
}

/** Staging folders of builds that are gone, and an old site whose successor is in place. */
function removeLeftovers(out: string): void {
  const name = basename(out);
  for (const sibling of readdirSync(dirname(out))) {
    if (!sibling.startsWith(`${name}.lectern-`) || !isBuildLeftover(sibling)) continue;
    if (sibling.endsWith('-lock')) continue;
    rmSync(join(dirname(out), sibling), { recursive: true, force: true });
  }
}

/** What cannot be removed now, the next build removes. */
function removeBestEffort(folder: string): void {
  try {
    // Writes that are still under way when a build is interrupted may refill a folder once.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  } catch {
    return;
  }
}

function lockOf(out: string): string {
  return `${out}.lectern-lock`;
}

function oldOf(out: string): string {
  return `${out}.lectern-old`;
}

/** The path with the links of its existing parents followed, but not a link at its end. */
function toReal(path: string): string {
  const absolute = resolve(path);
  const parent = dirname(absolute);
  if (parent === absolute) return absolute;
  return join(existsSync(parent) ? realpathSync(parent) : toReal(parent), basename(absolute));
}

/** For whoever reads a message in the current folder. */
function toShown(path: string): string {
  return shownPath(path, process.cwd());
}

/** An output folder is no file of the project; the messages name it. */
const nowhere = { file: '' };
