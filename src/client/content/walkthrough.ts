/**
 * Highlights the lines of the current step: the last one that has entered the upper part of the window, or
 * one that the reader chose.
 */

/** Steps above the window count too, because a jump can skip several of them. */
const PASSED = { rootMargin: '1000000px 0px -45% 0px' };

class LecternWalkthrough extends HTMLElement {
  #observer: IntersectionObserver | undefined;
  readonly #passed = new Set<Element>();

  connectedCallback(): void {
    this.#observer = new IntersectionObserver(this.#onPass, PASSED);
    for (const step of this.#steps) this.#observer.observe(step);
    this.addEventListener('focusin', this.#onChoice);
    this.addEventListener('click', this.#onChoice);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  get #steps(): NodeListOf<HTMLElement> {
    return this.querySelectorAll('.walk-step');
  }

  readonly #onPass = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#passed.add(target);
      else this.#passed.delete(target);
    }
    // Moving to a step by keyboard also scrolls, but the focused step is the one that is meant.
    if (this.querySelector('.walk-step :focus-visible')) return;
    const step = [...this.#steps].findLast((each) => this.#passed.has(each)) ?? this.#steps[0];
    if (step) this.#show(step);
  };

  readonly #onChoice = ({ target }: Event): void => {
    const step = target instanceof Element ? target.closest<HTMLElement>('.walk-step') : null;
    if (step) this.#show(step);
  };

  #show(active: HTMLElement): void {
    if (active.ariaCurrent === 'step') return;
    for (const step of this.#steps) step.ariaCurrent = step === active ? 'step' : null;
    for (const line of this.querySelectorAll('.walk-marked')) line.classList.remove('walk-marked');
    const block = this.#blockOf(active.dataset.file);
    const lines = linesOf(block).filter((line, index) =>
      isNamed(Number(line.dataset.line ?? index + 1), active.dataset.lines ?? ''),
    );
    for (const line of lines) {
      line.classList.add('walk-marked');
      line.closest('details')?.setAttribute('open', '');
    }
    reveal(lines);
  }

  /** Returns the block with this title and shows it, or else returns the first block. */
  #blockOf(title: string | undefined): Element | undefined {
    const blocks = [...this.querySelectorAll('.walk-code .code-block')];
    const named = blocks.find(
      (block) => block.querySelector('.code-title')?.textContent.trim() === title,
    );
    const tab = named?.id && this.querySelector<HTMLElement>(`[data-panel="${named.id}"]`);
    if (tab && tab.ariaSelected === 'false') tab.click();
    return named ?? blocks[0];
  }
}

/**
 * Returns the lines of a block. Plain code gets an element for each line, which is safe because no token
 * spans a line break.
 */
function linesOf(block: Element | undefined): readonly HTMLElement[] {
  const code = block?.querySelector('.code-plain');
  if (code) {
    code.className = '';
    const lines = code.innerHTML.split('\n').map((line) => `<span class="line">${line}</span>`);
    code.innerHTML = lines.join('\n');
  }
  return [...(block?.querySelectorAll<HTMLElement>('.line') ?? [])];
}

/** Whether a line is in ranges such as `1-4 7`. */
function isNamed(line: number, ranges: string): boolean {
  return ranges.split(' ').some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return range !== '' && line >= from && line <= to;
  });
}

/** Scrolls only the code, so that the page stays where the reader is. */
function reveal(lines: readonly HTMLElement[]): void {
  const [first, last] = [lines[0], lines.at(-1)];
  const pre = first?.closest('pre');
  if (!first || !last || !pre) return;
  const box = pre.getBoundingClientRect();
  const { top } = first.getBoundingClientRect();
  const { bottom } = last.getBoundingClientRect();
  const room = Math.max(24, (box.height - (bottom - top)) / 2);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pre.scrollBy({ top: top - box.top - room, behavior: isStill ? 'instant' : 'smooth' });
}

customElements.define('lectern-walkthrough', LecternWalkthrough);
