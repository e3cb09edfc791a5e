/** Reads one text file and reports in plain words what is wrong with it. Never throws because of the file. */

import { isUtf8 } from 'node:buffer';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { positionAt } from '../../core/text/source-file.ts';
import { diagnoseFiles } from './files-entries.ts';
import { readRegular, TooLargeError } from './read-regular.ts';
import { toReason } from './system-error.ts';

/** In megabytes. Anything larger is not text that a person wrote or could read. */
const limit = 32;

export interface TextRead {
  /** Without its byte order mark; invalid bytes are replaced. Absent when there is no usable text. */
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** @param file path relative to the project folder, for diagnostics. */
export function readTextSync(absolute: string, file: string): TextRead {
  try {
    return toText(readRegular(absolute, limit * 1e6), file);
  } catch (error) {
    return unreadable(error, file);
  }
}

function unreadable(error: unknown, file: string): TextRead {
  if (error instanceof TooLargeError) {
    const megabytes = Math.ceil(error.bytes / 1e6);
    return { diagnostics: [diagnoseFiles('files/too-large', { megabytes, limit }, { file })] };
  }
  return {
    diagnostics: [diagnoseFiles('files/unreadable', { reason: toReason(error) }, { file })],
  };
}

function toText(bytes: Buffer, file: string): TextRead {
  const encoding = guessEncoding(bytes);
  const text = withoutMark(encoding === 'UTF-16' ? fromUtf16(bytes) : bytes.toString('utf8'));
  if (encoding === 'UTF-8') return { text, diagnostics: [] };
  const at = text.indexOf('\uFFFD');
  if (encoding === 'UTF-16' && at < 0) {
    return { text, diagnostics: [diagnoseFiles('files/utf16', {}, { file })] };
  }
  const place = { file, position: positionAt(text, at) };
  return { text, diagnostics: [diagnoseFiles('files/not-utf8', { encoding }, place)] };
}

function guessEncoding(bytes: Buffer): 'UTF-8' | 'UTF-16' | 'Latin-1' {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16';
  return isUtf8(bytes) ? 'UTF-8' : 'Latin-1';
}

function fromUtf16(bytes: Buffer): string {
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
