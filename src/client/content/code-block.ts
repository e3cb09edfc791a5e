/** A code block: copies its text, expands, and wraps long lines on demand. */

const EVENTS = ['click', 'pointerover', 'focusin'];
const SHOWN_COPIED_MS = 1800;

class LecternCodeBlock extends HTMLElement {
  connectedCallback(): void {
    for (const type of EVENTS) this.addEventListener(type, this);
    const code = this.querySelector('pre');
    if (code) new ResizeObserver(() => stopWhereItScrolls(code)).observe(code);
    if (!this.matches('.code-no-copy, :has(> .code-copy)')) {
      this.querySelector(':scope > pre')?.after(createCopyButton());
    }
  }

  handleEvent({ type, target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (type !== 'click') this.#offer();
    else if (button?.matches('.code-copy')) void this.#copy(button);
    else if (button?.matches('.code-unfold')) this.#unfold(button);
  }

  /** Offers to wrap lines that overflow, once the pointer or the focus reaches the block. */
  #offer(): void {
    const pre = this.querySelector('pre');
    if (pre && pre.scrollWidth > pre.clientWidth) {
      import('./wrap-lines.ts').then(
        ({ offerWrap }) => offerWrap(this),
        () => undefined,
      );
    }
  }

  async #copy(button: HTMLElement): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(this.#text).then(
      () => true,
      () => false,
    );
    show(
      isCopied
        ? (document.documentElement.dataset.wordCopied ?? ENGLISH.copied)
        : (document.documentElement.dataset.wordCopyFailed ?? ENGLISH.copyFailed),
    );
    button.toggleAttribute('data-copied', isCopied);
    setTimeout(() => {
      show(document.documentElement.dataset.wordCopy ?? ENGLISH.copy);
      button.removeAttribute('data-copied');
    }, SHOWN_COPIED_MS);

    function show(words: string): void {
      const label = button.firstElementChild;
      if (label) label.textContent = words;
    }
  }

  #unfold(button: Element): void {
    this.classList.remove('code-folded');
    button.remove();
    this.querySelector('pre')?.focus();
  }

  /** The code without lines that a diff removes, and without prompts and output of a terminal. */
  get #text(): string {
    const code = this.querySelector('pre')?.cloneNode(true) as HTMLElement | undefined;
    for (const prompt of code?.querySelectorAll('.prompt-sign') ?? []) prompt.remove();
    for (const line of code?.querySelectorAll('.line:is(.remove, .printed)') ?? []) {
      if (line.nextSibling?.nodeType === Node.TEXT_NODE) line.nextSibling.remove();
      line.remove();
    }
    return (code?.textContent ?? '').replace(/\n$/, '');
  }
}

/** Makes code a tab stop only if it scrolls. */
function stopWhereItScrolls(code: HTMLElement): void {
  const isWhole = code.scrollWidth <= code.clientWidth && code.scrollHeight <= code.clientHeight;
  code.tabIndex = isWhole ? -1 : 0;
}

function createCopyButton(): HTMLElement {
  const button = document.createElement('button');
  button.className = 'code-copy';
  button.type = 'button';
  const label = document.createElement('span');
  label.className = 'visually-hidden';
  label.ariaLive = 'polite';
  label.textContent = document.documentElement.dataset.wordCopy ?? ENGLISH.copy;
  button.append(label);
  return button;
}

customElements.define('lectern-code-block', LecternCodeBlock);
