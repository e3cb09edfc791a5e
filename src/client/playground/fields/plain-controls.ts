/** Controls for values without parts: text, numbers, booleans, choices, and anything else. */
import { formatNode, type JsonNode } from '../../../core/reference/request/json-node.ts';
import { parseNode } from '../../../core/reference/request/parse-node.ts';
import type { Control } from '../../../core/reference/model/playground-model.ts';
import { isSame, initialValueOf } from '../../../core/reference/playground/playground-values.ts';
import { element } from '../parts/elements.ts';
import type { ValueSlot } from './value-slot.ts';
import { getMessage } from '../parts/messages.ts';
import { formatJsonFault } from '../parts/json-fault-message.ts';

/** How labels and assistive technology refer to a control. */
export interface ControlNames {
  readonly id: string;
  /** Needed if no label element refers to the control. */
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
}

export interface PlainControl {
  readonly element: HTMLElement;
  /** Returns the value that the control shows, to be sent even if nothing was typed. */
  readonly read: () => JsonNode;
}

type ReportMessage = (message: string | undefined) => void;

interface PlainOptions {
  readonly control: Control;
  readonly slot: ValueSlot;
  readonly names: ControlNames;
  /** Shows what is unexpected about the value; undefined clears the message. */
  readonly report: ReportMessage;
  /** Whether an empty field is left out. */
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

/**
 * Matches text that begins like JSON, but not like a placeholder for one of the reader's values:
 * `{{name}}`.
 */
const JSON_START = /^\s*(?:[["]|\{(?!\{))/;

const typing = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' };

function createText({ control, slot, names, isOptional }: PlainOptions): PlainControl {
  const node = slot.get();
  const value = node?.kind === 'string' ? node.value : '';
  const input = createField(value, names, control);
  const toNode = (): JsonNode => ({ kind: 'string', value: input.value });
  // A reader who has emptied the field wants to send an empty text, so fill in the example only before
  // that.
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
  const starter = initialValueOf(control);
  return starter.kind === 'string' ? starter.value : '';
}

/** Creates a text area if the text has several lines, otherwise an input. */
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

function createNumber({ control, slot, names, report, isOptional }: PlainOptions): PlainControl {
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
      const starter = initialValueOf(control);
      input.value = starter.kind === 'number' ? starter.text : '';
    }
    return toNumber(input.value);
  };
  input.addEventListener('input', () => {
    const isEmpty = input.value.trim() === '';
    const next = isEmpty ? undefined : toNumber(input.value);
    slot.set(isEmpty && !isOptional ? undefined : next);
    const isOdd = next?.kind === 'string' && !/^\{\{.*\}\}$/.test(next.value.trim());
    report(isOdd ? getMessage('noNumber') : undefined);
  });
  return { element: input, read };
}

/** Parses a number, keeping its digits as written. Anything that is not a number is sent as text. */
function toNumber(text: string): JsonNode {
  const { node } = parseNode(text.trim());
  return node?.kind === 'number' ? node : { kind: 'string', value: text };
}

function createSelect(
  { control, slot, names, isOptional }: PlainOptions,
  values: readonly { readonly text: string; readonly label: string }[],
): PlainControl {
  const isUnset = slot.get() === undefined && !isOptional;
  const start = control.start === undefined ? undefined : initialValueOf(control);
  const node = isUnset ? undefined : (slot.get() ?? start);
  const select = element(
    'select',
    attributesOf(names),
    ...values.map(({ label }, index) => element('option', { value: String(index) }, label)),
  );
  const at = node === undefined ? 0 : values.findIndex(({ text }) => isSame(text, node));
  const own = node !== undefined && at < 0 ? node : undefined;
  // Keep a value that is not among the options until another is chosen.
  if (own) select.append(element('option', { value: '-1' }, formatNode(own)));
  if (isUnset)
    select.prepend(element('option', { value: '', hidden: true }, getMessage('chooseOne')));
  select.value = isUnset ? '' : String(at);
  const read = (): JsonNode => {
    const chosen = values[Number(select.value)];
    return (chosen && parseNode(chosen.text).node) ?? own ?? { kind: 'literal', value: null };
  };
  select.addEventListener('change', () => slot.set(read()));
  return { element: select, read };
}

/**
 * Creates a field for JSON. Text that is not JSON is sent as a string, so that nobody needs to type quotes.
 */
function createAny({ control, slot, names, report, isOptional }: PlainOptions): PlainControl {
  const node = slot.get();
  const field = element('textarea', { ...attributesOf(names), ...typing, rows: '1' });
  field.value = node === undefined ? '' : formatAny(node);
  const toNode = (): JsonNode =>
    parseNode(field.value).node ?? { kind: 'string', value: field.value };
  const read = (): JsonNode => {
    if (field.value === '' && control.start !== undefined) {
      field.value = formatAny(initialValueOf(control));
    }
    return toNode();
  };
  field.addEventListener('input', () => {
    slot.set(field.value === '' && isOptional ? undefined : toNode());
    const { fault } = parseNode(field.value);
    const isMeantAsJson = fault !== undefined && JSON_START.test(field.value);
    report(isMeantAsJson ? `${formatJsonFault(fault)} ${getMessage('sentAsText')}` : undefined);
  });
  return { element: field, read };
}

function formatAny(node: JsonNode): string {
  const isBare = node.kind === 'string' && node.value !== '' && !parseNode(node.value).node;
  return isBare && !JSON_START.test(node.value) ? node.value : formatNode(node);
}

/** Returns the placeholder of an empty field. */
function exampleOf({ start }: Control): string {
  const node = start === undefined ? undefined : parseNode(start).node;
  if (node?.kind === 'string') return node.value.includes('\n') ? '' : node.value;
  return node?.kind === 'number' ? node.text : '';
}
