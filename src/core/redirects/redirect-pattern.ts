/**
 * Parses the source and the destination of a redirect into parts; no other module does. `:name` is one part
 * of a path, `/:name*` any number of parts or none, `*` any text or none.
 */
import { decodePath } from '../address/slug-path.ts';

export type SourcePart =
  /** Decoded, as the file system would name it. */
  | { readonly kind: 'text'; readonly text: string }
  /** Text of the request, never empty. */
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly mayHoldSlashes: boolean;
      /** How many values precede it. */
      readonly rank: number;
    };

export type DestinationPart =
  /** A piece of a URL, as the author wrote it. */
  | { readonly kind: 'text'; readonly text: string }
  /** The value of the source with this rank. */
  | { readonly kind: 'value'; readonly rank: number };

/** A source in which no value is empty, with its destination. */
export interface RedirectPattern {
  /** Without trailing slash, unless it is the root. */
  readonly source: readonly SourcePart[];
  readonly destination: readonly DestinationPart[];
}

const PARAMETER = /\/:(\w+)\*|:(\w+)|\*/g;

/** More optional values than this would make too many patterns. */
const MAX_OPTIONAL = 4;

/** Whether a source or a destination has parts that stand for other text. */
export function hasParameter(path: string): boolean {
  return /:\w|\*/.test(path);
}

/**
 * Lists the parts of a destination that look like values of the source, `:name`, `*` or `$1`, but do not
 * occur in it.
 */
export function listUnknownParts(source: string, destination: string): readonly string[] {
  const known = readSource(source).flatMap(({ name }) => name ?? []);
  const path = destination.slice(fixedStartOf(destination).length);
  const written = Array.from(path.matchAll(/(?<=\/)(?::(\w+)\*?|\*|\$\d+)(?=$|[/?#])/g));
  return written.flatMap(([part, name = part]) => (known.includes(name) ? [] : [part]));
}

/**
 * Returns one pattern for a plain redirect. Each value that can be empty doubles the patterns, those with
 * the value first; beyond four such values, the others must not be empty. Hosts disagree about empty
 * values, so none is left for them to interpret.
 */
export function parseRedirect(source: string, destination: string): RedirectPattern[] {
  const tokens = readSource(source);
  const optional = tokens.flatMap(({ isOptional }, rank) => (isOptional ? [rank] : []));
  const absentSets = subsetsOf(optional.slice(0, MAX_OPTIONAL));
  return absentSets.map((absent) => toPattern(tokens, new Set(absent), destination));
}

interface Token {
  readonly name?: string;
  readonly text: string;
  readonly mayHoldSlashes: boolean;
  readonly isOptional: boolean;
  /** Whether the slash before it disappears when the value is empty. */
  readonly takesSlash: boolean;
}

function readSource(source: string): Token[] {
  const path = source.replace(/(?<=.)\/+$/, '');
  const tokens: Token[] = [];
  const addText = (written: string) => {
    const text = decodePath(written);
    if (text !== '') {
      tokens.push({ text, mayHoldSlashes: false, isOptional: false, takesSlash: false });
    }
  };
  let end = 0;
  for (const match of path.matchAll(PARAMETER)) {
    const [whole, rest, part] = match;
    addText(path.slice(end, match.index));
    tokens.push({
      name: rest ?? part ?? '*',
      text: '',
      mayHoldSlashes: part === undefined,
      isOptional: part === undefined,
      takesSlash: rest !== undefined,
    });
    end = match.index + whole.length;
  }
  addText(path.slice(end));
  return tokens;
}

/** Returns all subsets, largest first, so that the most specific pattern comes first. */
function subsetsOf(ranks: readonly number[]): number[][] {
  const subsets = ranks.reduce<number[][]>(
    (all, rank) => all.flatMap((subset) => [subset, [...subset, rank]]),
    [[]],
  );
  return subsets.sort((a, b) => b.length - a.length);
}

function toPattern(
  tokens: readonly Token[],
  absent: ReadonlySet<number>,
  destination: string,
): RedirectPattern {
  const source: SourcePart[] = [];
  /** The last of several values with the same name wins; undefined for an empty value. */
  const ranks = new Map<string, number | undefined>();
  let count = 0;
  for (const [index, { name, text, mayHoldSlashes, takesSlash }] of tokens.entries()) {
    if (name === undefined) source.push({ kind: 'text', text });
    else if (absent.has(index)) ranks.set(name, undefined);
    else {
      if (takesSlash) source.push({ kind: 'text', text: '/' });
      source.push({ kind: 'value', name, mayHoldSlashes, rank: count });
      ranks.set(name, count);
      count += 1;
    }
  }
  const joined = joinTexts(source);
  return {
    source: joined.length === 0 ? [{ kind: 'text', text: '/' }] : withoutTrailingSlash(joined),
    destination: readDestination(destination, ranks),
  };
}

/** Removes the trailing slash, as is done for requests: `/a/*` with nothing after the slash is `/a`. */
function withoutTrailingSlash(parts: readonly SourcePart[]): readonly SourcePart[] {
  const last = parts.at(-1);
  if (last?.kind !== 'text' || (last.text === '/' && parts.length === 1)) return parts;
  const text = last.text.replace(/\/+$/, '');
  return [...parts.slice(0, -1), ...(text === '' ? [] : [{ kind: 'text', text } as const])];
}

/**
 * Returns the scheme and host of a destination, in which values are never filled in, because whoever makes
 * the request would choose them.
 */
export function fixedStartOf(destination: string): string {
  return /^(?:[a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)?/i.exec(destination)?.[0] ?? '';
}

/** Parses a destination; an empty value also removes the slash before it. */
function readDestination(
  destination: string,
  ranks: ReadonlyMap<string, number | undefined>,
): readonly DestinationPart[] {
  const start = fixedStartOf(destination);
  const parts: DestinationPart[] = [{ kind: 'text', text: start }];
  let end = start.length;
  for (const match of destination.matchAll(/(\/?)(?::(\w+)\*?|\*)/g)) {
    const [whole, slash = '', name = '*'] = match;
    if (match.index < end || !ranks.has(name)) continue;
    const rank = ranks.get(name);
    const text = destination.slice(end, match.index) + (rank === undefined ? '' : slash);
    parts.push({ kind: 'text', text });
    if (rank !== undefined) parts.push({ kind: 'value', rank });
    end = match.index + whole.length;
  }
  parts.push({ kind: 'text', text: destination.slice(end) });
  const joined = joinTexts(parts);
  return joined.length === 0 ? [{ kind: 'text', text: '/' }] : joined;
}

/** Joins adjacent texts into one and drops empty ones. */
function joinTexts<Part extends SourcePart | DestinationPart>(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    } else if (part.kind !== 'text' || part.text !== '') joined.push(part);
  }
  return joined;
}
