/** Finds the redirect of a list that matches a path, and its target. */
import type { Redirect } from '../config/keys/seo.ts';
import { fillIn } from './redirect-location.ts';
import { parseRedirect, type RedirectPattern, type SourcePart } from './redirect-pattern.ts';

/** Returns the target of a path, with or without trailing slash; undefined when no redirect matches. */
export type FindRedirect = (path: string) => string | undefined;

export interface MatchedRedirect<Rule> {
  readonly rule: Rule;
  readonly pattern: RedirectPattern;
  /** The text that each value of the pattern matched, by rank. */
  readonly values: readonly string[];
}

/** Finds redirects by decoded path, with or without trailing slash. */
export interface RedirectMatcher<Rule> {
  /** Searches redirects without parameters, for paths that no page has; they take precedence over files. */
  readonly findPlain: (path: string) => MatchedRedirect<Rule> | undefined;
  /** Searches redirects with parameters, for paths that are nothing else. */
  readonly findByPattern: (path: string) => MatchedRedirect<Rule> | undefined;
}

type Written = Pick<Redirect, 'source' | 'destination'>;

/**
 * Builds a finder in which the first matching redirect wins, as on hosts that read such lists, except that
 * plain ones come before patterns.
 */
export function buildRedirectFinder(redirects: readonly Written[]): FindRedirect {
  const { findPlain, findByPattern } = buildRedirectMatcher(redirects);
  return (path) => {
    const found = findPlain(path) ?? findByPattern(path);
    return found && fillIn(found.pattern.destination, found.values);
  };
}

export function buildRedirectMatcher<Rule extends Written>(
  rules: readonly Rule[],
): RedirectMatcher<Rule> {
  const plain = new Map<string, MatchedRedirect<Rule>>();
  const patterns: { readonly rule: Rule; readonly pattern: RedirectPattern }[] = [];
  for (const rule of rules) {
    const parsed = parseRedirect(rule.source, rule.destination);
    const path = parsed.length === 1 ? plainText(parsed[0]) : undefined;
    if (path === undefined) patterns.push(...parsed.map((pattern) => ({ rule, pattern })));
    else if (!plain.has(path)) {
      plain.set(path, { rule, pattern: parsed[0] as RedirectPattern, values: [] });
    }
  }
  return {
    findPlain: (path) => plain.get(withoutSlash(path)),
    findByPattern(written) {
      const path = withoutSlash(written);
      for (const { rule, pattern } of patterns) {
        const values = matchParts(pattern.source, path);
        if (values !== undefined) return { rule, pattern, values };
      }
      return undefined;
    },
  };
}

function plainText(pattern: RedirectPattern | undefined): string | undefined {
  const [only, more] = pattern?.source ?? [];
  return only?.kind === 'text' && more === undefined ? only.text : undefined;
}

/**
 * Removes trailing slashes with a loop: readers choose the path, and a regular expression would try every
 * one of its slashes as the first trailing one.
 */
function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Returns the values where the whole path matches, each as long as possible from left to right. Takes time
 * proportional to the length of the path, not to its square, because readers choose the path.
 */
function matchParts(parts: readonly SourcePart[], path: string): string[] | undefined {
  const [first] = parts;
  if (first?.kind === 'text' && !path.startsWith(first.text)) return undefined;
  const fitting = listFitting(parts, path);
  if (fitting[0]?.[0] !== 1) return undefined;
  const values: string[] = [];
  let start = 0;
  for (const [rank, part] of parts.entries()) {
    if (part.kind === 'text') start += part.text.length;
    else {
      const next = fitting[rank + 1];
      const limit = part.mayHoldSlashes ? path.length : endOfSegment(path, start);
      let end = limit;
      while (end > start && next?.[end] !== 1) end -= 1;
      values.push(path.slice(start, end));
      start = end;
    }
  }
  return values;
}

/** Computes, by part and then by place in the path, 1 where this part and all that follow match the rest. */
function listFitting(parts: readonly SourcePart[], path: string): Uint8Array[] {
  const { length } = path;
  let next = new Uint8Array(length + 1);
  next[length] = 1;
  const fitting = [next];
  for (const part of parts.toReversed()) {
    const here = new Uint8Array(length + 1);
    if (part.kind === 'text') markTexts({ text: part.text, path, next, here });
    else markValues({ mayHoldSlashes: part.mayHoldSlashes, path, next, here });
    fitting.unshift(here);
    next = here;
  }
  return fitting;
}

interface Marking {
  readonly path: string;
  readonly next: Uint8Array;
  readonly here: Uint8Array;
}

function markTexts({ text, path, next, here }: Marking & { readonly text: string }): void {
  for (let at = path.indexOf(text); at !== -1; at = path.indexOf(text, at + 1)) {
    here[at] = next[at + text.length] ?? 0;
  }
}

/** Goes backward and remembers whether the next part matches anywhere ahead, without a slash in between. */
function markValues({
  mayHoldSlashes,
  path,
  next,
  here,
}: Marking & { readonly mayHoldSlashes: boolean }): void {
  let fitsAfter = false;
  for (let at = path.length - 1; at >= 0; at -= 1) {
    if (!mayHoldSlashes && path[at] === '/') fitsAfter = false;
    else {
      fitsAfter ||= next[at + 1] === 1;
      here[at] = fitsAfter ? 1 : 0;
    }
  }
}

function endOfSegment(path: string, start: number): number {
  const slash = path.indexOf('/', start);
  return slash === -1 ? path.length : slash;
}
