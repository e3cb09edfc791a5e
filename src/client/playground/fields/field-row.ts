/** One row of the form: whether a value is sent, its name, its control, and what is unexpected about it. */
import type { JsonNode } from '../../../core/reference/request/json-node.ts';
import type { Control, ControlField } from '../../../core/reference/model/playground-model.ts';
import { canShow, initialValueOf } from '../../../core/reference/playground/playground-values.ts';
import { createParts, isComposite } from './composite-controls.ts';
import { element, markInvalid } from '../parts/elements.ts';
import { checkEvent, type FieldCheck } from './field-check.ts';
import { nextId } from '../parts/ids.ts';
import { createPlain, type PlainControl } from './plain-controls.ts';
import type { ValueSlot } from './value-slot.ts';
import { getMessage } from '../parts/messages.ts';
import type { CreateRow, FieldRow } from './row.ts';

export const createRow: CreateRow = ({ field, slot }) => new Row(field, slot);

class Row implements FieldRow {
  readonly element = element('div', { class: 'playground-row' });
  readonly #field: ControlField;
  readonly #slot: ValueSlot;
  readonly #id = nextId();
  readonly #hint: HTMLElement | undefined;
  readonly #fault: HTMLElement;
  readonly #value = element('div', { class: 'playground-value' });
  readonly #include: HTMLInputElement | undefined;
  #plain: PlainControl | undefined;

  constructor(field: ControlField, slot: ValueSlot) {
    this.#field = field;
    this.#slot = {
      get: slot.get,
      set: (node) => {
        slot.set(node);
        this.#tick(slot.get() !== undefined);
        this.report(undefined);
      },
    };
    this.#fault = element('p', { id: `${this.#id}-fault`, class: 'playground-fault' });
    this.#fault.hidden = true;
    if (field.hint !== undefined) {
      this.#hint = element('p', { id: `${this.#id}-hint`, class: 'playground-hint' }, field.hint);
    }
    const isWide = isComposite(field.control);
    // Required parts that were removed from the text can be added again.
    const isMissing = isWide && slot.get() === undefined;
    if (!field.required || isMissing) this.#include = this.#createInclude();
    this.element.classList.toggle('playground-row-wide', isWide);
    this.element.append(this.#createLabel(isWide), this.#value);
    this.#show();
    this.element.addEventListener(checkEvent, this.#onCheck);
  }

  readonly #onCheck = (event: Event): void => {
    if (!(event instanceof CustomEvent)) return;
    const { find, odd } = event.detail as FieldCheck;
    const message = find(this.#field, this.#slot.get());
    if (message === undefined) return;
    this.report(message);
    odd.push(this);
  };

  report(message: string | undefined): void {
    this.#fault.textContent = message ?? '';
    this.#fault.hidden = message === undefined;
    const control = this.#control;
    if (control) markInvalid(control, message !== undefined);
  }

  focus(): void {
    (
      this.#control ?? this.#value.querySelector<HTMLElement>('input, select, textarea, button')
    )?.focus();
  }

  get #control(): HTMLElement | null {
    return this.#value.querySelector<HTMLElement>(`[id="${this.#id}"]`);
  }

  #createLabel(isGroup: boolean): HTMLElement {
    const { name, type, required, deprecated } = this.#field;
    const label = isGroup
      ? element('span', { id: `${this.#id}-label`, class: 'playground-name' }, name)
      : element('label', { for: this.#id, class: 'playground-name' }, name);
    const marks = [
      ...(required
        ? [element('span', { class: 'playground-required' }, getMessage('required'))]
        : []),
      ...(deprecated
        ? [element('span', { class: 'playground-type' }, getMessage('deprecated'))]
        : []),
    ];
    return element(
      'div',
      { class: 'playground-label' },
      ...(this.#include ? [this.#include] : []),
      label,
      element('span', { class: 'playground-type' }, type),
      ...marks,
    );
  }

  #createInclude(): HTMLInputElement {
    const box = element('input', {
      type: 'checkbox',
      class: 'playground-include',
      'aria-label': getMessage('sendField', { name: this.#field.name }),
    });
    box.checked = this.#slot.get() !== undefined;
    box.addEventListener('change', () => this.#setIncluded(box.checked));
    return box;
  }

  #setIncluded(isIncluded: boolean): void {
    const read = () => this.#plain?.read() ?? initialValueOf(this.#field.control);
    this.#slot.set(isIncluded ? read() : undefined);
    if (this.#plain === undefined) this.#show();
  }

  #tick(isIncluded: boolean): void {
    if (this.#include) this.#include.checked = isIncluded;
    this.element.classList.toggle('playground-left-out', !isIncluded);
  }

  /** Renders the control for the current value. */
  #show(): void {
    const node = this.#slot.get();
    this.#tick(node !== undefined);
    const control = controlFor(this.#field.control, node);
    const tools = this.#field.control.nullable ? [this.#createNull(node)] : [];
    this.#plain = undefined;
    if (isComposite(control)) {
      const isShown = node !== undefined;
      this.#value.replaceChildren(...tools, ...(isShown ? [this.#createGroup(control)] : []));
    } else {
      this.#plain = this.#createPlain(control);
      const isNull = this.#field.control.nullable && isNullNode(node);
      if (isNull) this.#plain.element.setAttribute('disabled', '');
      const line = element('div', { class: 'playground-line' }, this.#plain.element, ...tools);
      this.#value.replaceChildren(line);
    }
    this.#value.append(...(this.#hint ? [this.#hint] : []), this.#fault);
  }

  #createPlain(control: Control): PlainControl {
    const describedBy = [this.#hint?.id, this.#fault.id].filter((id) => id !== undefined).join(' ');
    return createPlain({
      control,
      slot: this.#slot,
      names: { id: this.#id, describedBy },
      report: (message) => this.report(message),
      isOptional: this.#include !== undefined,
    });
  }

  #createGroup(control: Control): HTMLElement {
    return element(
      'div',
      { role: 'group', class: 'playground-group', 'aria-labelledby': `${this.#id}-label` },
      createParts(control, { slot: this.#slot, name: this.#field.name, createRow }),
    );
  }

  #createNull(node: JsonNode | undefined): HTMLButtonElement {
    const isNull = isNullNode(node);
    const toggle = element(
      'button',
      {
        type: 'button',
        class: 'playground-tool',
        'aria-pressed': String(isNull),
        'aria-label': getMessage('sendNull', { name: this.#field.name }),
      },
      'null',
    );
    toggle.addEventListener('click', () => {
      const next: JsonNode = isNull
        ? initialValueOf(this.#field.control)
        : { kind: 'literal', value: null };
      this.#slot.set(next);
      this.#show();
      this.#value.querySelector<HTMLElement>('.playground-tool')?.focus();
    });
    return toggle;
  }
}

function isNullNode(node: JsonNode | undefined): boolean {
  return node?.kind === 'literal' && node.value === null;
}

/**
 * Chooses the control for a value. A value that its control cannot show is edited as JSON, so that nothing
 * is lost.
 */
function controlFor(control: Control, node: JsonNode | undefined): Control {
  if (node === undefined || canShow(control, node)) return control;
  if (control.nullable && isNullNode(node))
    return isComposite(control) ? { kind: 'text' } : control;
  return { kind: 'json' };
}
