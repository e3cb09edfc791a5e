/**
 * Brings an island to life: what the build rendered becomes the first rendering of its component.
 * Where that fails, the page keeps what it showed.
 */
import { Component, type ComponentChildren, type ComponentType, h, hydrate, render } from 'preact';
import { reviveProps, SLOT_ELEMENT } from './props.ts';
import { adoptRules } from './adopt-rules.ts';
import { IslandRank } from './island-rank.ts';
import { useBase } from './react.ts';

/** What the element of an island tells whoever listens; it bubbles. */
export interface IslandFault {
  /** Name of the component. */
  readonly name: string;
  readonly kind: 'failed' | 'different';
  readonly reason: string;
}

/** Declarations that became a class, as the policy of pages allows no style attribute. */
const STYLE = 'data-style';

export function mount(element: HTMLElement, component: unknown): void {
  if (typeof component !== 'function' && typeof component !== 'object') {
    throw new TypeError('its file does not export it.');
  }
  adoptRules();
  useBase(document.documentElement.dataset['base'] ?? '');
  const slots = takeSlots(element);
  const json = element.getAttribute('props') ?? '{}';
  const props = reviveProps(json, (id) => slots.get(id) ?? '');
  const shown = [...element.childNodes].map((node) => node.cloneNode(true));
  restoreStyles(element);
  const written = element.hasAttribute('compared') ? describe(element) : '';
  const rank = element.getAttribute('rank') ?? '';
  const fail = (error: unknown): void => {
    queueMicrotask(() => {
      render(null, element);
      element.replaceChildren(...shown);
    });
    tellFailure(element, error);
  };
  const content = h(component as ComponentType, props);
  hydrate(h(Wall, { fail }, h(IslandRank.Provider, { value: rank }, content)), element);
  // What the build could not show at all is meant to come from the browser.
  if (written !== '' && written !== describe(element)) {
    tellFault(element, 'different', `${written}\n---\n${describe(element)}`);
  }
}

/** Tells that a component has failed. */
export function tellFailure(element: Element, error: unknown): void {
  reportError(error);
  tellFault(element, 'failed', String(error));
}

/** Authors see it over the page while they develop. */
function tellFault(element: Element, kind: IslandFault['kind'], reason: string): void {
  const name = element.getAttribute('name') ?? '';
  const detail: IslandFault = { name, kind, reason };
  // Pages of a built site have none.
  void customElements.whenDefined('lectern-dev-overlay').then(() => {
    element.dispatchEvent(new CustomEvent('lectern-island-fault', { bubbles: true, detail }));
  });
}

interface WallProps {
  readonly fail: (error: unknown) => void;
  readonly children?: ComponentChildren;
}

/** What stands between a component that fails, whenever that is, and the page. */
class Wall extends Component<WallProps, { readonly hasFailed?: boolean }> {
  override componentDidCatch(error: unknown): void {
    // Without another state Preact would throw it on.
    this.setState({ hasFailed: true });
    this.props.fail(error);
  }

  override render({ children }: WallProps, { hasFailed }: { readonly hasFailed?: boolean }) {
    return hasFailed === true ? null : children;
  }
}

/** HTML of what shows; the text of a field is its value once it is alive. */
function describe(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const field of copy.querySelectorAll('textarea')) field.textContent = '';
  return copy.innerHTML;
}

/** HTML of the pieces of the page that the island was given, by id; those not shown are taken out. */
function takeSlots(element: Element): Map<string, string> {
  const slots = new Map<string, string>();
  for (const slot of element.querySelectorAll(SLOT_ELEMENT)) {
    slots.set(slot.getAttribute('data-slot') ?? '', slot.innerHTML);
  }
  for (const template of element.querySelectorAll<HTMLTemplateElement>(':scope > template')) {
    slots.set(template.getAttribute('data-slot') ?? '', template.innerHTML);
    template.remove();
  }
  return slots;
}

/** A class that stands for declarations would go as soon as the component sets another one. */
function restoreStyles(element: Element): void {
  for (const styled of element.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    styled.style.cssText = styled.getAttribute(STYLE) ?? '';
    styled.removeAttribute(STYLE);
    const [made] = styled.classList;
    if (made !== undefined) styled.classList.remove(made);
    if (styled.classList.length === 0) styled.removeAttribute('class');
  }
}
