/**
 * Finds the element that a fragment written by another slug rule refers to: `#delete_role` for
 * `delete-role`.
 */
import { findFragment } from '../../core/text/slug.ts';

/** Goes to the element that the fragment refers to; does nothing if the page has no such element. */
export function goToFragmentTarget(): void {
  let fragment = location.hash.slice(1);
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // Keep a fragment that cannot be decoded as it is.
  }
  const ids = Array.from(document.querySelectorAll('main [id]'), ({ id }) => id);
  const meant = findFragment(fragment, ids);
  if (meant !== undefined && meant !== fragment) {
    location.replace(`#${encodeURIComponent(meant).replaceAll('%3A', ':')}`);
  }
}
