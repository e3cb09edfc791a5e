/** Texts and data as literals of programming languages. Runs in browsers too. */
import type { Json } from '../../model/shape-model.ts';

/** In single quotes, for POSIX shells. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** In double quotes, with escapes that Python, Go, Java, C# and JavaScript all read. */
export function doubleQuote(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, toEscape);
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** In single quotes, where only these two characters are escaped: PHP, Ruby. */
export function singleQuote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** JavaScript in single quotes. */
export function scriptQuote(text: string): string {
  const inside = doubleQuote(text).slice(1, -1);
  return `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Every line but the first further to the right. */
export function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/** How a language writes data. */
export interface DataNotation {
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  readonly quote: (text: string) => string;
  readonly key: (name: string) => string;
  /** One step of indentation. */
  readonly step: string;
}

export function formatData(value: Json, notation: DataNotation, by = ''): string {
  const { words, quote, key, step } = notation;
  if (value === null) return words.null;
  if (typeof value === 'boolean') return value ? words.true : words.false;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quote(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? (value as readonly Json[]).map((item) => formatData(item, notation, by + step))
    : Object.entries(value).map(([name, inner]) => {
        return `${key(name)}: ${formatData(inner, notation, by + step)}`;
      });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => `${by}${step}${part},\n`).join('')}${by}${close}`;
}

/**
 * A JSON text as data, where nothing is lost when a program writes it again: long numbers are, and
 * so are repeated keys and `__proto__`.
 */
export function parseLosslessData(text: string): Json | undefined {
  if (/\d{16}|\d[eE]|\.\d*0\b|"__proto__"/.test(text)) return undefined;
  try {
    const value = JSON.parse(text) as Json;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
