/** Checks whether what is filled in keeps to the limits that the document sets. */
import type { Control, Limit } from '../model/playground-model.ts';
import type { JsonNode } from '../request/json-node.ts';

/** A limit, or the name of a format or a type. */
export type ViolatedRule = Limit | string;

/** Returns the rule that the value itself breaks, disregarding its parts. */
export function findViolation(control: Control, node: JsonNode): ViolatedRule | undefined {
  if (standsForValue(node)) return undefined;
  if (control.nullable && node.kind === 'literal' && node.value === null) return undefined;
  if (control.kind === 'number' && node.kind !== 'number') return control.format ?? 'number';
  const { format, limits = [] } = control;
  if (format !== undefined && !isOfFormat(format, node)) return format;
  return limits.find((limit) => !keepsTo(limit, node));
}

/** What is wrong inside a value: a rule that is broken at a place, or a field that is missing there. */
export type Violation = { readonly place: string } & (
  | { readonly rule: ViolatedRule }
  | { readonly lacks: string }
);

/** Returns the first error in a value that is written as text. */
export function findBrokenInside(
  control: Control,
  node: JsonNode,
  place = '',
): Violation | undefined {
  const rule = findOtherType(control, node) ?? findViolation(control, node);
  if (rule !== undefined) return { place, rule };
  for (const [name, own, inner] of listParts(control, node)) {
    const found = findBrokenInside(own, inner, `${place}/${name}`);
    if (found) return found;
  }
  const lacks = findMissing(control, node);
  return lacks === undefined ? undefined : { place, lacks };
}

/** Returns the parts of a value, with their names and controls. */
function listParts(control: Control, node: JsonNode): [string | number, Control, JsonNode][] {
  if (control.kind === 'list' && node.kind === 'array') {
    return node.items.map((item, rank) => [rank, control.item, item]);
  }
  if (control.kind !== 'object' || node.kind !== 'object') return [];
  return node.entries.flatMap(({ name, node: inner }): [string, Control, JsonNode][] => {
    const own = control.fields.find((field) => field.name === name)?.control ?? control.rest;
    return own ? [[name, own, inner]] : [];
  });
}

/** Returns the name of a required field that is missing. */
function findMissing(control: Control, node: JsonNode): string | undefined {
  if (control.kind !== 'object' || node.kind !== 'object') return undefined;
  const given = new Set(node.entries.map(({ name }) => name));
  return control.fields.find(({ name, required }) => required && !given.has(name))?.name;
}

/** Controls whose values have a single type, which a form gives them automatically. */
const typesOfControls: Partial<
  Record<Control['kind'], { readonly type: string; readonly node: JsonNode['kind'] }>
> = {
  text: { type: 'string', node: 'string' },
  boolean: { type: 'boolean', node: 'literal' },
  object: { type: 'object', node: 'object' },
  list: { type: 'array', node: 'array' },
};

/** Returns the expected type if the value has another one. */
function findOtherType({ kind, nullable }: Control, node: JsonNode): string | undefined {
  const isNull = node.kind === 'literal' && node.value === null;
  if ((nullable && isNull) || standsForValue(node)) return undefined;
  const asked = typesOfControls[kind];
  return asked && (node.kind !== asked.node || isNull) ? asked.type : undefined;
}

/** Whether a value refers to one of the reader's own values (`{{name}}`), which are not known here. */
function standsForValue(node: JsonNode): boolean {
  return node.kind === 'string' && node.value.includes('{{');
}

/** Formats that mean the same to everybody, and integers. */
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
  const { least = 0, count: expected = 0 } = values;
  switch (word) {
    case `${noun}Exactly`:
      return count === Number(expected);
    case `${noun}Range`:
      return count >= Number(least) && count <= Number(expected);
    case `${noun}Least`:
      return count >= Number(expected);
    case `${noun}Most`:
      return count <= Number(expected);
    default:
      return true;
  }
}
