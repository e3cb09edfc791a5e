/**
 * Links to symbols in Markdown. Which page shows a symbol is known only when all pages are, so a link to it
 * is a fragment with its key, which is resolved like the fragments in descriptions of OpenAPI documents.
 */
import { decodePath } from '../../address/slug-path.ts';
import { formatLink } from '../../text/markdown.ts';
import type { TypePart } from '../model/symbol-model.ts';

const PREFIX = '#symbol:';

/** Labels of links: in code, brackets mean nothing. */
const LABEL = /^(?:`[^`]*`|\\.|[^\\[\]`])*$/s;

/** @param label Markdown; one with brackets outside of code stays without a link. */
export function formatSymbolLink(label: string, { key, anchor }: Omit<TypePart, 'text'>): string {
  if (key === undefined || !LABEL.test(label)) return label;
  return formatLink(label, symbolFragment(key, anchor));
}

/** Returns the fragment that stands for the address of a symbol or its member. */
export function symbolFragment(key: string, anchor?: string): string {
  const parts = [key, ...(anchor === undefined ? [] : [anchor])];
  return PREFIX + parts.map(encode).join('#');
}

/** Returns what a link points to; undefined if it is no link to a symbol. */
export function parseSymbolLink(
  fragment: string,
): { readonly key: string; readonly anchor?: string } | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const [key = '', anchor] = fragment.slice(PREFIX.length).split('#').map(decodePath);
  return { key, ...(anchor !== undefined && { anchor: `#${anchor}` }) };
}

const LINK = /\[((?:`[^`]*`|\\.|[^\\[\]`])*)\]\((#symbol:[^()\s]*)\)/g;

/**
 * Replaces the keys in links of Markdown, for a tool whose own names were written for keys.
 * @param find Returns the target that a name stands for; without one, the label stays.
 */
export function relinkSymbols(
  markdown: string,
  find: (name: string) => Omit<TypePart, 'text'> | undefined,
): string {
  return markdown.replace(LINK, (_, label: string, fragment: string) =>
    formatSymbolLink(label, find(parseSymbolLink(fragment)?.key ?? '') ?? {}),
  );
}

/** Encodes also what `encodeURIComponent` leaves as it is and Markdown can take for markup. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[()*'!~_]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}
