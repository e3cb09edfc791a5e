/** Reads the types that phpDocumentor writes: `?array<string, \Shop\User>|null`. */
import { escapeMarkdown, formatCode } from '../../../text/markdown.ts';
import { formatSymbolLink } from '../../symbols/symbol-link.ts';
import type { LibraryCode } from '../library/library.ts';
import { shortPhpName, toFullName } from './php-name.ts';

/** Texts, names with their namespaces, and commas with the spaces after them. */
const TOKEN = /'[^']*'|"[^"]*"|\$?[\p{L}_\\][\p{L}\p{N}_\\-]*|,\s*/gu;

/** Names of the class in which they are written. */
const OWN_NAMES: ReadonlySet<string> = new Set(['self', 'static', '$this']);

/** @param owner The full name of the class in which the type is written. */
export function readPhpType(type: string, owner?: string): LibraryCode {
  const code: (LibraryCode[number] | string)[] = [];
  let at = 0;
  for (const { 0: token, index } of type.matchAll(TOKEN)) {
    if (index > at) code.push(type.slice(at, index));
    code.push(readToken(token, owner));
    at = index + token.length;
  }
  if (at < type.length) code.push(type.slice(at));
  return code;
}

function readToken(token: string, owner: string | undefined): LibraryCode[number] {
  if (token.startsWith(',')) return ', ';
  if (owner !== undefined && OWN_NAMES.has(token)) return { text: token, target: owner };
  const isName = token.includes('\\') && !/^['"]/.test(token);
  return isName ? { text: shortPhpName(token), target: toFullName(token) } : token;
}

/** Formats a type for a text, as code in which names are links. */
export function formatPhpType(code: LibraryCode): string {
  const isPlain = code.every((part) => typeof part === 'string');
  if (isPlain) return code.length === 0 ? '' : formatCode(code.join(''));
  return code
    .map((part) => {
      if (typeof part !== 'string') {
        return formatSymbolLink(formatCode(part.text), { key: part.target });
      }
      return /[\p{L}\p{N}]/u.test(part) ? formatCode(part) : escapeMarkdown(part);
    })
    .join('');
}

/**
 * Splits a text that begins with a type, which ends at the first space outside of brackets. In a list of
 * types, a space can also be around `|` and `&`.
 */
export function splitType(text: string): { readonly type: string; readonly rest: string } {
  let depth = 0;
  let at = 0;
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ('<({['.includes(sign)) depth += 1;
    else if ('>)}]'.includes(sign)) depth -= 1;
    else if (depth <= 0 && /\s/.test(sign)) break;
  }
  return { type: text.slice(0, at), rest: text.slice(at).trim() };
}
