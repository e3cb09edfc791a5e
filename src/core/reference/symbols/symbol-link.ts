/**
 * Links to symbols in Markdown. Which page shows a symbol is known only when all pages are, so a link to it
 * is a fragment with its key, which is resolved like the fragments in descriptions of OpenAPI documents.
 */
import { decodePath } from '../../address/slug-path.ts';
import { formatLink } from '../../text/markdown.ts';
import type { TypePart } from '../model/symbol-model.ts';

const PREFIX = '#symbol:';

/** @param label Markdown; one with brackets stays without a link. */
export function formatSymbolLink(label: string, { key, anchor }: Omit<TypePart, 'text'>): string {
  if (key === undefined || /[[\]]/.test(label)) return label;
  const parts = [key, ...(anchor === undefined ? [] : [anchor])];
  return formatLink(label, PREFIX + parts.map(encode).join('#'));
}

/** Returns what a link points to; undefined if it is no link to a symbol. */
export function parseSymbolLink(
  fragment: string,
): { readonly key: string; readonly anchor?: string } | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const [key = '', anchor] = fragment.slice(PREFIX.length).split('#').map(decodePath);
  return { key, ...(anchor !== undefined && { anchor: `#${anchor}` }) };
}

/** Encodes also what `encodeURIComponent` leaves as it is and Markdown can take for markup. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[()*'!~_]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}
