/** Files of a body. They stay where they are until the request is sent. */
import { element } from './elements.ts';
import type { FormState } from './form-state.ts';
import { nextId } from './ids.ts';

interface FileRow {
  readonly state: FormState;
  /** Of the field; `''` for the whole body. */
  readonly name: string;
  readonly label: string;
  readonly isMultiple: boolean;
  readonly isRequired: boolean;
}

export function createFileRow({ state, name, label, isMultiple, isRequired }: FileRow) {
  const id = nextId();
  const input = element('input', { id, type: 'file', multiple: isMultiple });
  input.addEventListener('change', () => {
    state.setFiles(name, [...(input.files ?? [])]);
    state.changed();
  });
  const head = element(
    'div',
    { class: 'playground-label' },
    element('label', { for: id, class: 'playground-name' }, label),
    element('span', { class: 'playground-type' }, isMultiple ? 'files' : 'file'),
    ...(isRequired ? [element('span', { class: 'playground-required' }, 'required')] : []),
  );
  const row = element(
    'div',
    { class: 'playground-row' },
    head,
    element('div', { class: 'playground-value' }, input),
  );
  return { element: row };
}
