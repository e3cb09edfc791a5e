/**
 * JSON as a lossless tree: numbers keep their digits, and objects keep the order of their names and
 * repeated names. Forms write their changes back as text.
 */
import {
  type ExactJson,
  isExactObject,
  isNumberText,
  NumberText,
} from '../../text/json/exact-json.ts';

export type JsonNode =
  | { readonly kind: 'object'; readonly entries: readonly NodeEntry[] }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'literal'; readonly value: boolean | null };

export interface NodeEntry {
  readonly name: string;
  readonly node: JsonNode;
}

export const emptyObject: JsonNode = { kind: 'object', entries: [] };

export function toNode(value: ExactJson): JsonNode {
  if (isNumberText(value)) return { kind: 'number', text: value.text };
  if (typeof value === 'string') return { kind: 'string', value };
  if (typeof value === 'number') return { kind: 'number', text: String(value) };
  if (typeof value === 'boolean' || value === null) return { kind: 'literal', value };
  if (!isExactObject(value)) return { kind: 'array', items: value.map(toNode) };
  const entries = Object.entries(value).map(([name, inner]) => ({ name, node: toNode(inner) }));
  return { kind: 'object', entries };
}

/** If a name is repeated, the last value counts, as everywhere. */
export function toExact(node: JsonNode): ExactJson {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(
        node.entries.map(({ name, node: inner }) => [name, toExact(inner)]),
      );
    case 'array':
      return node.items.map(toExact);
    case 'number': {
      const number = Number(node.text);
      return String(number) === node.text ? number : new NumberText(node.text);
    }
    case 'string':
    case 'literal':
      return node.value;
  }
}

/** Formats JSON as people write it: two spaces per level, nothing in empty brackets. */
export function formatNode(node: JsonNode, indent = ''): string {
  const inner = `${indent}  `;
  switch (node.kind) {
    case 'object':
      return formatParts(
        node.entries.map(
          ({ name, node: value }) => `${JSON.stringify(name)}: ${formatNode(value, inner)}`,
        ),
        { brackets: '{}', indent },
      );
    case 'array':
      return formatParts(
        node.items.map((item) => formatNode(item, inner)),
        { brackets: '[]', indent },
      );
    case 'number':
      return node.text;
    case 'string':
    case 'literal':
      return JSON.stringify(node.value);
  }
}

function formatParts(
  parts: readonly string[],
  { brackets, indent }: { readonly brackets: string; readonly indent: string },
): string {
  if (parts.length === 0) return brackets;
  const lines = parts.map((part) => `${indent}  ${part}`).join(',\n');
  return `${brackets.charAt(0)}\n${lines}\n${indent}${brackets.charAt(1)}`;
}

/** Returns the value under a name of an object; the last one if the name is repeated. */
export function nodeUnder(node: JsonNode | undefined, name: string): JsonNode | undefined {
  if (node?.kind !== 'object') return undefined;
  return node.entries.findLast((entry) => entry.name === name)?.node;
}

/** Returns the object with this value under the name, or without the name if there is no value. */
export function withEntry(
  node: JsonNode | undefined,
  name: string,
  value: JsonNode | undefined,
): JsonNode {
  const entries = node?.kind === 'object' ? node.entries : [];
  const at = entries.findLastIndex((entry) => entry.name === name);
  if (value === undefined) {
    return { kind: 'object', entries: entries.filter((entry) => entry.name !== name) };
  }
  const entry = { name, node: value };
  return { kind: 'object', entries: at < 0 ? [...entries, entry] : entries.with(at, entry) };
}
