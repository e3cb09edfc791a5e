/** Edits the body of the request, as a form and as the text that is sent. The text is the source of truth. */
import { type JsonNode } from '../../../core/reference/request/json-node.ts';
import { parseNode } from '../../../core/reference/request/parse-node.ts';
import type { PlaygroundContent } from '../../../core/reference/model/playground-model.ts';
import { canShow } from '../../../core/reference/playground/playground-values.ts';
import { createParts } from './composite-controls.ts';
import { button, element, markInvalid } from '../parts/elements.ts';
import { createRow } from './field-row.ts';
import { createFileRow, type FileRow } from './file-row.ts';
import type { FormState } from '../state/form-state.ts';
import { nextId } from '../parts/ids.ts';
import { createChoice, createSection } from '../parts/section.ts';
import type { ValueSlot } from './value-slot.ts';
import { getMessage } from '../parts/messages.ts';
import { formatJsonFault } from '../parts/json-fault-message.ts';

/** Longer texts can only be edited as text. */
const maxCharacters = 100_000;

export interface BodyEditor {
  readonly element: HTMLElement;
  /** Marks missing files, and returns their rows. */
  readonly check: () => readonly FileRow[];
}

export function createBodyEditor(state: FormState): BodyEditor | undefined {
  return state.model.body && new Editor(state);
}

class Editor implements BodyEditor {
  readonly element: HTMLElement;
  readonly #state: FormState;
  readonly #host = element('div', { class: 'playground-parts' });
  readonly #tools = element('div', { class: 'playground-tools' });
  readonly #undo = element('p', { class: 'playground-hint' });
  #isText = false;
  #files: readonly FileRow[] = [];

  constructor(state: FormState) {
    this.#state = state;
    this.element = createSection(getMessage('body'), [this.#tools], this.#undo, this.#host);
    this.#show();
  }

  check(): readonly FileRow[] {
    return this.#files.filter((row) => row.check());
  }

  #show(): void {
    this.#files = [];
    const { content, sendsBody } = this.#state;
    this.#tools.replaceChildren(...this.#createTools(content));
    this.#undo.replaceChildren(...this.#createUndo());
    const isShown = content !== undefined && sendsBody;
    this.#host.replaceChildren(...(isShown ? this.#createBody(content) : []));
  }

  #createTools(content: PlaygroundContent | undefined): readonly HTMLElement[] {
    const { body } = this.#state.model;
    const mediaTypes = (body?.contents ?? []).flatMap((candidate) => candidate.mediaTypes);
    const examples = content?.examples ?? [];
    return [
      ...(body?.required === false ? [this.#createSwitch()] : []),
      ...(mediaTypes.length > 1 ? [this.#createTypes(mediaTypes)] : []),
      ...(examples.length > 1 ? [this.#createExamples(examples)] : []),
      ...(content?.notation === 'json' ? [this.#createViews()] : []),
    ];
  }

  #createSwitch(): HTMLElement {
    const box = element('input', { type: 'checkbox' });
    box.checked = this.#state.sendsBody;
    box.addEventListener('change', () => {
      this.#state.sendsBody = box.checked;
      this.#show();
      this.#tools.querySelector('input')?.focus();
      this.#state.changed();
    });
    return element('label', { class: 'playground-choice' }, box, getMessage('sendBody'));
  }

  #createTypes(mediaTypes: readonly string[]): HTMLElement {
    const choice = createChoice(getMessage('contentType'), mediaTypes, (index) => {
      this.#state.takeMediaType(mediaTypes[index] ?? '');
      this.#show();
      this.#focusTool(getMessage('contentType'));
      this.#state.changed();
    });
    choice.select.value = String(mediaTypes.indexOf(this.#state.mediaType));
    return choice.element;
  }

  #createExamples(examples: PlaygroundContent['examples']): HTMLElement {
    const labels = [getMessage('chooseOne'), ...examples.map(({ label }) => label)];
    const choice = createChoice(getMessage('example'), labels, (index) => {
      const example = examples[index - 1];
      if (example === undefined) return;
      this.#state.takeExample(example.text);
      this.#show();
      this.#focusTool(getMessage('example'));
      this.#state.changed();
    });
    const at = examples.findIndex(({ text }) => text === this.#state.text);
    choice.select.value = String(at + 1);
    return choice.element;
  }

  /** Offers to undo when an example has replaced the reader's text. */
  #createUndo(): readonly (HTMLElement | string)[] {
    if (this.#state.replaced === undefined) return [];
    const takeBack = () => {
      this.#state.undo();
      this.#show();
      this.#focusTool(getMessage('example'));
      this.#state.changed();
    };
    return [
      getMessage('bodyReplaced'),
      ' ',
      button(getMessage('undo'), takeBack, 'playground-tool'),
    ];
  }

  #createViews(): HTMLElement {
    const views = [getMessage('form'), 'JSON'].map((label, index) => {
      const isText = index === 1;
      const view = element(
        'button',
        {
          type: 'button',
          class: 'playground-view',
          'aria-pressed': String(this.#isText === isText),
        },
        label,
      );
      view.addEventListener('click', () => {
        this.#isText = isText;
        this.#show();
        this.#tools.querySelector<HTMLElement>('.playground-view[aria-pressed="true"]')?.focus();
      });
      return view;
    });
    return element(
      'div',
      { class: 'playground-views', role: 'group', 'aria-label': getMessage('viewOfBody') },
      ...views,
    );
  }

  #focusTool(label: string): void {
    const labels = [...this.#tools.querySelectorAll('label')];
    labels
      .find(({ textContent }) => textContent.startsWith(label))
      ?.querySelector('select')
      ?.focus();
  }

  #createBody(content: PlaygroundContent): readonly HTMLElement[] {
    switch (content.notation) {
      case 'json':
        return this.#createJson(content);
      case 'form':
      case 'multipart':
        return [this.#createForm(content)];
      case 'binary':
        this.#files = [
          createFileRow({
            state: this.#state,
            name: '',
            label: getMessage('file'),
            isMultiple: false,
            isRequired: true,
          }),
        ];
        return this.#files.map((row) => row.element);
      case 'xml':
      case 'text':
        return [this.#createText(false)];
    }
  }

  #createJson(content: PlaygroundContent): readonly HTMLElement[] {
    if (this.#isText) return [this.#createText(true)];
    const node = this.#state.text.length <= maxCharacters ? this.#state.node : undefined;
    if (node !== undefined && canShow(content.control, node)) return [this.#createForm(content)];
    const why = getMessage('formCannotShow');
    return [element('p', { class: 'playground-hint' }, why), this.#createText(true)];
  }

  /** Creates the form. File fields are separate from the others. */
  #createForm(content: PlaygroundContent): HTMLElement {
    const { control, notation } = content;
    const slot = this.#slot;
    if (notation !== 'multipart' || control.kind !== 'object') {
      return createParts(control, { slot, name: 'body', createRow });
    }
    const isFile = (kind: string) => kind === 'file';
    const files = control.fields.filter(
      ({ control: inner }) =>
        isFile(inner.kind) || (inner.kind === 'list' && isFile(inner.item.kind)),
    );
    const others = { ...control, fields: control.fields.filter((field) => !files.includes(field)) };
    this.#files = files.map(({ name, required, control: inner }) =>
      createFileRow({
        state: this.#state,
        name,
        label: name,
        isMultiple: inner.kind === 'list',
        isRequired: required,
      }),
    );
    const rows = this.#files.map((row) => row.element);
    const rest = createParts(others, { slot, name: 'body', createRow });
    return element('div', { class: 'playground-parts' }, ...rows, rest);
  }

  get #slot(): ValueSlot {
    return {
      get: () => this.#state.node,
      set: (node: JsonNode | undefined) => {
        if (node !== undefined) this.#state.writeNode(node);
        this.#state.changed();
      },
    };
  }

  #createText(isJson: boolean): HTMLElement {
    const id = nextId();
    const field = element('textarea', {
      id,
      class: 'playground-text',
      'aria-label': getMessage('body'),
      'aria-describedby': `${id}-fault`,
      rows: '6',
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
    });
    field.value = this.#state.text;
    const note = element('p', { id: `${id}-fault`, class: 'playground-fault', role: 'status' });
    const check = () => {
      const fault = isJson && field.value !== '' ? parseNode(field.value).fault : undefined;
      note.textContent = fault ? `${formatJsonFault(fault)} ${getMessage('sentAsItStands')}` : '';
      markInvalid(field, fault !== undefined);
    };
    field.addEventListener('input', () => {
      this.#state.text = field.value;
      check();
      this.#state.changed();
    });
    check();
    return element('div', { class: 'playground-parts' }, field, note);
  }
}
