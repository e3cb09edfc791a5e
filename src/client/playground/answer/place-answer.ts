/**
 * Where an answer stands: beside the form, above the documented answers, where the page has a column of
 * samples; else below the form. Neither moves anything of the form.
 */

/** As the styles of the column have it. */
const wide = '(width >= 80rem)';

/** Puts `answer` into its place, and into another one whenever the room changes. */
export function placeAnswer(answer: HTMLElement): void {
  const home = answer.parentElement;
  const column = home?.closest('lectern-playground') && document.querySelector('.prose > .rail');
  if (!home || !column) return;
  const room = matchMedia(wide);
  const place = () => {
    const held = answer.contains(document.activeElement) ? document.activeElement : undefined;
    if (room.matches) column.querySelector(':scope > .response-examples')?.before(answer);
    if (room.matches && answer.parentElement === home) column.append(answer);
    if (!room.matches) home.append(answer);
    // Out of the form its controls still look as those of the form do.
    answer.classList.toggle('playground-panel', room.matches);
    // An element that is moved loses the focus.
    if (held instanceof HTMLElement) held.focus({ preventScroll: true });
  };
  room.addEventListener('change', place);
  place();
}

/** Scrolls the column, and nothing else, as far as the answer needs. */
export function showAnswer(answer: HTMLElement): void {
  const column = answer.closest('.rail');
  if (!column) return;
  const above = answer.getBoundingClientRect().top - column.getBoundingClientRect().top;
  const below = above + answer.offsetHeight - column.clientHeight;
  column.scrollTop += Math.max(Math.min(above, below), 0) || Math.min(above, 0);
}
