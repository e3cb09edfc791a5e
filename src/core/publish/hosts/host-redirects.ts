/** Prepares the redirects of docs.json for all recipes for hosts. */
import { encodePath } from '../../address/page-href.ts';
import { fillIn, toUrlText } from '../../redirects/redirect-location.ts';
import {
  hasParameter,
  parseRedirect,
  type DestinationPart,
  type RedirectPattern,
  type SourcePart,
} from '../../redirects/redirect-pattern.ts';
import type { Site } from '../../site.ts';
import { resolveConfiguredRedirects } from '../redirects.ts';

export interface HostRedirect extends RedirectPattern {
  /** As in docs.json, with only characters that URLs allow. */
  readonly written: string;
  readonly isPermanent: boolean;
  /** Whether the author's redirect has no parameters; then it takes precedence over files. */
  readonly isPlain: boolean;
}

/**
 * Lists redirects without the base, in the order in which they apply: plain ones, then those with
 * parameters.
 */
export function listHostRedirects(site: Site): HostRedirect[] {
  const redirects = resolveConfiguredRedirects(site).flatMap(
    ({ source, destination, isPermanent }): HostRedirect[] =>
      parseRedirect(source, destination).map((pattern) => ({
        ...pattern,
        written: toUrlText(source, ''),
        isPermanent,
        isPlain: !hasParameter(source),
      })),
  );
  return [
    ...redirects.filter(({ isPlain }) => isPlain),
    ...redirects.filter(({ isPlain }) => !isPlain),
  ].filter(({ source }) => isReachable(source));
}

/** Whether requests can have such paths: browsers resolve dots, and `_lectern` is the site's own. */
function isReachable(source: readonly SourcePart[]): boolean {
  const path = source.map((part) => (part.kind === 'text' ? part.text : 'x')).join('');
  if (/\p{Cc}/u.test(path) || /^\/_lectern(?:\/|$)/.test(path)) return false;
  return !/\/\.{0,2}\//.test(`${path.replace(/^\/$/, '/x')}/`);
}

/**
 * Names the values of a source, by index, with the author's names if every host can tell them apart. Hosts
 * replace names by plain search, so none may begin with another.
 */
export function nameValues(source: readonly SourcePart[]): string[] {
  const names = source.flatMap((part) => (part.kind === 'value' ? [part.name] : []));
  const isClear = names.every((name, rank) => {
    const isName = /^[a-z]\w*$/i.test(name) && !/^splat/i.test(name);
    return isName && names.every((other, at) => at === rank || !other.startsWith(name));
  });
  return isClear ? names : names.map((_, rank) => `value${String(rank).padStart(2, '0')}`);
}

/** Returns what has to precede a destination: nothing if it points to another site. */
export function baseOf(destination: readonly DestinationPart[], base: string): string {
  return fillIn(destination, []).startsWith('/') ? base : '';
}

/**
 * Whether a value is all that follows the first slash: if it began with a slash itself, it would name a
 * host.
 */
export function startsWithValue(
  [first, second]: readonly DestinationPart[],
  rank: number,
): boolean {
  const isStart = first?.kind === 'text' && first.text === '/';
  return isStart && second?.kind === 'value' && second.rank === rank;
}

/** Encodes a decoded path as browsers send it, for hosts that compare it without decoding. */
export function toSentPath(path: string): string {
  return encodePath(path).replace(/%(?:5B|5D|7C)/g, (code) => decodeURIComponent(code));
}
