/** Changes texts of the author's own files in place: entirely, or not at all. */
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readRegular } from './read-regular.ts';
import { realPathIn } from './real-path.ts';

/** A text that can be written back without losing a byte. */
export interface EditableText {
  /** Absolute, with symbolic links resolved. */
  readonly path: string;
  /** Without its byte order mark. */
  readonly text: string;
  readonly bytes: Buffer;
}

const MARK = '\uFEFF';
const BYTE_LIMIT = 32e6;

/** Reads a file for editing; undefined if it is not UTF-8, not a regular file, or outside of the folder. */
export function readEditable(dir: string, file: string): EditableText | undefined {
  const path = realPathIn(dir, file);
  if (path === undefined) return undefined;
  try {
    const bytes = readRegular(path, BYTE_LIMIT);
    if (!isUtf8(bytes)) return undefined;
    const text = bytes.toString('utf8');
    return { path, bytes, text: text.startsWith(MARK) ? text.slice(MARK.length) : text };
  } catch {
    return undefined;
  }
}

/**
 * Replaces the text that was read, unless the file has changed since. Byte order mark and permissions are
 * kept.
 * @throws if the file cannot be written; it is then as it was.
 */
export function replaceFileText(read: EditableText, text: string): 'replaced' | 'changed' {
  const { path, bytes } = read;
  const mark = bytes.toString('utf8', 0, 3).startsWith(MARK) ? MARK : '';
  const { mode } = statSync(path);
  const isReplaced = write(path, mark + text, { mode, mayReplace: () => isUnchanged(read) });
  return isReplaced ? 'replaced' : 'changed';
}

/**
 * Writes a file entirely or not at all, regardless of what was there before.
 * @throws if the file cannot be written.
 */
export function writeWhole(path: string, text: string): void {
  write(path, text);
}

/**
 * Replaces the content of a file. Its permissions are kept, and a symbolic link to it stays one.
 * @throws if the file cannot be written; it is then as it was.
 */
export function rewriteFile(path: string, content: string | Uint8Array): void {
  const real = realpathSync(path);
  write(real, content, { mode: statSync(real).mode });
}

interface WriteOptions {
  readonly mode?: number;
  /** Called once everything is written, right before the new file takes the old one's place. */
  readonly mayReplace?: () => boolean;
}

/** Returns whether the new file is in place. */
function write(path: string, content: string | Uint8Array, options: WriteOptions = {}): boolean {
  const { mode, mayReplace = () => true } = options;
  const part = `${path}.${randomUUID()}.part`;
  try {
    writeFileSync(part, content, { flag: 'wx', ...(mode !== undefined && { mode }) });
    if (!mayReplace()) return false;
    renameSync(part, path);
    return true;
  } finally {
    rmSync(part, { force: true });
  }
}

function isUnchanged({ path, bytes }: EditableText): boolean {
  try {
    return readRegular(path, BYTE_LIMIT).equals(bytes);
  } catch {
    return false;
  }
}
