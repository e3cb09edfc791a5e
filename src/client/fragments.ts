/**
 * Deep links that were written for another rule of fragments arrive all the same: `#delete_role` at
 * `delete-role`. A fragment that the page has is the browser's own business.
 */
import { findFragment } from '../core/text/slug.ts';

function correct(): void {
  let fragment = location.hash.slice(1);
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // As it is written.
  }
  if (fragment === '' || document.getElementById(fragment)) return;
  const ids = Array.from(document.querySelectorAll('main [id]'), ({ id }) => id);
  const meant = findFragment(fragment, ids);
  if (meant !== undefined && meant !== fragment) {
    location.replace(`#${encodeURIComponent(meant).replaceAll('%3A', ':')}`);
  }
}

addEventListener('hashchange', correct);
correct();
