/** Controls for values with parts: objects, lists, and values of one of several kinds. */
import {
  emptyObject,
  nodeUnder,
  type NodeEntry,
  type JsonNode,
} from '../../../core/reference/request/json-node.ts';
import type { Control, ControlField } from '../../../core/reference/model/playground-model.ts';
import {
  chooseVariant,
  initialValueOf,
} from '../../../core/reference/playground/playground-values.ts';
import { button, element, markInvalid } from '../parts/elements.ts';
import type { CreateRow } from './row.ts';
import { nextId } from '../parts/ids.ts';
import { entrySlot, itemSlot, itemsOf, type ValueSlot } from './value-slot.ts';
import { getMessage } from '../parts/messages.ts';

interface ControlPlace {
  readonly slot: ValueSlot;
  /** The name of the composite value. */
  readonly name: string;
  /** Creates the rows of the parts. */
  readonly createRow: CreateRow;
}

export function isComposite({ kind }: Control): boolean {
  return kind === 'object' || kind === 'list' || kind === 'variants';
}

/** Creates the rows of a control's parts, or one row without a name if it has none. */
export function createParts(control: Control, place: ControlPlace): HTMLElement {
  switch (control.kind) {
    case 'object':
      return createObject(control, place);
    case 'list':
      return createList(control.item, place);
    case 'variants':
      return createVariants(control.options, place);
    default:
      return createItem(control, place);
  }
}

type ObjectControl = Extract<Control, { kind: 'object' }>;

function createObject({ fields, rest }: ObjectControl, place: ControlPlace): HTMLElement {
  const { slot, createRow } = place;
  const rows = fields.map((field) => {
    return createRow({ field, slot: entrySlot(slot, field.name) }).element;
  });
  const known = new Set(fields.map(({ name }) => name));
  return element('div', { class: 'playground-parts' }, ...rows, createRest({ place, known, rest }));
}

interface RestOptions {
  readonly place: ControlPlace;
  readonly known: ReadonlySet<string>;
  readonly rest: Control | undefined;
}

/** Creates rows for fields that the document does not name: those of maps, and any others in the text. */
function createRest({ place, known, rest }: RestOptions): HTMLElement {
  const { slot } = place;
  const host = element('div', { class: 'playground-parts' });
  const entriesOf = () => {
    const node = slot.get();
    return node?.kind === 'object' ? node.entries : [];
  };
  const show = (): void => {
    const names = entriesOf()
      .map(({ name }) => name)
      .filter((name) => !known.has(name));
    const rows = [...new Set(names)].map((name) =>
      createRestRow({ ...place, name, control: rest ?? { kind: 'json' }, onChange: show }),
    );
    host.replaceChildren(...rows, ...(rest === undefined ? [] : [add]));
  };
  const add = createTool(getMessage('addField'), () => {
    const entries: NodeEntry[] = [
      ...entriesOf(),
      { name: freeName(entriesOf()), node: rest ? initialValueOf(rest) : emptyObject },
    ];
    slot.set({ kind: 'object', entries });
    show();
    const names = host.querySelectorAll<HTMLInputElement>(':scope > * > .playground-key');
    const last = names.item(names.length - 1);
    last.focus();
    last.select();
  });
  show();
  return host;
}

function freeName(entries: readonly NodeEntry[]): string {
  const taken = new Set(entries.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'name' : `name_${number}`;
    if (!taken.has(name)) return name;
  }
}

interface RestRowOptions extends ControlPlace {
  readonly control: Control;
  readonly onChange: () => void;
}

function createRestRow(options: RestRowOptions): HTMLElement {
  const { name, slot, control, onChange } = options;
  let current = name;
  const key = element('input', {
    type: 'text',
    class: 'playground-key',
    'aria-label': getMessage('fieldName'),
    autocomplete: 'off',
    spellcheck: 'false',
  });
  key.value = name;
  const fault = element('p', { id: nextId(), class: 'playground-fault', role: 'status' });
  key.setAttribute('aria-describedby', fault.id);
  key.addEventListener('change', () => {
    const next = key.value;
    const node = slot.get();
    if (node?.kind !== 'object') return;
    const isTaken = next !== current && nodeUnder(node, next) !== undefined;
    markInvalid(key, isTaken);
    fault.textContent = isTaken ? getMessage('nameTaken') : '';
    if (isTaken || next === current) return;
    const entries = node.entries.map((entry) =>
      entry.name === current ? { ...entry, name: next } : entry,
    );
    current = next;
    slot.set({ kind: 'object', entries });
  });
  const value: ValueSlot = {
    get: () => entrySlot(slot, current).get(),
    set: (node) => entrySlot(slot, current).set(node ?? { kind: 'string', value: '' }),
  };
  const remove = createTool(getMessage('remove'), () => {
    entrySlot(slot, current).set(undefined);
    onChange();
  });
  remove.setAttribute('aria-label', getMessage('removeNamed', { name }));
  return element(
    'div',
    { class: 'playground-rest' },
    key,
    createItem(control, { ...options, slot: value }),
    remove,
    fault,
  );
}

/** Creates a row for a value whose name is shown elsewhere. */
function createItem(control: Control, { slot, name, createRow }: ControlPlace): HTMLElement {
  const field: ControlField = { name, required: true, type: '', control };
  const row = createRow({ field, slot }).element;
  row.classList.add('playground-row-bare');
  return row;
}

function createList(item: Control, place: ControlPlace): HTMLElement {
  const { slot, name } = place;
  const host = element('div', { class: 'playground-parts' });
  const show = (): void => {
    const rows = itemsOf(slot).map((_, index) => {
      const remove = createTool(getMessage('remove'), () => {
        slot.set({ kind: 'array', items: itemsOf(slot).toSpliced(index, 1) });
        show();
        const tools = host.querySelectorAll<HTMLElement>(':scope > * > .playground-tool');
        (tools.item(Math.min(index, tools.length - 1)) as HTMLElement | null)?.focus();
        if (tools.length === 0) add.focus();
      });
      remove.setAttribute(
        'aria-label',
        getMessage('removeNamed', { name: `${name} ${index + 1}` }),
      );
      const value = createItem(item, {
        ...place,
        slot: itemSlot(slot, index),
        name: `${name} ${index + 1}`,
      });
      return element('div', { class: 'playground-item' }, value, remove);
    });
    host.replaceChildren(...rows, add);
  };
  const add = createTool(getMessage('addItem'), () => {
    const items = [...itemsOf(slot), initialValueOf(item)];
    slot.set({ kind: 'array', items });
    show();
    const added = host.children.item(items.length - 1);
    added?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });
  add.setAttribute('aria-label', getMessage('addItemTo', { name }));
  show();
  return host;
}

type Options = Extract<Control, { kind: 'variants' }>['options'];

function createVariants(options: Options, place: ControlPlace): HTMLElement {
  const { slot, name } = place;
  const at = chooseVariant(options, slot.get());
  const host = element('div', { class: 'playground-parts' });
  const id = nextId();
  const select = element(
    'select',
    { id },
    ...options.map(({ label }, index) => element('option', { value: String(index) }, label)),
  );
  select.value = String(at);
  const show = (control: Control | undefined): void => {
    const label = element(
      'label',
      { for: id, class: 'visually-hidden' },
      getMessage('kindOfValue', { name }),
    );
    const inner = control === undefined ? [] : [createParts(control, place)];
    host.replaceChildren(label, select, ...inner);
  };
  select.addEventListener('change', () => {
    const control = options[Number(select.value)]?.control;
    if (control === undefined) return;
    slot.set(carryOver(slot.get(), control));
    show(control);
    select.focus();
  });
  show(options[at]?.control);
  return host;
}

/** Returns a starter value of the new kind that keeps the fields it shares with the old value. */
function carryOver(node: JsonNode | undefined, control: Control): JsonNode {
  const starter = initialValueOf(control);
  if (node?.kind !== 'object' || control.kind !== 'object' || starter.kind !== 'object') {
    return starter;
  }
  const entries = starter.entries.map((entry) => {
    const field = control.fields.find(({ name }) => name === entry.name);
    const isFree = field?.control.kind === 'text' || field?.control.kind === 'number';
    return {
      name: entry.name,
      node: (isFree ? nodeUnder(node, entry.name) : undefined) ?? entry.node,
    };
  });
  return { kind: 'object', entries };
}

function createTool(label: string, onClick: () => void): HTMLButtonElement {
  return button(label, onClick, 'playground-tool');
}
