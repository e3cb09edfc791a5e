/** Whether what is filled in keeps to the limits that the document has for it. */
import type { Control, Limit } from '../model/playground-model.ts';
import type { JsonNode } from '../request/json-node.ts';

/** A limit, or the name of a format or a type. */
export type BrokenRule = Limit | string;

/** Of the value itself, not of what is in it. */
export function findBroken(control: Control, node: JsonNode): BrokenRule | undefined {
  // What stands for a value of the reader's own is not known here.
  if (node.kind === 'string' && node.value.includes('{{')) return undefined;
  if (control.nullable && node.kind === 'literal' && node.value === null) return undefined;
  if (control.kind === 'number' && node.kind !== 'number') return control.format ?? 'number';
  const { format, limits = [] } = control;
  if (format !== undefined && !isOfFormat(format, node)) return format;
  return limits.find((limit) => !keepsTo(limit, node));
}

/** The first of all that is in a value, with the place of it. */
export function findBrokenInside(
  control: Control,
  node: JsonNode,
  place = '',
): { readonly place: string; readonly rule: BrokenRule } | undefined {
  const rule = findBroken(control, node);
  if (rule !== undefined) return { place, rule };
  if (control.kind === 'object' && node.kind === 'object') {
    for (const { name, node: inner } of node.entries) {
      const own = control.fields.find((field) => field.name === name)?.control ?? control.rest;
      const found = own && findBrokenInside(own, inner, `${place}/${name}`);
      if (found) return found;
    }
  }
  if (control.kind === 'list' && node.kind === 'array') {
    for (const [rank, item] of node.items.entries()) {
      const found = findBrokenInside(control.item, item, `${place}/${rank}`);
      if (found) return found;
    }
  }
  return undefined;
}

/** Formats that mean the same to everybody, and whole numbers. */
export const checkedFormats: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d+(?:\.0+)?$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/,
};

function isOfFormat(format: string, node: JsonNode): boolean {
  const text = node.kind === 'string' ? node.value : node.kind === 'number' ? node.text : undefined;
  return text === undefined || (checkedFormats[format]?.test(text) ?? true);
}

function keepsTo(limit: Limit, node: JsonNode): boolean {
  switch (node.kind) {
    case 'number':
      return isInRange(limit, Number(node.text));
    case 'string':
      return keepsText(limit, node.value);
    case 'array':
      return keepsList(limit, node.items);
    default:
      return true;
  }
}

function isInRange({ word, values }: Limit, number: number): boolean {
  const { value = 0, least = -Infinity, most = Infinity } = values;
  switch (word) {
    case 'valueRange':
      return number >= Number(least) && number <= Number(most);
    case 'atLeast':
      return number >= Number(value);
    case 'moreThan':
      return number > Number(value);
    case 'atMost':
      return number <= Number(value);
    case 'lessThan':
      return number < Number(value);
    case 'multipleOf': {
      const times = number / Number(value);
      return Math.abs(times - Math.round(times)) < 1e-9;
    }
    default:
      return true;
  }
}

function keepsText(limit: Limit, text: string): boolean {
  const { word, values } = limit;
  if (word !== 'matches') return isCounted(limit, 'characters', Array.from(text).length);
  return new RegExp(String(values['pattern']), 'u').test(text);
}

function keepsList(limit: Limit, items: readonly JsonNode[]): boolean {
  if (limit.word !== 'uniqueItems') return isCounted(limit, 'items', items.length);
  return new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}

function isCounted({ word, values }: Limit, noun: string, count: number): boolean {
  const { least = 0, count: told = 0 } = values;
  switch (word) {
    case `${noun}Exactly`:
      return count === Number(told);
    case `${noun}Range`:
      return count >= Number(least) && count <= Number(told);
    case `${noun}Least`:
      return count >= Number(told);
    case `${noun}Most`:
      return count <= Number(told);
    default:
      return true;
  }
}
