/** Opens the dialog of the assistant: by its button, or with a question from the search. */
class Ask extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
    document.addEventListener('lectern:ask', this);
  }

  disconnectedCallback(): void {
    document.removeEventListener('lectern:ask', this);
  }

  handleEvent(event: Event): void {
    if (event instanceof CustomEvent) this.#open(String(event.detail));
    else if (event.target instanceof Element && event.target.closest('.ask-button')) this.#open('');
  }

  /** A question that is there already is asked at once. */
  #open(question: string): void {
    const dialog = this.querySelector('dialog');
    const input = this.querySelector('input');
    if (!dialog || !input) return;
    if (!dialog.open) dialog.showModal();
    if (question !== '') input.value = question;
    input.select();
    import('./ask-dialog.ts').then(
      () => question !== '' && this.querySelector('form')?.requestSubmit(),
      () => dialog.close(),
    );
  }
}

customElements.define('lectern-ask', Ask);
