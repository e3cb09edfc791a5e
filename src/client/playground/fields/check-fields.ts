/** Values against the limits of the document: loaded when somebody sends. */
import {
  type BrokenRule,
  findBroken,
  findBrokenInside,
} from '../../../core/reference/playground/check-control.ts';
import { markInvalid } from '../parts/elements.ts';
import { sayAnswer } from '../parts/say-answer.ts';
import type { FormState } from '../state/form-state.ts';
import { checkEvent, type FieldCheck } from './field-check.ts';

interface OddField {
  readonly focus: () => void;
}

/** Tells at each field in `host` what is odd about its value, and returns those fields. */
export function checkFields(host: HTMLElement, state: FormState): readonly OddField[] {
  const odd: OddField[] = [];
  const detail: FieldCheck = {
    odd,
    find: ({ name, required, control }, node) => {
      if (node === undefined) return required ? sayAnswer('fillIn', { name }) : undefined;
      const rule = findBroken(control, node);
      return rule === undefined ? undefined : sayRule(rule);
    },
  };
  for (const row of host.querySelectorAll('.playground-row')) {
    row.dispatchEvent(new CustomEvent(checkEvent, { detail }));
  }
  return [...odd, ...checkText(host, state)];
}

/** A body that is edited as text has one field for all of it. */
function checkText(host: HTMLElement, { content, node }: FormState): readonly OddField[] {
  const field = host.querySelector<HTMLElement>('.playground-text');
  if (!field || content?.notation !== 'json' || node === undefined) return [];
  const found = findBrokenInside(content.control, node);
  const note = host.querySelector(`[id="${field.getAttribute('aria-describedby') ?? ''}"]`);
  if (!found || !note) return [];
  const place = found.place === '' ? '' : `${found.place}: `;
  note.textContent = place + sayRule(found.rule);
  markInvalid(field, true);
  return [field];
}

function sayRule(rule: BrokenRule): string {
  const text = typeof rule === 'string' ? rule : sayAnswer(rule.word, rule.values);
  return sayAnswer('ruleAsked', { rule: text });
}
