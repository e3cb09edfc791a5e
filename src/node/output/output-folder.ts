/**
 * The folder that a site is written to, replaced as a whole or not at all. A build writes into a staging
 * folder next to it, `<out>.lectern-<pid>`; once that is complete, two renames put it in place. Whatever
 * ends the process, the old site survives: in its place or, if the process ended between the two renames,
 * as `<out>.lectern-old`, from where the next command restores it. Never deletes a file that no build
 * wrote.
 */

import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, parse, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { baseName, isJunkFile } from '../disk/file-names.ts';
import { makeFolders } from '../disk/make-folders.ts';
import { removeFolder } from '../disk/remove-folder.ts';
import { shownPath } from '../disk/path-from.ts';
import { isDenial, toReason, toSystemCode } from '../disk/system-error.ts';
import { lockHolder, releaseLock, takeLock } from './build-lock.ts';
import { listFilesBelow, readMarker } from './build-marker.ts';
import { findBlocker, isBuildLeftover } from './find-blocker.ts';
import { diagnoseOutput } from './output-entries.ts';
import { SiteFiles } from './site-files.ts';

export interface OutputRequest {
  /** Absolute path of the folder to fill. */
  readonly out: string;
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Folders of the project that contain nothing but sources, relative to it. */
  readonly sources?: readonly string[];
  /** The path that the site will be served under, stored for `lectern serve`. */
  readonly base: string;
}

export interface OutputFolder {
  readonly path: string;
  /** Receives everything that the build writes, in an empty folder on the same file system. */
  readonly files: SiteFiles;
  /** Puts the staging folder in place of the old site and closes the output; returns why it could not. */
  replace(): Promise<Diagnostic | undefined>;
  /** Removes the staging folder and closes the output. Also happens when the process exits. */
  discard(): void;
}

export type OpenedOutput =
  | { readonly kind: 'opened'; readonly output: OutputFolder }
  | { readonly kind: 'refused'; readonly diagnostic: Diagnostic };

/** Checks that `out` may be replaced, repairs what a killed build left behind, and makes a staging folder. */
export function openOutputFolder(request: OutputRequest): OpenedOutput {
  const out = toReal(request.out);
  try {
    const unfit = checkPlace(out, request);
    if (unfit) return { kind: 'refused', diagnostic: unfit };
    makeFolders(dirname(out));
    return openLocked(out, request.base);
  } catch (error) {
    if (toSystemCode(error) === undefined) throw error;
    const blocked = diagnoseBlocker(error, out);
    if (blocked) return { kind: 'refused', diagnostic: blocked };
    // If the project itself is read-only, another folder in it would not help.
    const isInProject = isDenial(error) && out.startsWith(realpathSync(request.dir) + sep);
    const facts = { out: toShown(out), reason: toReason(error), isInProject };
    return { kind: 'refused', diagnostic: diagnoseOutput('output/not-writable', facts, nowhere) };
  }
}

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

/**
 * Restores the old site if a build was killed between its two renames. Does nothing if a build is running.
 */
export function repairOutputFolder(out: string): void {
  const real = toReal(out);
  if (lockHolder(lockOf(real)) === undefined) restoreOld(real);
}

/** While holding the lock: cleans up after a killed build, then checks what would be replaced. */
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
    // Asynchronous removal deletes several files at a time: much faster than `discard` on slow disks.
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
    return diagnoseBlocker(error, out) ?? diagnoseOutput('output/not-replaceable', facts, nowhere);
  }
  // Under the staging name, a half-deleted old site can never be mistaken for a complete one.
  if (existsSync(old)) renameSync(old, staging);
  return undefined;
}

function diagnoseBlocker(error: unknown, out: string): Diagnostic | undefined {
  const blocker = mayWrite(dirname(out)) ? findBlocker(error, out) : undefined;
  if (blocker === undefined) return undefined;
  const facts = { ...blocker, path: toShown(blocker.path), reason: toReason(error) };
  return diagnoseOutput('output/blocked', facts, nowhere);
}

/** Tries it, because what is allowed depends on more than the mode of a folder. */
function mayWrite(folder: string): boolean {
  try {
    rmdirSync(mkdtempSync(join(folder, '.lectern-')));
    return true;
  } catch {
    return false;
  }
}

/** Checks where `out` is and whether it is a folder, but not what it contains. */
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
    const isBroken = !existsSync(out);
    const target = isBroken ? readlinkSync(out) : realpathSync(out);
    return diagnoseOutput('output/symlink', { ...facts, target, isBroken }, nowhere);
  }
  if (stats && !stats.isDirectory()) return diagnoseOutput('output/not-a-folder', facts, nowhere);
  return undefined;
}

/** All parent folders, innermost first. */
function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...parentsOf(parent)];
}

function checkContent(out: string): Diagnostic | undefined {
  if (!existsSync(out)) return undefined;
  const own = new Set(readMarker(out)?.files);
  const foreign = listFilesBelow(out).filter(
    (file) => !own.has(file) && !isJunkFile(baseName(file)),
  );
  if (foreign.length === 0) return undefined;
  const facts = { out: toShown(out), names: foreign.slice(0, 3), count: foreign.length };
  return diagnoseOutput('output/foreign-files', facts, nowhere);
}

function restoreOld(out: string): void {
  const old = oldOf(out);
  if (existsSync(old) && !existsSync(out)) renameSync(old, out);
}

/** Removes staging folders of dead builds, and an old site whose successor is in place. */
function removeLeftovers(out: string): void {
  const name = basename(out);
  for (const sibling of readdirSync(dirname(out))) {
    if (!sibling.startsWith(`${name}.lectern-`) || !isBuildLeftover(sibling)) continue;
    // Another build may be about to put a lock back that it took aside.
    if (sibling.includes('.lectern-lock', name.length)) continue;
    removeFolder(join(dirname(out), sibling));
  }
}

/** Removes a folder if it can; otherwise the next build does. */
function removeBestEffort(folder: string): void {
  try {
    removeFolder(folder);
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

/** The path with symbolic links in its existing parents resolved, but not a link at its end. */
function toReal(path: string): string {
  const absolute = resolve(path);
  const parent = dirname(absolute);
  if (parent === absolute) return absolute;
  return join(existsSync(parent) ? realpathSync(parent) : toReal(parent), basename(absolute));
}

/** The path as shown in messages to a user in the current folder. */
function toShown(path: string): string {
  return shownPath(path, process.cwd());
}

/** An output folder is not a file of the project; the messages name it. */
const nowhere = { file: '' };
