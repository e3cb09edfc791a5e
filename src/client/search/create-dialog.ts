/**
 * The search dialog in its initial state: only its field, which accepts input immediately. The script that
 * opens the dialog creates it, because a page without scripts has no use for it; `search-frame.ts` adds the
 * rest.
 */
const FIELD =
  '<lectern-search-dialog class="search-frame"><div class="search-field"><input id="search-input" class="search-input" role="combobox" aria-expanded="false"></div></lectern-search-dialog>';

/** @param button opens the dialog; its label becomes the placeholder of the field, and its icon is copied. */
export function createDialog(button: Element): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.ariaLabel = document.documentElement.dataset.wordSearch ?? ENGLISH.search;
  dialog.innerHTML = FIELD;
  const input = dialog.querySelector('input');
  const sign = button.querySelector('svg');
  if (input && sign) {
    input.ariaLabel = dialog.ariaLabel;
    input.placeholder = button.querySelector('.search-prompt')?.textContent ?? '';
    input.before(sign.cloneNode(true));
  }
  return dialog;
}
