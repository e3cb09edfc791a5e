/** Takes apart a declaration in C#. */

export interface CsharpDeclaration {
  /** Keywords before the type or the name: `public`, `static`. */
  readonly keywords: readonly string[];
  /** The type of a member, or what it returns; empty for a constructor and a type. */
  readonly type: string;
  /** The text of each parameter, without brackets: `string? name = null`. */
  readonly parameters: readonly string[];
  /** What a member can do, in braces: `get; set;`. */
  readonly accessors: string;
  /** What follows `=`: the value of a constant or an enumeration. */
  readonly value?: string;
  /** The declaration without attributes. */
  readonly code: string;
  /** The keywords of a type with a space at the end, or nothing. */
  readonly head: string;
}

const KEYWORDS = new Set(
  (
    'public protected internal private static virtual override abstract sealed async readonly const ' +
    'extern new unsafe partial required volatile event class struct interface enum record delegate'
  ).split(' '),
);

/** @param name The name of what is declared, without parameters. */
export function readCsharp(text: string, name: string): CsharpDeclaration {
  const code = withoutAttributes(text).trim();
  const keywords: string[] = [];
  let at = 0;
  for (const { 0: all, 1: word = '' } of code.matchAll(/([a-z]+)\s+/gy)) {
    if (!KEYWORDS.has(word)) break;
    keywords.push(word);
    at += all.length;
  }
  const rest = code.slice(at);
  const start = findName(rest, name);
  const after = rest.slice(start.end);
  const generics = after.trimStart().startsWith('<') ? readList(after).end : 0;
  const isList = /^\s*[([]/.test(after.slice(generics));
  const list = isList ? readList(after.slice(generics)) : undefined;
  const tail = after.slice(generics + (list?.end ?? 0));
  return {
    keywords,
    // The interface that a member belongs to can be in front of its name.
    type: rest
      .slice(0, start.begin)
      .replace(/\S*\.$/, '')
      .trim(),
    parameters: list?.items ?? [],
    accessors: /\{([^{}]*)\}\s*$/.exec(tail)?.[1]?.trim() ?? '',
    ...(/^\s*=(?!=)/.test(tail) && { value: tail.replace(/^\s*=\s*/, '').trim() }),
    code,
    head: code.slice(0, at),
  };
}

/** Removes lists of attributes such as `[Obsolete("...")]` from the beginning. */
function withoutAttributes(text: string): string {
  let rest = text.trim();
  while (rest.startsWith('[')) {
    const { end } = readList(rest);
    if (end === 0) return rest;
    rest = rest.slice(end).trim();
  }
  return rest;
}

/** What can follow the name of what is declared. */
const AFTER_NAME = /\s*(?:[([<{=;:]|$)/y;

/** Finds the name outside of brackets; the beginning of the text if it is nowhere. */
function findName(text: string, name: string): { readonly begin: number; readonly end: number } {
  const operator = /(?:\b(?:implicit|explicit)\s+)?\boperator\s+[^(]+/.exec(text);
  if (operator !== null) {
    return { begin: operator.index, end: operator.index + operator[0].trimEnd().length };
  }
  const word = name.split('.').at(-1) || name;
  const flat = withoutInner(text);
  for (let begin = flat.indexOf(word); begin >= 0; begin = flat.indexOf(word, begin + 1)) {
    const end = begin + word.length;
    AFTER_NAME.lastIndex = end;
    if (!isWord(flat[begin - 1]) && !isWord(flat[end]) && AFTER_NAME.test(flat)) {
      return { begin, end };
    }
  }
  return { begin: 0, end: 0 };
}

function isWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}_@]/u.test(sign);
}

/** Strings, brackets, and what separates the items of a list. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|=>|[()[\]{}<>,]/g;
const OPENING = new Set(['(', '[', '{', '<']);
const CLOSING = new Set([')', ']', '}', '>']);

/** Replaces what is in brackets by spaces. */
function withoutInner(text: string): string {
  let flat = '';
  let depth = 0;
  let from = 0;
  const keep = (end: number) => {
    flat += depth === 0 ? text.slice(from, end) : ' '.repeat(Math.max(0, end - from));
    from = end;
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (OPENING.has(token)) {
      keep(index + 1);
      depth += 1;
    } else if (CLOSING.has(token)) {
      keep(index);
      depth = Math.max(0, depth - 1);
    }
  }
  keep(text.length);
  return flat;
}

interface List {
  readonly items: readonly string[];
  /** The offset after its closing bracket; 0 if it is not closed. */
  readonly end: number;
}

/** Reads the list in the first brackets of a text, and splits it at its commas. */
function readList(text: string): List {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (OPENING.has(token)) {
      depth += 1;
      if (depth === 1) from = index + 1;
    } else if (token === ',' && depth === 1) {
      items.push(text.slice(from, index));
      from = index + 1;
    } else if (CLOSING.has(token)) {
      depth -= 1;
      if (depth === 0) {
        const all = [...items, text.slice(from, index)].map(trim).filter(Boolean);
        return { items: all, end: index + 1 };
      }
    }
  }
  return { items: [], end: 0 };
}

function trim(text: string): string {
  return text.trim();
}

/** Returns the default of a parameter; undefined without one. */
export function defaultOf(parameter: string): string | undefined {
  return /^[^"']*?[^=!<>]=\s*(?![=>])(.+)$/s.exec(parameter)?.[1]?.trim();
}
