/** Finds the place of a page that a fragment means by another rule: `#delete_role` at `delete-role`. */
import { findFragment } from '../../core/text/slug.ts';

/** Leads to what the address means; stays where the page has nothing of the kind. */
export function goToMeantPlace(): void {
  let fragment = location.hash.slice(1);
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // As it is written.
  }
  const ids = Array.from(document.querySelectorAll('main [id]'), ({ id }) => id);
  const meant = findFragment(fragment, ids);
  if (meant !== undefined && meant !== fragment) {
    location.replace(`#${encodeURIComponent(meant).replaceAll('%3A', ':')}`);
  }
}
