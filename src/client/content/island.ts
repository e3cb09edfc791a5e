/**
 * Hydrates an interactive component when it comes near the viewport: its code and the shared runtime are
 * loaded then. Until then, and if that fails, the HTML of the build stays.
 */

import type * as Runtime from '../../islands/browser.ts';

class LecternIsland extends HTMLElement {
  #isRequested = false;
  #watched: Element | undefined;

  connectedCallback(): void {
    if (this.#isRequested) return;
    this.#watched = findBox(this);
    waiting.set(this.#watched, [...(waiting.get(this.#watched) ?? []), this]);
    nearby.observe(this.#watched);
  }

  disconnectedCallback(): void {
    if (this.#watched !== undefined) forget(this.#watched, this);
  }

  async load(): Promise<void> {
    this.#isRequested = true;
    const [code = '', name = '', shared = ''] = ['module', 'name', 'runtime'].map(
      (attribute) => this.getAttribute(attribute) ?? '',
    );
    // Start both requests before waiting for either.
    const loading = import(/* @vite-ignore */ code) as Promise<Record<string, unknown>>;
    const runtime = (await import(/* @vite-ignore */ shared)) as typeof Runtime;
    try {
      runtime.mount(this, (await loading)[name]);
      this.setAttribute('alive', '');
    } catch (error) {
      runtime.reportFailure(this, error);
    }
  }
}

/** Islands by the element that is observed for them. */
const waiting = new Map<Element, readonly LecternIsland[]>();

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const island of waiting.get(target) ?? []) {
        forget(target, island);
        void island.load();
      }
    }
  },
  { rootMargin: '200px' },
);

function forget(watched: Element, island: LecternIsland): void {
  const others = (waiting.get(watched) ?? []).filter((each) => each !== island);
  if (others.length > 0) {
    waiting.set(watched, others);
    return;
  }
  waiting.delete(watched);
  nearby.unobserve(watched);
}

/**
 * Finds the element whose position stands for an island, which itself has no box but may contain elements
 * that do. If these are collapsed, the island loads when they are expanded; if there are none yet, the
 * element before the island stands in for it.
 */
function findBox(island: Element): Element {
  const inside = [...island.querySelectorAll(`:not(${PLACELESS.join()})`)];
  const box = inside.find(hasPlace) ?? inside[0];
  if (box !== undefined) return box;
  let beside: Element | null = island;
  while (beside !== null && !hasPlace(beside)) {
    beside = beside.previousElementSibling ?? beside.parentElement;
  }
  return beside ?? document.body;
}

/** Elements that never have a box. */
const PLACELESS = ['lectern-island', 'lectern-slot', 'script', 'style', 'template'];

function hasPlace(element: Element): boolean {
  return element.getClientRects().length > 0;
}

customElements.define('lectern-island', LecternIsland);
