/** Lists the redirects that were followed to get a response. */
import { element } from '../parts/elements.ts';
import type { FollowedRedirect } from '../exchange/outcome.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

export function drawRedirects(redirects: readonly FollowedRedirect[]): HTMLElement {
  const rows = redirects.map(({ status, method, location, cookies = [] }) =>
    element(
      'li',
      {},
      ...(status === undefined
        ? []
        : [element('span', { class: 'status status-moved' }, String(status)), ' ']),
      ...(method === undefined ? [] : [`${method} `]),
      element('span', { class: 'redirect-place' }, location),
      ...cookies.map((cookie) =>
        element('div', { class: 'redirect-cookie' }, `Set-Cookie: ${cookie}`),
      ),
    ),
  );
  const label = getResponseMessage('redirects');
  return element('ol', { class: 'redirect-list', dir: 'ltr', 'aria-label': label }, ...rows);
}
