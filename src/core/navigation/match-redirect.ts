/** Which redirect of docs.json answers a path, and where it leads. */
import type { Redirect } from '../config/seo.ts';

/** Where a path leads, with or without trailing slash; undefined when no redirect answers it. */
export type FindRedirect = (path: string) => string | undefined;

/** A source with parameters, ready to be compared. */
interface Pattern {
  readonly expression: RegExp;
  /** Names of the parameters in the order of the groups; `*` for a nameless one. */
  readonly names: readonly string[];
  readonly destination: string;
}

/** `:name` is one part of the path, `:name*` any number of parts, `*` any text. */
const PARAMETER = /\/:(\w+)\*|:(\w+)|\*/g;

/** The first redirect that fits wins, as on the hosts that read such lists; plain ones go first. */
export function buildRedirectFinder(redirects: readonly Redirect[]): FindRedirect {
  const destinations = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const { source, destination } of redirects) {
    const path = withoutSlash(source);
    if (/[:*]/.test(path)) patterns.push(toPattern(path, destination));
    else if (!destinations.has(path)) destinations.set(path, destination);
  }
  return (written) => {
    const path = withoutSlash(written);
    return destinations.get(path) ?? findByPattern(patterns, path);
  };
}

function findByPattern(patterns: readonly Pattern[], path: string): string | undefined {
  for (const { expression, names, destination } of patterns) {
    const values = expression.exec(path)?.slice(1);
    if (values === undefined) continue;
    return fillIn(destination, new Map(names.map((name, index) => [name, values[index] ?? ''])));
  }
  return undefined;
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** `/a/:rest*` fits `/a` as well as `/a/b/c`. */
function toPattern(source: string, destination: string): Pattern {
  const names: string[] = [];
  let expression = '';
  let end = 0;
  for (const match of source.matchAll(PARAMETER)) {
    const [whole, rest, part] = match;
    names.push(rest ?? part ?? '*');
    expression += toLiteral(source.slice(end, match.index));
    expression += rest ? '(?:/(.*))?' : part ? '([^/]+)' : '(.*)';
    end = match.index + whole.length;
  }
  expression += toLiteral(source.slice(end));
  return { expression: new RegExp(`^${expression}$`), names, destination };
}

function toLiteral(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** An empty value takes the slash before it along. */
function fillIn(destination: string, values: ReadonlyMap<string, string>): string {
  return destination.replace(/(\/?)(?::(\w+)\*?|\*)/g, (whole, slash: string, name?: string) => {
    const value = values.get(name ?? '*');
    if (value === undefined) return whole;
    return value === '' ? '' : slash + value;
  });
}
