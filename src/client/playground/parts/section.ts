/** Creates a titled part of the form. */
import { element } from './elements.ts';
import { nextId } from './ids.ts';

export function createSection(
  title: string,
  tools: readonly HTMLElement[],
  ...content: readonly (Node | string)[]
): HTMLElement {
  const id = nextId();
  const head = element(
    'div',
    { class: 'playground-head' },
    element('span', { id, class: 'playground-title' }, title),
    ...tools,
  );
  return element(
    'div',
    { role: 'group', class: 'playground-section', 'aria-labelledby': id },
    head,
    element('div', { class: 'playground-parts' }, ...content),
  );
}

/** Creates a select element with a label next to it. */
export function createChoice(
  label: string,
  options: readonly string[],
  onChoose: (index: number) => void,
): { readonly element: HTMLElement; readonly select: HTMLSelectElement } {
  const select = element(
    'select',
    {},
    ...options.map((option, index) => element('option', { value: String(index) }, option)),
  );
  select.addEventListener('change', () => onChoose(Number(select.value)));
  return { element: element('label', { class: 'playground-choice' }, label, select), select };
}
