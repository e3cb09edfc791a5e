/** What samples show of a form that nobody has filled in: the values that the page arrived with. */
import type { Control, PlaygroundContent, PlaygroundModel } from '../model/playground-model.ts';
import { parseNode } from '../request/parse-node.ts';
import { type DraftBody, findContent, type RequestDraft } from './playground-request.ts';

/** @param isUntouched whether the reader has left all parameters as they were. */
export function fillSample(
  model: PlaygroundModel,
  draft: RequestDraft,
  isUntouched: boolean,
): RequestDraft {
  const parameters = model.parameters.map(({ field, sample }, index) => {
    const own = draft.parameters[index];
    if (isUntouched && sample !== undefined) return parseNode(sample).node;
    if (own !== undefined || sample === undefined || !field.required) return own;
    return parseNode(sample).node;
  });
  const body = draft.body && fillBody(draft.body, findContent(model, draft.body.mediaType));
  return { ...draft, parameters, ...(body && { body }) };
}

function fillBody(body: DraftBody, content: PlaygroundContent | undefined): DraftBody {
  if (content === undefined) return body;
  const { notation, control, examples } = content;
  const example = examples.find(({ text }) => text === body.text);
  const text = example?.sample ?? body.text;
  if (notation === 'binary') {
    const isFile = text === '' && Object.keys(body.files).length === 0;
    return isFile ? { ...body, files: { '': ['file.bin'] } } : { ...body, text };
  }
  if (notation !== 'multipart') return { ...body, text };
  const { node } = parseNode(text);
  const shown = new Set(node?.kind === 'object' ? node.entries.map(({ name }) => name) : []);
  const fields = control.kind === 'object' ? control.fields : [];
  const files = fields
    .filter((field) => isFile(field.control) && (field.required || shown.has(field.name)))
    .map(({ name }) => [name, [`${name}.bin`]] as const);
  return { ...body, text, files: { ...Object.fromEntries(files), ...body.files } };
}

function isFile(control: Control): boolean {
  return control.kind === 'file' || (control.kind === 'list' && control.item.kind === 'file');
}
