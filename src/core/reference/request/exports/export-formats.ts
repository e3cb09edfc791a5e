/** Formats in which readers take a request to another client. */
import type { HttpRequest } from '../../model/request-model.ts';
import { printCurl } from '../samples/curl.ts';
import { formatBruno } from './bruno.ts';
import { formatHttpFile, type NamedRequest } from './http-file.ts';
import { formatPostman, toPostmanItem } from './postman.ts';
import { listVariables, withVariables } from './variables.ts';

export interface ExportFormat {
  readonly label: string;
  /** The file extension, with its dot. */
  readonly ending: string;
  /** Placeholders become variables wherever the client supports them. */
  readonly print: (named: NamedRequest) => string;
}

export const exportFormats: readonly ExportFormat[] = [
  { label: 'cURL', ending: '.sh', print: ({ request }) => printCurl(request) },
  { label: '.http', ending: '.http', print: ({ name, request }) => printHttp(name, request) },
  {
    label: 'Postman',
    ending: '.postman_collection.json',
    print: ({ name, request }) => printPostman(name, request),
  },
  {
    label: 'Bruno',
    ending: '.bru',
    print: ({ name, request }) => formatBruno({ name, request: withVariables(request) }),
  },
];

function printHttp(name: string, given: HttpRequest): string {
  const request = withVariables(given);
  return formatHttpFile(
    [{ name, request }],
    listVariables(request).map((variable) => [variable, `<${variable}>`]),
  );
}

function printPostman(name: string, given: HttpRequest): string {
  const request = withVariables(given);
  const variables = listVariables(request).map((variable) => [variable, ''] as const);
  return formatPostman({ name, item: [toPostmanItem(name, request)], variables });
}

/** Returns `get-pets-id` for `GET /pets/{id}`. */
export function exportName({ method, path }: { readonly method: string; readonly path: string }) {
  const words = `${method} ${path}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-');
}
