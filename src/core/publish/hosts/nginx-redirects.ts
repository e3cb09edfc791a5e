/** Formats redirects for nginx: a regular expression for the path, and the address to answer with. */
import { decodePath } from '../../address/slug-path.ts';
import { toUrlText } from '../../redirects/redirect-location.ts';
import type { DestinationPart, SourcePart } from '../../redirects/redirect-pattern.ts';
import { baseOf } from './host-redirects.ts';

/** Returns the address. The query of the request is passed on if the destination has none of its own. */
export function toReply(destination: readonly DestinationPart[], base: string): string {
  let url = '';
  for (const part of destination) {
    if (part.kind === 'text') url += toUrlText(part.text, url);
    else url += `\${lectern_${part.rank}}`;
  }
  const [, path = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  // nginx cannot express a dollar sign that does not begin a variable.
  const start = baseOf(destination, base).replaceAll('$', '%24');
  return `${start}${path}${query ?? '$is_args$args'}${hash}`;
}

/** Returns the expression that is compared with the path of a request as it was sent. */
export function toExpression(
  source: readonly SourcePart[],
  destination: readonly DestinationPart[],
  base: string,
): string {
  let expression = toSentForms(decodePath(base));
  for (const [index, part] of source.entries()) {
    if (part.kind === 'text') expression += toSentForms(part.text);
    else {
      const isLast = index === source.length - 1;
      expression += toGroup(part, { isLast, use: useOf(destination, part.rank) });
    }
  }
  return `^${expression}/?(?:\\?|$)`;
}

type Use = 'plain' | 'start' | 'query';

/** `start` is the beginning of a path, where a second slash would make it the address of another host. */
function useOf(destination: readonly DestinationPart[], rank: number): Use {
  let before = '';
  let use: Use = 'plain';
  for (const part of destination) {
    if (part.kind === 'value' && part.rank === rank) {
      if (/[?#]/.test(before)) return 'query';
      if (before === '/') use = 'start';
    }
    before += part.kind === 'text' ? part.text : 'x';
  }
  return use;
}

interface Group {
  readonly isLast: boolean;
  readonly use: Use;
}

function toGroup(
  { mayHoldSlashes, rank }: SourcePart & { readonly kind: 'value' },
  { isLast, use }: Group,
): string {
  const excluded = `?#${mayHoldSlashes ? '' : '/'}${use === 'query' ? '&+;=' : ''}`;
  const group = `(?<lectern_${rank}>[^${excluded}]+${isLast && mayHoldSlashes ? '?' : ''})`;
  return use === 'start' ? `[/\\\\]*+(?![/\\\\])${group}` : group;
}

/** Matches each character as browsers send it, or percent-encoded without need. */
function toSentForms(text: string): string {
  return Array.from(text.toWellFormed(), (char) => {
    if (/[\w/]/.test(char)) return char;
    const escaped = escapeExpression(char);
    return /[.~-]/.test(char) ? escaped : `(?:${escaped}|${anyCase(percentEncode(char))})`;
  }).join('');
}

function percentEncode(char: string): string {
  const code = encodeURIComponent(char);
  if (code !== char) return code;
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** `%c3` is the same as `%C3`. */
function anyCase(escapes: string): string {
  return escapes.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
}

export function escapeExpression(text: string): string {
  return text.replace(/[.+*?^${}()|[\]\\/-]/g, (char) => (char === '/' ? char : `\\${char}`));
}
