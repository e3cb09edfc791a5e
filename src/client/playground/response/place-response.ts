/**
 * Places the response: next to the form and above the documented responses if the page has a column of
 * samples, otherwise below the form. In either case, the form does not move.
 */

/** The width from which the styles show the column. */
const wide = '(width >= 80rem)';

/** Puts `answer` into its place, and moves it whenever the available room changes. */
export function placeResponse(answer: HTMLElement): void {
  const home = answer.parentElement;
  const column = home?.closest('lectern-playground') && document.querySelector('.prose > .rail');
  if (!home || !column) return;
  const room = matchMedia(wide);
  const place = () => {
    const held = answer.contains(document.activeElement) ? document.activeElement : undefined;
    if (room.matches) column.querySelector(':scope > .response-examples')?.before(answer);
    if (room.matches && answer.parentElement === home) column.append(answer);
    if (!room.matches) home.append(answer);
    // Outside the form, its controls still need the form's styles.
    answer.classList.toggle('playground-panel', room.matches);
    // Moving an element loses its focus.
    if (held instanceof HTMLElement) held.focus({ preventScroll: true });
  };
  room.addEventListener('change', place);
  place();
}

/** Scrolls only the column, and only as far as necessary to show the response. */
export function showResponse(answer: HTMLElement): void {
  const column = answer.closest('.rail');
  if (!column) return;
  const above = answer.getBoundingClientRect().top - column.getBoundingClientRect().top;
  const below = above + answer.offsetHeight - column.clientHeight;
  column.scrollTop += Math.max(Math.min(above, below), 0) || Math.min(above, 0);
}
