/**
 * Diagnostics about a running API that differs from its document, and about requests that could not be
 * sent.
 */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { listNames, quote } from '../diagnostic/quote.ts';

/** The request that a response belongs to: `GET /pets (example "one")`. */
interface Asked {
  readonly request: string;
}

const request = 'GET /pets/{id}';

const CREDENTIALS =
  'Check the LECTERN_AUTH_ variables: their values are refused or lack permission.';

function isRefused(status: number): boolean {
  return status === 401 || status === 403;
}

export const liveEntries = {
  'live/undocumented-status': entry<Asked & { status: number; documented: readonly string[] }>({
    severity: 'error',
    title: 'Status is not documented',
    message: ({ request, status, documented }) =>
      documented.length === 0
        ? `${request} was answered ${status}, and no response is documented.`
        : `${request} was answered ${status}; documented are ${documented.join(', ')}.`,
    hint: ({ status }) =>
      `${isRefused(status) ? `${CREDENTIALS} If they are right, describe` : 'Describe'} the response ${status}, or fix the API.`,
    example: { request, status: 418, documented: ['200', '404'] },
  }),
  'live/unexpected-status': entry<Asked & { status: number; expected: string }>({
    severity: 'error',
    title: 'Example has a different outcome',
    message: ({ request, status, expected }) =>
      `${request} was answered ${status}, which is documented, but the example promises ${expected}.`,
    hint: ({ status }) =>
      isRefused(status)
        ? CREDENTIALS
        : 'Correct the example, or put values that the API knows into the file of --values; give an example that is meant to fail the name of the matching response example.',
    example: { request, status: 404, expected: 'success' },
  }),
  'live/missing-header': entry<Asked & { name: string; status: number }>({
    severity: 'error',
    title: 'Required header is missing',
    message: ({ request, name, status }) =>
      `${request} was answered ${status} without the header ${name}, which is documented as required.`,
    hint: () => 'Remove "required" from the header, or fix the API.',
    example: { request, name: 'X-Request-Id', status: 200 },
  }),
  'live/bad-header': entry<Asked & { name: string; value: string; type: string }>({
    severity: 'error',
    title: 'Header is not as documented',
    message: ({ request, name, value, type }) =>
      `${request} was answered with ${name}: ${quote(value)}, which does not fit its schema (${type}).`,
    hint: () => 'Correct the schema of the header, or fix the API.',
    example: { request, name: 'RateLimit-Limit', value: 'many', type: 'integer' },
  }),
  'live/undocumented-type': entry<
    Asked & { status: number; found: string; documented: readonly string[] }
  >({
    severity: 'error',
    title: 'Content type is not documented',
    message: ({ request, status, found, documented }) => {
      const kind = found === '' ? 'a body without a content type' : found;
      return documented.length === 0
        ? `${request} was answered ${status} with ${kind}, and no body is documented.`
        : `${request} was answered ${status} with ${kind}; documented are ${documented.join(', ')}.`;
    },
    hint: ({ status }) => `Describe this content of the response ${status}, or fix the API.`,
    example: { request, status: 200, found: 'text/html', documented: ['application/json'] },
  }),
  'live/body': entry<Asked & { status: number; at: string; reason: string }>({
    severity: 'error',
    title: 'Body is not as documented',
    message: ({ request, status, at, reason }) =>
      `${request} was answered ${status}, and ${at === '' ? 'the body' : at} ${reason}`,
    hint: () => 'Correct the schema, or fix the API.',
    example: {
      request,
      status: 200,
      at: '/name',
      reason: 'should be text, but is null.',
    },
  }),
  'live/no-answer': entry<Asked & { reason: string }>({
    severity: 'error',
    title: 'No response',
    message: ({ request, reason }) => `${request} got no response: ${reason}.`,
    hint: () => 'Check that the API runs at the address given with --live.',
    example: { request, reason: 'nothing is listening there' },
  }),
  'live/no-value': entry<Asked & { what: string }>({
    severity: 'warning',
    title: 'Request lacks a value',
    message: ({ request, what }) => `${request} was not sent: nothing says ${what}.`,
    hint: () => 'Add an example to the document, or the value to the file of --values.',
    example: { request, what: 'what the path parameter id is' },
  }),
  'live/no-credentials': entry<Asked & { variables: readonly string[] }>({
    severity: 'warning',
    title: 'Request without credentials',
    message: ({ request, variables }) =>
      variables.length === 0
        ? `${request} was not sent: its credentials are not in a header, such as a certificate.`
        : `${request} was not sent: the environment has no ${variables.join(' and ')}.`,
    hint: () => 'Set it to the credentials of a test account.',
    example: { request, variables: ['LECTERN_AUTH_API_KEY'] },
  }),
  'live/nothing-asked': entry<{ operations: number }>({
    severity: 'error',
    title: 'No operation may be sent',
    message: ({ operations }) =>
      `None of the ${operations} operations has "x-lectern-safe: true", so nothing was sent and nothing was tested.`,
    hint: () =>
      'Mark what may be sent to a running API, write "send: true" into the file of --values, or add --safe-methods for all GET and HEAD.',
    example: { operations: 12 },
  }),
  'live/which-document': entry<{ documents: readonly string[]; named: string | undefined }>({
    severity: 'error',
    title: 'No single document to test',
    message: ({ documents, named }) => {
      if (documents.length === 0) return 'The project has no OpenAPI document.';
      const all = `the project has ${listNames(documents, 'and')}`;
      return named === undefined
        ? `One address can only be the API of one document, and ${all}.`
        : `No document is called ${quote(named)}; ${all}.`;
    },
    hint: ({ documents }) =>
      documents.length === 0
        ? 'Name one with "openapi" in docs.json.'
        : 'Name it with --document, and run the check once for each.',
    example: { documents: ['petstore.yaml', 'users.yaml'], named: undefined },
  }),
  'live/block-failed': entry<{ reason: string }>({
    severity: 'error',
    title: 'Code on a page fails',
    message: ({ reason }) => `This code, which is marked verify, fails: ${reason}.`,
    hint: () => 'Correct the code, or remove "verify" from its fence.',
    example: { reason: 'exit code 22' },
  }),
  'live/block-output': entry<{ difference: string }>({
    severity: 'error',
    title: 'Code on a page prints something else',
    message: ({ difference }) => `What the code above prints ${difference}`,
    hint: () => 'Correct the page or the API; list values that differ in every run in varies="…".',
    example: { difference: 'has at /name null in place of "Rex".' },
  }),
  'live/values': entry<{ fault: string; hint: string }>({
    severity: 'error',
    title: 'Values file cannot be used',
    message: ({ fault }) => fault,
    hint: ({ hint }) => hint,
    example: {
      fault: 'The document has no operation "getPets".',
      hint: 'Did you mean "getPet"?',
    },
  }),
};

export const diagnoseLive = diagnoseWith(liveEntries);
