/** Initial values of a form, and which of several alternatives a value fits. */
import { emptyObject, nodeUnder, type JsonNode } from '../request/json-node.ts';
import { parseNode } from '../request/parse-node.ts';
import type { Control } from '../model/playground-model.ts';

/** Returns the initial value of a part of a form when the reader asks for it: the smallest that fits. */
export function initialValueOf(control: Control): JsonNode {
  const known = control.start === undefined ? undefined : parseNode(control.start).node;
  if (known !== undefined) return known;
  switch (control.kind) {
    case 'text':
    case 'json':
    case 'file':
      return { kind: 'string', value: '' };
    case 'number':
      return { kind: 'number', text: control.least ?? '0' };
    case 'boolean':
      return { kind: 'literal', value: false };
    case 'choice':
      return parseNode(control.values[0]?.text ?? 'null').node ?? { kind: 'literal', value: null };
    case 'list':
      return { kind: 'array', items: [] };
    case 'variants':
      return control.options[0] ? initialValueOf(control.options[0].control) : emptyObject;
    case 'object': {
      const entries = control.fields
        .filter(({ required }) => required)
        .map((field) => ({ name: field.name, node: initialValueOf(field.control) }));
      return { kind: 'object', entries };
    }
  }
}

/** Whether a control of this kind can show the value without losing any of it. */
export function canShow(control: Control, node: JsonNode): boolean {
  switch (control.kind) {
    case 'text':
    case 'file':
      return node.kind === 'string';
    case 'number':
      return node.kind === 'number';
    case 'boolean':
      return node.kind === 'literal' && node.value !== null;
    case 'object':
      return node.kind === 'object' && hasDistinctNames(node.entries);
    case 'list':
      return node.kind === 'array' && node.items.length <= maxItems;
    case 'choice':
    case 'json':
    case 'variants':
      return true;
  }
}

/** Longer lists are written as JSON. */
const maxItems = 100;

function hasDistinctNames(entries: readonly { readonly name: string }[]): boolean {
  return new Set(entries.map(({ name }) => name)).size === entries.length;
}

/** Returns the index of the first alternative that fits the value best; 0 if there is no value. */
export function chooseVariant(
  options: readonly { readonly control: Control }[],
  node: JsonNode | undefined,
): number {
  if (node === undefined) return 0;
  const scores = options.map(({ control }) => likeness(control, node));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

/**
 * Returns a score that is larger the more of the value the control asks for, and negative if the kinds
 * differ.
 */
function likeness(control: Control, node: JsonNode): number {
  switch (control.kind) {
    case 'variants':
      return Math.max(...control.options.map((option) => likeness(option.control, node)));
    case 'choice':
      return control.values.some(({ text }) => isSame(text, node)) ? 2 : -2;
    case 'object': {
      if (node.kind !== 'object') return -1;
      const scores = control.fields.map((field) => {
        const inner = nodeUnder(node, field.name);
        if (inner === undefined) return field.required ? -2 : 0;
        return 1 + Math.sign(likeness(field.control, inner));
      });
      return scores.reduce((sum, score) => sum + score, 0);
    }
    case 'json':
      return 0;
    default:
      return canShow(control, node) ? 1 : -1;
  }
}

export function isSame(text: string, node: JsonNode): boolean {
  const given = parseNode(text).node;
  return given !== undefined && JSON.stringify(given) === JSON.stringify(node);
}
