/**
 * Decides what samples show of a request: the initial values of the page, then, once the form is open, what
 * is sent.
 */
import type { Control, PlaygroundContent, PlaygroundModel } from '../model/playground-model.ts';
import { parseNode } from '../request/parse-node.ts';
import { type DraftBody, findContent, type RequestDraft } from './playground-request.ts';

/**
 * Before the form is open, samples show everything that the document offers. After that they show the
 * form's values, and the samples of required values that are missing.
 */
export function fillSample(
  model: PlaygroundModel,
  draft: RequestDraft,
  isOpen: boolean,
): RequestDraft {
  const parameters = model.parameters.map(({ field, sample }, index) => {
    const own = draft.parameters[index];
    const isMissing = own === undefined && field.required;
    const isShown = sample !== undefined && (!isOpen || isMissing);
    return isShown ? parseNode(sample).node : own;
  });
  const content = draft.body && findContent(model, draft.body.mediaType);
  const body =
    draft.body && content && fillBody({ ...draft.body, isSample: true }, content, isOpen);
  return { ...draft, parameters, ...(body && { body }) };
}

function fillBody(body: DraftBody, content: PlaygroundContent, isOpen: boolean): DraftBody {
  const { notation, control, examples } = content;
  const example = isOpen ? undefined : examples.find(({ text }) => text === body.text);
  const text = example?.sample ?? body.text;
  if (notation === 'binary') {
    const isFile = text === '' && Object.keys(body.files).length === 0;
    return isFile ? { ...body, files: { '': ['file.bin'] } } : { ...body, text };
  }
  if (notation !== 'multipart') return { ...body, text };
  const node = example && parseNode(text).node;
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
