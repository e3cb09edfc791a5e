/** Reads one text file and reports in plain words what is wrong with it. Never throws because of the file. */

import { isUtf8 } from 'node:buffer';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { positionAt } from '../../core/text/source-file.ts';
import { diagnoseFiles } from './files-entries.ts';
import { readRegular, TooLargeError } from './read-regular.ts';
import { toReason } from './system-error.ts';

/** In megabytes. Anything larger is not text that a person wrote or could read. */
const PAGE_LIMIT = 32;

export interface TextRead {
  /**
   * Without its byte order mark, with invalid bytes replaced and every line ended by LF or CR LF. Absent when
   * there is no usable text.
   */
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * @param file path relative to the project folder, for diagnostics.
 * @param limit In megabytes.
 */
export function readTextSync(absolute: string, file: string, limit = PAGE_LIMIT): TextRead {
  try {
    return readBytes(readRegular(absolute, limit * 1e6), file);
  } catch (error) {
    return unreadable(error, file, limit);
  }
}

function unreadable(error: unknown, file: string, limit: number): TextRead {
  if (error instanceof TooLargeError) {
    const megabytes = Math.ceil(error.bytes / 1e6);
    return { diagnostics: [diagnoseFiles('files/too-large', { megabytes, limit }, { file })] };
  }
  return {
    diagnostics: [diagnoseFiles('files/unreadable', { reason: toReason(error) }, { file })],
  };
}

/** Decodes a file. @param file path relative to the project folder, for diagnostics. */
export function readBytes(bytes: Buffer, file: string): Required<TextRead> {
  const utf16 = guessUtf16(bytes);
  const decoded = utf16 ? new TextDecoder(utf16).decode(bytes) : bytes.toString('utf8');
  const text = withLineFeeds(withoutMark(decoded));
  const at = text.indexOf('\uFFFD');
  if (utf16 !== undefined && at < 0) {
    return { text, diagnostics: [diagnoseFiles('files/utf16', {}, { file })] };
  }
  if (utf16 === undefined && isUtf8(bytes)) return { text, diagnostics: [] };
  const place = { file, position: positionAt(text, at) };
  const encoding = utf16 === undefined ? 'Latin-1' : 'UTF-16';
  return { text, diagnostics: [diagnoseFiles('files/not-utf8', { encoding }, place)] };
}

/** How many bytes show whether every other one is zero. */
const SAMPLE = 1000;

/**
 * Recognizes UTF-16 by its byte order mark or, because some programs write none, by the zeros in it: most
 * of its characters have a byte that is zero, while in UTF-8 none has.
 */
function guessUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  if (!sample.includes(0)) return undefined;
  const zeros = (offset: 0 | 1) =>
    sample.filter((byte, rank) => byte === 0 && rank % 2 === offset).length;
  const [high, low] = [zeros(0), zeros(1)];
  const isMost = (count: number) => count > sample.length / 4;
  if (high === 0 && isMost(low)) return 'utf-16le';
  return low === 0 && isMost(high) ? 'utf-16be' : undefined;
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Old programs end lines with a carriage return alone. The length stays, and so do the places of problems. */
function withLineFeeds(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}
