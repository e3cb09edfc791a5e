/** Opens the assistant's dialog: from its button, or with a question from the search. */
class Ask extends HTMLElement {
  /** Whether a question was submitted before the dialog's script was loaded. */
  #isWaiting = false;

  connectedCallback(): void {
    this.addEventListener('click', this);
    this.addEventListener('submit', this);
    document.addEventListener('lectern:ask', this);
  }

  disconnectedCallback(): void {
    document.removeEventListener('lectern:ask', this);
  }

  handleEvent(event: Event): void {
    if (event instanceof CustomEvent) this.#open(String(event.detail));
    else if (event.type === 'submit') this.#wait(event);
    else if (event.target instanceof Element && event.target.closest('.ask-button')) this.#open('');
  }

  /** On a slow connection, a reader may submit a question before the dialog's script has loaded. */
  #wait(submit: Event): void {
    if (submit.defaultPrevented) return;
    submit.preventDefault();
    this.#isWaiting = true;
  }

  /** Opens the dialog. A question that is given is asked immediately. */
  #open(question: string): void {
    const dialog = this.querySelector('dialog');
    const input = this.querySelector('input');
    if (!dialog || !input) return;
    if (!dialog.open) dialog.showModal();
    if (question !== '') input.value = question;
    this.#isWaiting = question !== '';
    input.select();
    import('./ask-dialog.ts').then(
      () => this.#isWaiting && dialog.open && this.querySelector('form')?.requestSubmit(),
      () => dialog.close(),
    );
  }
}

customElements.define('lectern-ask', Ask);
