/** Diagnostics about web addresses, based on their answers. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { quote } from '../diagnostic/quote.ts';

export const linkEntries = {
  'link/dead': entry<{ url: string; status?: number; reason?: string }>({
    severity: 'warning',
    title: 'Nothing at this address',
    message: ({ url, status, reason }) =>
      status === undefined
        ? `${quote(url)} cannot be reached: ${reason ?? 'the host is unknown'}.`
        : `The server of ${quote(url)} answers ${status}: it has no such page.`,
    hint: () => 'Link to where the page is now, or remove the link.',
    example: { url: 'https://example.com/guide', status: 404 },
  }),
  'link/no-answer': entry<{ url: string; reason: string }>({
    severity: 'warning',
    title: 'Address did not answer',
    message: ({ url, reason }) =>
      `${quote(url)} could not be checked: ${reason}. This may be temporary.`,
    hint: () => 'Open it in a browser, and check again later.',
    example: { url: 'https://example.com/guide', reason: 'the server answers 503' },
  }),
  'link/moved': entry<{ url: string; to: string; instead?: string | undefined }>({
    severity: 'warning',
    title: 'Address has moved permanently',
    message: ({ url, to, instead }) =>
      instead === undefined
        ? `${quote(url)} permanently redirects to the home page ${quote(to)}, which often means that the page is gone.`
        : `${quote(url)} permanently redirects to ${quote(to)}, so readers wait for two requests instead of one.`,
    hint: ({ instead }) =>
      instead === undefined
        ? 'Find the content that the link promises, and link to it.'
        : `Write ${instead}.`,
    fix: ({ url, instead }) => replace(url, instead),
    example: {
      url: 'http://example.com/guide',
      to: 'https://example.com/guide',
      instead: 'https://example.com/guide',
    },
  }),
  'link/no-network': entry<{ hosts: number }>({
    severity: 'warning',
    title: 'No network',
    message: ({ hosts }) =>
      `None of the ${hosts} hosts that the project links to could be looked up, so this machine most likely has no network. Their addresses were not checked.`,
    hint: () => 'Check again with a network.',
    example: { hosts: 12 },
  }),
};

export const diagnoseWebLink = diagnoseWith(linkEntries);
