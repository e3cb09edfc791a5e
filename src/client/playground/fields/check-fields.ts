/** Checks values against the constraints of the API document. Loaded when a reader sends a request. */
import {
  type ViolatedRule,
  findViolation,
  findBrokenInside,
} from '../../../core/reference/playground/check-control.ts';
import type { PlaygroundMessage } from '../../../core/language/playground/playground-wording.ts';
import { findUnknown } from '../../../core/reference/playground/fill-values.ts';
import { formatNode } from '../../../core/reference/request/json-node.ts';
import type { SchemeRow } from '../auth/scheme-row.ts';
import { markInvalid } from '../parts/elements.ts';
import { getResponseMessage } from '../parts/response-messages.ts';
import type { FormState } from '../state/form-state.ts';
import { isComposite } from './composite-controls.ts';
import { checkEvent, type FieldCheck } from './field-check.ts';

interface OddField {
  readonly focus: () => void;
}

/** Shows at each field what is unexpected about its value, and returns those fields. */
export function checkFields(
  host: HTMLElement,
  state: FormState,
  schemes: readonly SchemeRow[],
): readonly OddField[] {
  const odd: OddField[] = [];
  const detail: FieldCheck = {
    odd,
    find: ({ name, required, control }, node) => {
      if (node === undefined) return required ? getResponseMessage('fillIn', { name }) : undefined;
      const rule = findViolation(control, node);
      // The parts of a composite value have their own fields.
      const unknown = isComposite(control) ? undefined : describeUnknown(formatNode(node), state);
      return unknown ?? (rule === undefined ? undefined : describeRule(rule));
    },
  };
  for (const row of host.querySelectorAll('.playground-row')) {
    row.dispatchEvent(new CustomEvent(checkEvent, { detail }));
  }
  return [...checkSchemes(schemes, state), ...odd, ...checkText(host, state)];
}

/** Finds unknown names in credentials, which servers would reject without an explanation. */
function checkSchemes(rows: readonly SchemeRow[], state: FormState): readonly OddField[] {
  return rows.filter(({ scheme, report }) => {
    const message = describeUnknown(state.credentials.get(state.realm, scheme.key) ?? '', state);
    report(message);
    return message !== undefined;
  });
}

/** Checks a body that is edited as text, which has a single field. */
function checkText(host: HTMLElement, state: FormState): readonly OddField[] {
  const field = host.querySelector<HTMLElement>('.playground-text');
  const note = host.querySelector(`[id="${field?.getAttribute('aria-describedby') ?? ''}"]`);
  const message =
    describeEmpty(state) ?? describeUnknown(state.text, state) ?? describeBrokenInside(state);
  if (!field || !note || message === undefined) return [];
  note.textContent = message;
  markInvalid(field, true);
  return [field];
}

/** Reports a required body that is empty or only whitespace. */
function describeEmpty({ model, text }: FormState): string | undefined {
  const isLacking = model.body?.required === true && text.trim() === '';
  return isLacking ? getResponseMessage('fillIn', { name: getResponseMessage('body') }) : undefined;
}

function describeBrokenInside({ content, node }: FormState): string | undefined {
  if (content?.notation !== 'json' || node === undefined) return undefined;
  const found = findBrokenInside(content.control, node);
  if (!found) return undefined;
  const place = found.place === '' ? '' : `${found.place}: `;
  return (
    place +
    ('rule' in found
      ? describeRule(found.rule)
      : getResponseMessage('fillIn', { name: found.lacks }))
  );
}

/** Reports a name in braces for which there is no value, and which would be sent literally. */
function describeUnknown(text: string, { values }: FormState): string | undefined {
  const name = findUnknown(text, (known) => values.get(known)?.value);
  return name === undefined ? undefined : getResponseMessage('noSuchValue', { name });
}

function describeRule(rule: ViolatedRule): string {
  return getResponseMessage('ruleAsked', { rule: nameRule(rule) });
}

function nameRule(rule: ViolatedRule): string {
  if (typeof rule !== 'string') return getResponseMessage(rule.word, rule.values);
  const word = wordsOfTypes[rule];
  return word === undefined ? rule : getResponseMessage(word);
}

const wordsOfTypes: Readonly<Record<string, PlaygroundMessage['key']>> = {
  array: 'typeList',
  boolean: 'typeBoolean',
  integer: 'typeInteger',
  number: 'typeNumber',
  object: 'typeObject',
  string: 'typeText',
};
