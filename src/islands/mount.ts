/**
 * Hydrates an island: the HTML of the build becomes the first rendering of its component. If that fails,
 * the page keeps showing the HTML of the build.
 */
import { Component, type ComponentChildren, type ComponentType, h, hydrate, render } from 'preact';
import { reviveProps, SLOT_ELEMENT } from './props.ts';
import { adoptRules } from './adopt-rules.ts';
import { IslandRank } from './island-id.ts';
import { useBase } from './react.ts';

/** The detail of the bubbling event that the element of an island dispatches. */
export interface IslandFault {
  /** The name of the component. */
  readonly name: string;
  readonly kind: 'failed' | 'different';
  readonly reason: string;
}

/**
 * Holds declarations that the build turned into a class, because the Content-Security-Policy of pages
 * allows no style attributes.
 */
const STYLE = 'data-style';
/** Lists the stylesheets that the build made of the rules of islands, and of nothing else on the page. */
const SHEETS = 'sheets';

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
  const sheets = new InitialSheets(element);
  const fail = (error: unknown): void => {
    queueMicrotask(() => {
      render(null, element);
      element.replaceChildren(...shown);
      sheets.restore();
    });
    reportFailure(element, error);
  };
  const content = h(component as ComponentType, props);
  hydrate(h(ErrorBoundary, { fail }, h(IslandRank.Provider, { value: rank }, content)), element);
  sheets.replace();
  // If the build could render nothing at all, the content is meant to come from the browser.
  if (written !== '' && written !== describe(element)) {
    reportFault(element, 'different', `${written}\n---\n${describe(element)}`);
  }
}

/** Reports that a component has failed. */
export function reportFailure(element: Element, error: unknown): void {
  reportError(error);
  reportFault(element, 'failed', String(error));
}

/** Shows a fault to authors, in an overlay over the page during development. */
function reportFault(element: Element, kind: IslandFault['kind'], reason: string): void {
  const name = element.getAttribute('name') ?? '';
  const detail: IslandFault = { name, kind, reason };
  // Pages of a built site have no overlay.
  void customElements.whenDefined('lectern-dev-overlay').then(() => {
    element.dispatchEvent(new CustomEvent('lectern-island-fault', { bubbles: true, detail }));
  });
}

/**
 * The stylesheets of the page with the initial rules of an island. Once it has hydrated, it applies its
 * rules itself, so that those it drops are gone.
 */
class InitialSheets {
  readonly #hrefs: readonly string[];

  constructor(element: Element) {
    this.#hrefs = element.getAttribute(SHEETS)?.split(' ') ?? [];
    element.removeAttribute(SHEETS);
  }

  /** Switches off those that no island needs that has yet to hydrate. */
  replace(): void {
    const isFree = (href: string) =>
      document.querySelector(`[${SHEETS}~="${CSS.escape(href)}"]`) === null;
    switchSheets(this.#hrefs.filter(isFree), true);
  }

  restore(): void {
    switchSheets(this.#hrefs, false);
  }
}

function switchSheets(hrefs: readonly string[], disabled: boolean): void {
  for (const link of document.querySelectorAll('link')) {
    if (hrefs.includes(link.getAttribute('href') ?? '')) link.disabled = disabled;
  }
}

interface ErrorBoundaryProps {
  readonly fail: (error: unknown) => void;
  readonly children?: ComponentChildren;
}

/** An error boundary, so that a component that fails at any time does not affect the page. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed?: boolean }> {
  override componentDidCatch(error: unknown): void {
    // Without a state change, Preact would rethrow the error.
    this.setState({ hasFailed: true });
    this.props.fail(error);
  }

  override render(
    { children }: ErrorBoundaryProps,
    { hasFailed }: { readonly hasFailed?: boolean },
  ) {
    return hasFailed === true ? null : children;
  }
}

/**
 * Returns the HTML of an element. The text of a textarea is left out, because it becomes the value on
 * hydration.
 */
function describe(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const field of copy.querySelectorAll('textarea')) field.textContent = '';
  return copy.innerHTML;
}

/** Returns the HTML of the slots that the island was given, by id, and removes those that are not shown. */
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

/**
 * Turns generated classes back into inline styles: such a class would be lost as soon as the component sets
 * another one.
 */
function restoreStyles(element: Element): void {
  for (const styled of element.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    styled.style.cssText = styled.getAttribute(STYLE) ?? '';
    styled.removeAttribute(STYLE);
    const [made] = styled.classList;
    if (made !== undefined) styled.classList.remove(made);
    if (styled.classList.length === 0) styled.removeAttribute('class');
  }
}
