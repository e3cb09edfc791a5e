/**
 * The search dialog as it opens: its field alone, which takes what is typed at once. It is made by the script
 * that opens it, because a page without scripts has no use for it; `search-frame.ts` puts in the rest.
 */
const FIELD =
  '<lectern-search-dialog class="search-frame"><div class="search-field"><input id="search-input" class="search-input" role="combobox" aria-expanded="false"></div></lectern-search-dialog>';

/**
 * @param button opens it: its words stand in the empty field, its sign beside it.
 * @param manifest address of the index, base included.
 */
export function createDialog(button: Element, manifest: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.ariaLabel = document.documentElement.dataset.wordSearch ?? ENGLISH.search;
  dialog.innerHTML = FIELD;
  dialog.firstElementChild?.setAttribute('data-manifest', manifest);
  const input = dialog.querySelector('input');
  const sign = button.querySelector('svg');
  if (input && sign) {
    input.ariaLabel = dialog.ariaLabel;
    input.placeholder = button.querySelector('.search-prompt')?.textContent ?? '';
    input.before(sign.cloneNode(true));
  }
  return dialog;
}
