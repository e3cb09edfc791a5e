/**
 * JSON values whose numbers keep their digits: `12345678901234567890`, `1.10`, `1e400`. Everything that
 * JavaScript represents without loss is a plain value; only the other numbers are `NumberText`.
 */
import { type JsonTree, kindOf, valueOf } from './json-tree.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Marks the instances of every copy of this module: a build loads one copy itself and bundles another. */
const brand: unique symbol = Symbol.for('lectern.NumberText');

/** A number kept as its JSON text; in arithmetic and comparisons it is the nearest double. */
export class NumberText extends Number {
  readonly [brand] = true;
  readonly text: string;

  constructor(text: string) {
    super(text);
    this.text = text;
  }

  /** Returns the digits as written, unless another radix is requested. */
  override toString(radix?: number): string {
    return radix === undefined ? this.text : super.toString(radix);
  }

  /** Keeps the digits in `JSON.stringify` too, where the engine supports `JSON.rawJSON`. */
  toJSON(): unknown {
    const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };
    return rawJSON?.(this.text) ?? Number(this.text);
  }
}

export type ExactJson =
  | Json
  | NumberText
  | readonly ExactJson[]
  | { readonly [key: string]: ExactJson };

export function isNumberText(value: unknown): value is NumberText {
  return typeof value === 'object' && value !== null && brand in value;
}

export function isExactObject(value: ExactJson): value is { readonly [key: string]: ExactJson } {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !isNumberText(value);
}

/** Formats a value as compact JSON. */
export function formatExact(value: ExactJson): string {
  if (isNumberText(value)) return value.text;
  if (Array.isArray(value)) return `[${(value as readonly ExactJson[]).map(formatExact).join()}]`;
  if (!isExactObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}:${formatExact(inner)}`,
  );
  return `{${fields.join()}}`;
}

/** Formats a tree as compact JSON: repeated names are kept, in their order, and numbers stay as written. */
export function formatTree(tree: JsonTree): string {
  switch (tree.kind) {
    case 'scalar':
      return kindOf(tree) === 'number' ? tree.text : JSON.stringify(valueOf(tree));
    case 'list':
      return `[${tree.items.map(formatTree).join()}]`;
    case 'map':
      return `{${tree.entries
        .map(({ key, value }) => `${JSON.stringify(key)}:${formatTree(value)}`)
        .join()}}`;
  }
}

/** Returns the value of a tree. The last of several equal names wins, as in every JSON parser. */
export function toExactJson(tree: JsonTree): ExactJson {
  switch (tree.kind) {
    case 'scalar':
      return kindOf(tree) === 'number' ? toExactNumber(tree.text) : valueOf(tree);
    case 'list':
      return tree.items.map(toExactJson);
    case 'map':
      return Object.fromEntries(tree.entries.map(({ key, value }) => [key, toExactJson(value)]));
  }
}

/** Returns a copy with every `NumberText` replaced, for libraries that support only plain values. */
export function mapNumberTexts(value: unknown, replace: (number: NumberText) => unknown): unknown {
  if (isNumberText(value)) return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapNumberTexts(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: readonly [string, unknown]) => [
    key,
    mapNumberTexts(inner, replace),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** Parses a JSON number: a plain number where JavaScript represents exactly what is written. */
export function toExactNumber(text: string): number | NumberText {
  const number = Number(text);
  const isHeld = Number.isFinite(number) && toDecimal(String(number)) === toDecimal(text);
  return isHeld ? number : new NumberText(text);
}

/** Where a number of JSON or YAML can begin: not inside a word and not after a quote. */
const NUMBER_START = String.raw`(?:^|[\s:,[{?-])[+-]?`;
const LONG_NUMBER = new RegExp(String.raw`${NUMBER_START}(?:[\d.]{16}|[\d.]+[eE][+-]?\d{3})`);

/**
 * Whether a text may contain a number that JavaScript would change: one with more digits than a double is
 * sure to hold, or with an exponent outside its range. Can be wrong only by returning true.
 */
export function mayBeInexact(text: string): boolean {
  return LONG_NUMBER.test(text);
}

/** Normalizes all notations of a number to one text: its digits without outer zeros, and the exponent. */
function toDecimal(number: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  const digits = whole + part;
  let [start, end] = [0, digits.length];
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  const scale = Number(power) - part.length + digits.length - end;
  return start === end ? '0' : `${sign}${digits.slice(start, end)}e${scale}`;
}
