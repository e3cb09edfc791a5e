/** Determines what the bytes of a response are and how they can be displayed. */
import { essenceOf, isStreamType } from '../../../core/reference/request/media-type.ts';

export type BodyKind = 'empty' | 'json' | 'text' | 'image' | 'binary';

/** Maximum number of characters of text that are shown; the rest is in the download. */
export const maxShownCharacters = 1_000_000;

/** The number of bytes that are inspected to tell text from binary data. */
const sniffed = 4096;

/** Returns the content type without parameters, in lower case; empty if there is none. */
export function mediaTypeOf(headers: readonly (readonly [string, string])[]): string {
  return essenceOf(headerOf(headers, 'content-type') ?? '');
}

export function headerOf(
  headers: readonly (readonly [string, string])[],
  name: string,
): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1];
}

export function isJsonType(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

export function kindOfBody(mediaType: string, bytes: Uint8Array): BodyKind {
  if (bytes.length === 0) return 'empty';
  if (isJsonType(mediaType)) return 'json';
  // Show the source of an SVG as text, because an SVG rendered as an image could contain scripts.
  if (/^image\/(?!svg)/.test(mediaType)) return 'image';
  if (isTextType(mediaType)) return 'text';
  if (!isTextual(bytes.subarray(0, sniffed))) return 'binary';
  return mediaType === '' && /^\s*[[{]/.test(decodeText(bytes.subarray(0, 64))) ? 'json' : 'text';
}

function isTextType(mediaType: string): boolean {
  return (
    mediaType.startsWith('text/') ||
    isStreamType(mediaType) ||
    /[/+](?:xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded)$/.test(mediaType)
  );
}

/** Whether bytes contain no NUL and almost nothing that is invalid UTF-8. */
function isTextual(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  const text = decodeText(bytes);
  return text.split('\ufffd').length - 1 <= text.length / 50;
}

/** Decodes text in the encoding that the headers name, or else UTF-8. Invalid sequences are replaced. */
export function decodeText(
  bytes: Uint8Array,
  headers: readonly (readonly [string, string])[] = [],
): string {
  return decoderOf(headers).decode(bytes);
}

export function decoderOf(headers: readonly (readonly [string, string])[]): TextDecoder {
  const type = headerOf(headers, 'content-type') ?? '';
  const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder(); // The encoding is unknown.
  }
}

/** Formats bytes as lines of sixteen: offset, hexadecimal, characters. */
export function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += 16) {
    const row = Array.from(bytes.subarray(start, start + 16));
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = row.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '.'));
    lines.push(`${start.toString(16).padStart(8, '0')}  ${hex.padEnd(47)}  ${text.join('')}`);
  }
  return lines.join('\n');
}

/** Formats a size: `812 B`, `1.4 kB`, `3.2 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${round(bytes / 1000)} kB`;
  return `${round(bytes / 1_000_000)} MB`;
}

/** Formats a duration: `84 ms`, `1.3 s`. */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  return `${round(milliseconds / 1000)} s`;
}

function round(value: number): string {
  return value < 100 ? String(Number(value.toPrecision(2))) : String(Math.round(value));
}
