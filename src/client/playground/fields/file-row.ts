/** File inputs of a body. Files are not read until the request is sent. */
import { element, markInvalid } from '../parts/elements.ts';
import type { FormState } from '../state/form-state.ts';
import { nextId } from '../parts/ids.ts';
import { getMessage } from '../parts/messages.ts';

interface FileRowParts {
  readonly state: FormState;
  /** The name of the field; `''` for the whole body. */
  readonly name: string;
  readonly label: string;
  readonly isMultiple: boolean;
  readonly isRequired: boolean;
}

export interface FileRow {
  readonly element: HTMLElement;
  /** Whether a required file is missing; also shows that. */
  readonly check: () => boolean;
  readonly focus: () => void;
}

export function createFileRow(parts: FileRowParts): FileRow {
  const { state, name, label, isMultiple, isRequired } = parts;
  const id = nextId();
  const describedBy = `${id}-fault`;
  const input = element('input', {
    id,
    type: 'file',
    multiple: isMultiple,
    'aria-describedby': describedBy,
  });
  const fault = element('p', { id: describedBy, class: 'playground-fault' });
  const check = (): boolean => {
    const isMissing = isRequired && !state.files.has(name);
    fault.textContent = isMissing ? getMessage('chooseFile') : '';
    markInvalid(input, isMissing);
    return isMissing;
  };
  input.addEventListener('change', () => {
    state.setFiles(name, [...(input.files ?? [])]);
    check();
    state.changed();
  });
  const head = element(
    'div',
    { class: 'playground-label' },
    element('label', { for: id, class: 'playground-name' }, label),
    element('span', { class: 'playground-type' }, isMultiple ? 'files' : 'file'),
    ...(isRequired
      ? [element('span', { class: 'playground-required' }, getMessage('required'))]
      : []),
  );
  const value = element('div', { class: 'playground-value' }, input, fault);
  const row = element('div', { class: 'playground-row' }, head, value);
  return { element: row, check, focus: () => input.focus() };
}
