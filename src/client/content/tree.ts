/**
 * Arrow keys in a file tree: Up and Down move between folders; Right opens a folder or moves into it; Left
 * closes it or moves to its parent. All other keys are left to the browser.
 */

/** What each key does with the folder at `rank`. */
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

/** Whether no closed folder hides a folder. */
function isShown(folder: HTMLElement): boolean {
  return !folder.parentElement?.parentElement?.closest('.tree details:not([open])');
}

/** Moves into the folder if the text runs in the direction of the key, otherwise out of it. */
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
