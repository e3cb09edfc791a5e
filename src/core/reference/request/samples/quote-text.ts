/** Writes text and data as literals of programming languages. Runs in browsers too. */
import type { JsonNode } from '../json-node.ts';
import { parseNode } from '../parse-node.ts';

/** Quotes in single quotes, for POSIX shells. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Quotes in double quotes, with escapes that Python, Go, Java, C# and JavaScript all read. */
export function doubleQuote(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, toEscape);
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Quotes in single quotes, in which only these two characters are escaped: PHP, Ruby. */
export function singleQuote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Quotes JavaScript in single quotes. */
export function scriptQuote(text: string): string {
  const inside = doubleQuote(text).slice(1, -1);
  return `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Indents every line but the first. */
export function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** How a language writes data. */
export interface DataNotation {
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  readonly quote: (text: string) => string;
  readonly key: (name: string) => string;
  /** Whether a number in JSON is the same number in the language. */
  readonly holds: (number: string) => boolean;
  /** One step of indentation. */
  readonly step: string;
}

export function formatData(node: JsonNode, notation: DataNotation, by = ''): string {
  const { words, quote, key, step } = notation;
  switch (node.kind) {
    case 'literal':
      return words[`${node.value}`];
    case 'number':
      return node.text;
    case 'string':
      return quote(node.value);
    case 'array':
    case 'object': {
      const isList = node.kind === 'array';
      const parts = isList
        ? node.items.map((item) => formatData(item, notation, by + step))
        : node.entries.map(({ name, node: inner }) => {
            return `${key(name)}: ${formatData(inner, notation, by + step)}`;
          });
      const [open, close] = isList ? ['[', ']'] : ['{', '}'];
      if (parts.length === 0) return open + close;
      return `${open}\n${parts.map((part) => `${by}${step}${part},\n`).join('')}${by}${close}`;
    }
  }
}

/**
 * Parses JSON as data, unless a program that writes it again would lose something: numbers that the
 * language cannot represent, repeated names and `__proto__`.
 */
export function parseLosslessData(text: string, notation: DataNotation): JsonNode | undefined {
  const { node } = parseNode(text);
  const isData = node?.kind === 'object' || node?.kind === 'array';
  return isData && isLossless(node, notation) ? node : undefined;
}

function isLossless(node: JsonNode, notation: DataNotation): boolean {
  switch (node.kind) {
    case 'number':
      return notation.holds(node.text);
    case 'array':
      return node.items.every((item) => isLossless(item, notation));
    case 'object': {
      const names = new Set(node.entries.map(({ name }) => name));
      const isPlain = names.size === node.entries.length && !names.has('__proto__');
      return isPlain && node.entries.every(({ node: inner }) => isLossless(inner, notation));
    }
    case 'string':
    case 'literal':
      return true;
  }
}
