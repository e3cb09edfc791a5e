/** Hides passwords that a reader fills in from what is shown and stored. */
import type { PlaygroundContent, PlaygroundModel } from '../model/playground-model.ts';
import { formatNode, type JsonNode } from '../request/json-node.ts';
import { parseNode } from '../request/parse-node.ts';
import { mapTexts, type TextPlace } from './map-texts.ts';
import { findContent, isTypedAsTree, type RequestDraft } from './playground-request.ts';

/**
 * Returns the draft with typed passwords replaced by `write`. Passwords that the document itself shows are
 * not secret, nor are the names of the reader's values.
 */
export function hideSecrets(
  model: PlaygroundModel,
  draft: RequestDraft,
  write: WriteName,
): RequestDraft {
  const parameters = draft.parameters.map((node, index) => {
    const field = model.parameters[index]?.field;
    return node && field ? hide(node, field, write) : node;
  });
  const { body } = draft;
  const content = body && findContent(model, body.mediaType);
  if (!content) return { ...draft, parameters };
  const text = hideInText(content, body.text, write);
  return { ...draft, parameters, body: text === body.text ? body : { ...body, text } };
}

type WriteName = (name: string) => string;

function hide(given: JsonNode, place: TextPlace, write: WriteName): JsonNode {
  return mapTexts(given, place, (text, at) => ({
    kind: 'string',
    value: isTyped(text, at) ? write(at.name) : text,
  }));
}

function isTyped(text: string, { control }: TextPlace): boolean {
  if (control?.isSecret !== true || text === '') return false;
  return control.start !== JSON.stringify(text) && !/^\{\{[^{}]*\}\}$/.test(text.trim());
}

/**
 * Hides passwords in a body. A text without passwords stays exactly as it was written, including
 * whitespace.
 */
export function hideInText(content: PlaygroundContent, text: string, write: WriteName): string {
  const { notation, control, examples } = content;
  if (examples.some((example) => example.text === text) || !isTypedAsTree(notation)) return text;
  const { node } = parseNode(text);
  if (!node) return text;
  const hidden = formatNode(hide(node, { control, name: '' }, write));
  return hidden === formatNode(node) ? text : hidden;
}
