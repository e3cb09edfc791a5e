/** Controls of values without parts: text, numbers, yes or no, one of several, anything. */
import { formatNode, type JsonNode } from '../../../core/reference/request/json-node.ts';
import { parseNode } from '../../../core/reference/request/parse-node.ts';
import type { Control } from '../../../core/reference/model/playground-model.ts';
import { isSame, starterOf } from '../../../core/reference/playground/playground-values.ts';
import { element } from '../parts/elements.ts';
import type { ValueSlot } from './value-slot.ts';
import { say } from '../parts/say.ts';
import { sayFault } from '../parts/say-fault.ts';

/** How a control is found and told of by assistive technology. */
export interface ControlNames {
  readonly id: string;
  /** Where no label points to it. */
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
}

export interface PlainControl {
  readonly element: HTMLElement;
  /** What the control shows, to be sent although nothing was typed. */
  readonly read: () => JsonNode;
}

type Tell = (message: string | undefined) => void;

interface PlainOptions {
  readonly control: Control;
  readonly slot: ValueSlot;
  readonly names: ControlNames;
  /** Says what is odd about the value, or that nothing is. */
  readonly tell: Tell;
  /** An empty field is left out. */
  readonly isOptional: boolean;
}

export function createPlain(options: PlainOptions): PlainControl {
  const { control } = options;
  switch (control.kind) {
    case 'boolean':
      return createSelect(options, [
        { text: 'true', label: 'true' },
        { text: 'false', label: 'false' },
      ]);
    case 'choice':
      return createSelect(options, control.values);
    case 'number':
      return createNumber(options);
    case 'text':
      return createText(options);
    default:
      return createAny(options);
  }
}

function attributesOf({ id, label, describedBy }: ControlNames) {
  return { id, 'aria-label': label, 'aria-describedby': describedBy };
}

/** What begins as JSON does, and not as the place of a reader's value: `{{name}}`. */
const JSON_START = /^\s*(?:[["]|\{(?!\{))/;

const typing = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' };

function createText({ control, slot, names, isOptional }: PlainOptions): PlainControl {
  const node = slot.get();
  const value = node?.kind === 'string' ? node.value : '';
  const input = createField(value, names, control);
  const toNode = (): JsonNode => ({ kind: 'string', value: input.value });
  // Whoever has emptied the field wants to send nothing in it.
  let isFresh = true;
  const read = (): JsonNode => {
    if (isFresh && input.value === '') input.value = startText(control);
    return toNode();
  };
  input.addEventListener('input', () => {
    isFresh = false;
    slot.set(input.value === '' && isOptional ? undefined : toNode());
  });
  return { element: input, read };
}

function startText(control: Control): string {
  const starter = starterOf(control);
  return starter.kind === 'string' ? starter.value : '';
}

/** Texts of more than a line keep their lines. */
function createField(value: string, names: ControlNames, control: Control) {
  const placeholder = exampleOf(control);
  const attributes = {
    ...attributesOf(names),
    ...typing,
    ...(placeholder !== '' && { placeholder }),
  };
  const isLong = [value, startText(control)].some((text) => text.includes('\n'));
  const field = isLong
    ? element('textarea', { ...attributes, rows: '3' })
    : element('input', { ...attributes, type: control.isSecret ? 'password' : 'text' });
  field.value = value;
  return field;
}

function createNumber({ control, slot, names, tell, isOptional }: PlainOptions): PlainControl {
  const node = slot.get();
  const input = element('input', {
    ...attributesOf(names),
    ...typing,
    type: 'text',
    inputmode: 'decimal',
    ...(exampleOf(control) !== '' && { placeholder: exampleOf(control) }),
  });
  input.value = node?.kind === 'number' ? node.text : '';
  const read = (): JsonNode => {
    if (input.value.trim() === '') {
      const starter = starterOf(control);
      input.value = starter.kind === 'number' ? starter.text : '';
    }
    return toNumber(input.value);
  };
  input.addEventListener('input', () => {
    const isEmpty = input.value.trim() === '';
    const next = isEmpty ? undefined : toNumber(input.value);
    slot.set(isEmpty && !isOptional ? undefined : next);
    const isOdd = next?.kind === 'string' && !/^\{\{.*\}\}$/.test(next.value.trim());
    tell(isOdd ? say('noNumber') : undefined);
  });
  return { element: input, read };
}

/** Digits are kept as they are written; what is no number is sent as text. */
function toNumber(text: string): JsonNode {
  const { node } = parseNode(text.trim());
  return node?.kind === 'number' ? node : { kind: 'string', value: text };
}

function createSelect(
  { control, slot, names, isOptional }: PlainOptions,
  values: readonly { readonly text: string; readonly label: string }[],
): PlainControl {
  const isUnset = slot.get() === undefined && !isOptional;
  const start = control.start === undefined ? undefined : starterOf(control);
  const node = isUnset ? undefined : (slot.get() ?? start);
  const select = element(
    'select',
    attributesOf(names),
    ...values.map(({ label }, index) => element('option', { value: String(index) }, label)),
  );
  const at = node === undefined ? 0 : values.findIndex(({ text }) => isSame(text, node));
  const own = node !== undefined && at < 0 ? node : undefined;
  // A value that is none of the offered ones stays until another is chosen.
  if (own) select.append(element('option', { value: '-1' }, formatNode(own)));
  if (isUnset) select.prepend(element('option', { value: '', hidden: true }, say('chooseOne')));
  select.value = isUnset ? '' : String(at);
  const read = (): JsonNode => {
    const chosen = values[Number(select.value)];
    return (chosen && parseNode(chosen.text).node) ?? own ?? { kind: 'literal', value: null };
  };
  select.addEventListener('change', () => slot.set(read()));
  return { element: select, read };
}

/** JSON; words that are none are text, so that nobody needs to write quotes. */
function createAny({ control, slot, names, tell, isOptional }: PlainOptions): PlainControl {
  const node = slot.get();
  const field = element('textarea', { ...attributesOf(names), ...typing, rows: '1' });
  field.value = node === undefined ? '' : formatAny(node);
  const toNode = (): JsonNode =>
    parseNode(field.value).node ?? { kind: 'string', value: field.value };
  const read = (): JsonNode => {
    if (field.value === '' && control.start !== undefined) {
      field.value = formatAny(starterOf(control));
    }
    return toNode();
  };
  field.addEventListener('input', () => {
    slot.set(field.value === '' && isOptional ? undefined : toNode());
    const { fault } = parseNode(field.value);
    const isMeantAsJson = fault !== undefined && JSON_START.test(field.value);
    tell(isMeantAsJson ? `${sayFault(fault)} ${say('sentAsText')}` : undefined);
  });
  return { element: field, read };
}

function formatAny(node: JsonNode): string {
  const isBare = node.kind === 'string' && node.value !== '' && !parseNode(node.value).node;
  return isBare && !JSON_START.test(node.value) ? node.value : formatNode(node);
}

/** Shown while the field is empty. */
function exampleOf({ start }: Control): string {
  const node = start === undefined ? undefined : parseNode(start).node;
  if (node?.kind === 'string') return node.value.includes('\n') ? '' : node.value;
  return node?.kind === 'number' ? node.text : '';
}
