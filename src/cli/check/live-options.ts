/** The options of `lectern check --live`, and the request that they describe. */
import type { CheckedValues } from '../options/checked-values.ts';
import { parseBaseUrl } from '../options/option-values.ts';
import type { Option } from '../options/options.ts';

export interface LiveRequest {
  /** Address of the API, without a trailing slash. */
  readonly base: string;
  readonly document?: string;
  /** Relative to the project folder. */
  readonly values?: string;
  readonly sendsSafeMethods: boolean;
  readonly isDry: boolean;
  readonly runsBlocks: boolean;
  /** Folder for the page and the badge, as typed. */
  readonly report?: string;
}

export const liveOptions: readonly Option[] = [
  {
    name: 'live',
    placeholder: '<url>',
    text: 'Run the examples of the OpenAPI document against the API at this URL, and check nothing else',
  },
  {
    name: 'dry-run',
    text: 'With --live: list what would be sent, and send nothing',
  },
  {
    name: 'safe-methods',
    text: 'With --live: send every GET and HEAD, not only operations marked with x-lectern-safe',
  },
  {
    name: 'blocks',
    text: 'With --live: run code blocks in pages that are marked verify, on this machine',
  },
  {
    name: 'values',
    placeholder: '<file>',
    text: 'With --live: values to send, and values of responses to keep for later requests',
  },
  {
    name: 'document',
    placeholder: '<file>',
    text: 'With --live: the document to use, if the project has several',
  },
  {
    name: 'report',
    placeholder: '<folder>',
    text: 'With --live: write a page with the results and a badge into this folder',
  },
];

export function readLive(values: CheckedValues): { readonly live?: LiveRequest } {
  values.exclude('live', ['links', 'private-links', 'fix']);
  const base = values.value('live', parseBaseUrl);
  if (base === undefined) return {};
  const given = (name: 'document' | 'values' | 'report') => {
    const text = values.text(name);
    return text === undefined ? {} : { [name]: text };
  };
  const live: LiveRequest = {
    base,
    sendsSafeMethods: values.has('safe-methods'),
    isDry: values.has('dry-run'),
    runsBlocks: values.has('blocks'),
    ...given('document'),
    ...given('values'),
    ...given('report'),
  };
  return { live };
}
