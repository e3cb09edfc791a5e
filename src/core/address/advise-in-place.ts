/** Says what to write in place of an address that cannot become a link. */
import { targetDanger } from './href.ts';

/** Returns the hint about an address that is not safe where it is written. */
export function adviseInPlaceOf(url: string): string {
  if (/^(?:[A-Za-z]:[\\/]|file:)/i.test(url)) {
    return 'This is a path on one machine: copy the file into the project, and write its path from the root of the site.';
  }
  switch (targetDanger(url)) {
    case 'login':
      return 'Leave out the user name and the password, up to the @.';
    case 'hidden-host':
      return 'Write https:// before the host, or a single / before a path of this site.';
    case 'control':
      return 'Remove the control characters.';
    case undefined:
      return 'Write a link to it instead, or a complete https: address here.';
    default:
      return adviseInPlaceOfScheme(url);
  }
}

function adviseInPlaceOfScheme(url: string): string {
  const [, scheme = ''] = /^\s*([a-z]+):/i.exec(url) ?? [];
  if (/^(?:data|blob)$/i.test(scheme)) {
    return 'Save what it contains as a file in the project, and write the path of that file from the root of the site.';
  }
  return /script$/i.test(scheme)
    ? 'To run code on a click, write a component with onClick; otherwise link to a page of this site, or to a complete https: address.'
    : 'Link to a page of this site, or use a complete https:, http:, mailto: or tel: address.';
}
