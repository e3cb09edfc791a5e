/** What is shown and remembered of passwords that a reader fills in. */
import type { PlaygroundModel } from '../model/playground-model.ts';
import { formatNode, type JsonNode } from '../request/json-node.ts';
import { parseNode } from '../request/parse-node.ts';
import { mapTexts, type TextPlace } from './map-texts.ts';
import {
  type DraftBody,
  findContent,
  isTypedAsTree,
  type RequestDraft,
} from './playground-request.ts';

/** Stands for a value of this name: `<API_KEY>`. */
export function toPlaceholder(name: string): string {
  return `<${name.toUpperCase().replace(/\W+/g, '_')}>`;
}

/**
 * The draft with `write` in the place of typed passwords. Those that the document itself shows are no
 * secret, and neither are the names of the reader's values.
 */
export function hideSecrets(
  model: PlaygroundModel,
  draft: RequestDraft,
  write: (name: string) => string,
): RequestDraft {
  const hide = (node: JsonNode, place: TextPlace) =>
    mapTexts(node, place, (text, at) => ({
      kind: 'string',
      value: isTyped(text, at) ? write(at.name) : text,
    }));
  const parameters = draft.parameters.map((node, index) => {
    const field = model.parameters[index]?.field;
    return node && field ? hide(node, field) : node;
  });
  const { body } = draft;
  return { ...draft, parameters, ...(body && { body: hideInBody(model, body, hide) }) };
}

function isTyped(text: string, { control }: TextPlace): boolean {
  if (control?.isSecret !== true || text === '') return false;
  return control.start !== JSON.stringify(text) && !/^\{\{[^{}]*\}\}$/.test(text.trim());
}

/** A text without passwords stays as it was written, to the last blank. */
function hideInBody(
  model: PlaygroundModel,
  body: DraftBody,
  hide: (node: JsonNode, place: TextPlace) => JsonNode,
): DraftBody {
  const content = findContent(model, body.mediaType);
  if (!content || content.examples.some(({ text }) => text === body.text)) return body;
  if (!isTypedAsTree(content.notation)) return body;
  const { node } = parseNode(body.text);
  if (!node) return body;
  const text = formatNode(hide(node, { control: content.control, name: '' }));
  return text === formatNode(node) ? body : { ...body, text };
}
