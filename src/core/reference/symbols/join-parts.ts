import type { TypePart, TypeText } from '../model/symbol-model.ts';

/** Joins texts, those without links to one part. */
export function joinParts(parts: readonly (string | TypePart)[]): TypeText {
  const joined: TypePart[] = [];
  for (const part of parts) {
    const own = typeof part === 'string' ? { text: part } : part;
    const last = joined.at(-1);
    if (own.key === undefined && last !== undefined && last.key === undefined) {
      joined[joined.length - 1] = { text: last.text + own.text };
    } else joined.push(own);
  }
  return joined;
}

/** Returns what parts say, without their links. */
export function plainParts(parts: readonly (string | TypePart)[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
