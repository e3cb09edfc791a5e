/** Creates elements from names and texts. Nothing built with this module ever parses HTML. */

type Attributes = Readonly<Record<string, string | boolean | undefined>>;
export type ElementContent = Node | string;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly ElementContent[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...content);
  return made;
}

export function button(
  label: string,
  onClick: () => void,
  name = 'answer-button',
): HTMLButtonElement {
  const made = element('button', { type: 'button', class: name }, label);
  made.addEventListener('click', onClick);
  return made;
}

/** Tells assistive technology whether the value of a control is invalid. */
export function markInvalid(control: Element, isInvalid: boolean): void {
  if (isInvalid) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}
