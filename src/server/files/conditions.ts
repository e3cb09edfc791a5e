/** Conditional and range requests of RFC 9110, for one file. */

import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** Whether the client's copy is still good. */
export function isFresh(headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators): boolean {
  const wanted = headers['if-none-match'];
  if (wanted !== undefined) return wanted.trim() === '*' || toTags(wanted).includes(etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && toSecond(modifiedAt) <= since;
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export type RequestedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly range: ByteRange }
  | { readonly kind: 'impossible' };

/** What to send of a file of `size` bytes. Several ranges, or an invalid one, yield the whole file. */
export function parseRange(
  headers: IncomingHttpHeaders,
  size: number,
  validators: Validators,
): RequestedRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  const [, first = '', last = ''] = match ?? [];
  if ((first === '' && last === '') || !isSameVersion(headers, validators))
    return { kind: 'whole' };
  if (first === '') return toPart(Math.max(0, size - Number(last)), size - 1);
  if (last !== '' && Number(last) < Number(first)) return { kind: 'whole' };
  return toPart(Number(first), Math.min(last === '' ? Infinity : Number(last), size - 1));
}

function toPart(start: number, end: number): RequestedRange {
  return start > end ? { kind: 'impossible' } : { kind: 'part', range: { start, end } };
}

/** Whether `If-Range` names this version of the file, or is absent. */
function isSameVersion(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const wanted = headers['if-range'];
  if (typeof wanted !== 'string') return true;
  return wanted === validators.etag || Date.parse(wanted) === toSecond(validators.modifiedAt);
}

function toTags(header: string): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** HTTP dates have no milliseconds. */
function toSecond(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
