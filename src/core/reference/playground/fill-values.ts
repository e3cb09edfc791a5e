/** Replaces `{{name}}` in what is filled in with the reader's own value of that name. */
import type { Control, PlaygroundModel } from '../model/playground-model.ts';
import { formatNode, type JsonNode } from '../request/json-node.ts';
import { parseNode } from '../request/parse-node.ts';
import { mapTexts } from './map-texts.ts';
import { findContent, isTypedAsTree, type RequestDraft } from './playground-request.ts';

/** Returns the value of a name; undefined if there is none, and the placeholder stays. */
export type FindValue = (name: string) => string | undefined;

const mark = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Whether a value can have this name. */
export function isValueName(name: string): boolean {
  return /^[\w.-]+$/.test(name);
}

export function fillText(text: string, find: FindValue): string {
  return text.replace(mark, (whole, name: string) => find(name) ?? whole);
}

/** Returns the first name that has no value. */
export function findUnknown(text: string, find: FindValue): string | undefined {
  const names = Array.from(text.matchAll(mark), ([, name = '']) => name);
  return names.find((name) => find(name) === undefined);
}

export function fillDraft(
  model: PlaygroundModel,
  draft: RequestDraft,
  find: FindValue,
): RequestDraft {
  const { variables, parameters, body } = draft;
  const content = body && findContent(model, body.mediaType);
  return {
    ...draft,
    variables: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, fillText(value, find)]),
    ),
    parameters: parameters.map((node, index) => {
      return node && fillNode(node, find, model.parameters[index]?.field.control);
    }),
    ...(body && { body: { ...body, text: fillBody(body.text, find, content) } }),
  };
}

/** Keeps a text without placeholders exactly as it was written, including whitespace. */
function fillBody(
  text: string,
  find: FindValue,
  content: { readonly notation: string; readonly control: Control } | undefined,
): string {
  if (!text.includes('{{')) return text;
  if (!isTypedAsTree(content?.notation ?? '')) return fillText(text, find);
  const { node } = parseNode(text);
  if (node) return formatNode(fillNode(node, find, content?.control));
  // A placeholder without quotes around it, as for a number, makes the text invalid JSON.
  return fillText(text, (name) => {
    const value = find(name);
    return value === undefined ? undefined : JSON.stringify(value).slice(1, -1);
  });
}

function fillNode(node: JsonNode, find: FindValue, control?: Control): JsonNode {
  return mapTexts(node, { control, name: '' }, (text, place) => {
    const value = fillText(text, find);
    return value === text ? { kind: 'string', value } : toControlled(value, place.control);
  });
}

/** Converts a text to the type that its field asks for. */
export function toControlled(text: string, control: Control | undefined): JsonNode {
  const asked = control?.kind === 'number' ? 'number' : 'literal';
  const isTyped = control?.kind === 'number' || control?.kind === 'boolean';
  const { node } = isTyped ? parseNode(text.trim()) : {};
  return node?.kind === asked ? node : { kind: 'string', value: text };
}
