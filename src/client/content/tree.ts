/**
 * Arrow keys in a tree of files: up and down go from folder to folder, right opens one or goes into
 * it, left closes it or goes to the one around it. Everything else is that of the browser.
 */

/** Where each key goes from the folder at `rank`, or what it does to it. */
const KEYS: Readonly<Record<string, (folders: readonly HTMLElement[], rank: number) => void>> = {
  ArrowUp: (folders, rank) => folders[rank - 1]?.focus(),
  ArrowDown: (folders, rank) => folders[rank + 1]?.focus(),
  Home: (folders) => folders[0]?.focus(),
  End: (folders) => folders.at(-1)?.focus(),
  ArrowRight: (folders, rank) => goSideways(folders[rank], 'ltr'),
  ArrowLeft: (folders, rank) => goSideways(folders[rank], 'rtl'),
};

function onKeydown(event: KeyboardEvent): void {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const folder = target instanceof Element ? target.closest<HTMLElement>('.tree summary') : null;
  const act = KEYS[event.key];
  if (!folder || !act || [altKey, ctrlKey, metaKey, shiftKey].includes(true)) return;
  event.preventDefault();
  const all = folder.closest('.tree')?.querySelectorAll<HTMLElement>('summary') ?? [];
  const shown = [...all].filter(isShown);
  act(shown, shown.indexOf(folder));
}

/** A folder in a closed one is not there for anybody. */
function isShown(folder: HTMLElement): boolean {
  return !folder.parentElement?.parentElement?.closest('.tree details:not([open])');
}

/** Inwards where the text runs in the direction of the key. */
function goSideways(folder: HTMLElement | undefined, direction: 'ltr' | 'rtl'): void {
  if (folder === undefined) return;
  if (getComputedStyle(folder).direction === direction) enter(folder);
  else leave(folder);
}

function enter(folder: HTMLElement): void {
  const details = folder.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  if (details.open) details.querySelector<HTMLElement>(':scope > ul summary')?.focus();
  else details.open = true;
}

function leave(folder: HTMLElement): void {
  const details = folder.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  if (details.open) details.open = false;
  else details.parentElement?.closest('details')?.querySelector('summary')?.focus();
}

document.addEventListener('keydown', onKeydown);
