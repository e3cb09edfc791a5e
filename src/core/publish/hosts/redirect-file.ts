/** Writes the redirects of a built site into a file of its folder, which `lectern serve` reads. */
import { withBase } from '../../address/href.ts';
import { buildRedirectMatcher, type MatchedRedirect } from '../../redirects/match-redirect.ts';
import { toLocation } from '../../redirects/redirect-location.ts';
import type { Site } from '../../site.ts';
import { resolveConfiguredRedirects } from '../redirects.ts';

interface FiledRedirect {
  /** As in docs.json, from the root of the site. */
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
}

/** Returns `''` without redirects. */
export function formatRedirectFile(site: Site): string {
  const redirects = resolveConfiguredRedirects(site).map(
    ({ source, destination, isPermanent }): FiledRedirect => ({
      source,
      destination,
      permanent: isPermanent,
    }),
  );
  return redirects.length === 0 ? '' : `${JSON.stringify(redirects, undefined, 1)}\n`;
}

export interface RedirectAnswer {
  readonly status: 307 | 308;
  /** Without the query of the request. */
  readonly location: string;
}

/** Answers paths below the base, decoded, with their leading slash. */
export interface RedirectAnswers {
  /** For paths without a page; takes precedence over files. */
  readonly plain: (path: string) => RedirectAnswer | undefined;
  /** For paths without a file. */
  readonly byPattern: (path: string) => RedirectAnswer | undefined;
}

/**
 * A text that is not such a file has no redirects.
 * @param base `''` or `/docs`.
 */
export function parseRedirectFile(text: string, base: string): RedirectAnswers {
  const matcher = buildRedirectMatcher(readRedirects(text));
  const toAnswer = (found: MatchedRedirect<FiledRedirect> | undefined) =>
    found && {
      status: found.rule.permanent ? (308 as const) : (307 as const),
      location: withBase(base, toLocation(found.pattern.destination, found.values)),
    };
  return {
    plain: (path) => toAnswer(matcher.findPlain(path)),
    byPattern: (path) => toAnswer(matcher.findByPattern(path)),
  };
}

function readRedirects(text: string): FiledRedirect[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isFiledRedirect) : [];
  } catch {
    return [];
  }
}

function isFiledRedirect(value: unknown): value is FiledRedirect {
  if (typeof value !== 'object' || value === null) return false;
  const { source, destination, permanent } = value as Record<string, unknown>;
  return (
    typeof source === 'string' && typeof destination === 'string' && typeof permanent === 'boolean'
  );
}
