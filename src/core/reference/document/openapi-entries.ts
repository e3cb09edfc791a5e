import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { replace } from '../../diagnostic/fix.ts';
import { quote } from '../../diagnostic/quote.ts';
import { type TextOrigin, withOrigin } from '../../diagnostic/source-place.ts';

/** Why a document could not be fetched. */
export type FetchFailure =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'too-slow'; readonly seconds: number }
  | { readonly kind: 'too-large'; readonly megabytes: number }
  | { readonly kind: 'not-text' }
  | { readonly kind: 'unreachable'; readonly reason: string };

/** What can be wrong with OpenAPI documents as files and as text. */
export const openapiEntries = {
  'openapi/missing-file': entry<{ path: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'API file not found',
    message: ({ path }) => `There is no file ${quote(path)} in this project.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write the path of the file from the folder of the configuration.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ path, nearest }) => replace(path, nearest),
    example: { path: 'opneapi.yaml', nearest: 'openapi.yaml' },
  }),
  'openapi/outside': entry<{ path: string }>({
    severity: 'error',
    title: 'API file outside the project',
    message: ({ path }) => `${quote(path)} leads to a file outside the project folder.`,
    hint: () => 'Copy the file into the project.',
    example: { path: '../openapi.yaml' },
  }),
  'openapi/too-large': entry<{ path: string; megabytes: number; limit: number }>({
    severity: 'error',
    title: 'API document too large',
    message: ({ path, megabytes, limit }) =>
      `${quote(path)} has ${megabytes} MB; up to ${limit} MB are read.`,
    hint: () => 'Leave out what readers do not need, or split it by area and list the parts.',
    example: { path: 'openapi.json', megabytes: 32, limit: 20 },
  }),
  'openapi/not-fetched': entry<{ url: string; failure: FetchFailure }>({
    severity: 'error',
    title: 'API document not fetched',
    message: ({ url, failure }) =>
      `${url} could not be fetched, and there is no copy of it: ${describeFailure(failure)}.`,
    hint: ({ failure }) => adviseFailure(failure),
    example: {
      url: 'https://example.com/openapi.json',
      failure: { kind: 'status', status: 404 },
    },
  }),
  'openapi/kept-copy': entry<{ url: string; failure: FetchFailure }>({
    severity: 'warning',
    title: 'Cached copy of an API document',
    message: ({ url, failure }) =>
      `${url} could not be fetched, so the last copy is used: ${describeFailure(failure)}.`,
    hint: ({ failure }) => adviseFailure(failure),
    example: {
      url: 'https://example.com/openapi.json',
      failure: { kind: 'too-slow', seconds: 10 },
    },
  }),
  'openapi/empty': entry({
    severity: 'error',
    title: 'Empty OpenAPI document',
    message: () => 'The document has no content.',
    hint: () => 'Write the document, or remove it from "openapi".',
  }),
  'openapi/syntax': entry<{ reason: string; advice: string } & TextOrigin>({
    severity: 'error',
    title: 'OpenAPI document cannot be read',
    message: ({ reason, origin }) => withOrigin(reason, origin),
    hint: ({ advice }) => advice,
    example: { reason: 'A bracket is not closed.', advice: 'Add a ] at the end of the list.' },
  }),
  'openapi/loose-json': entry<{ reason: string; advice: string } & TextOrigin>({
    severity: 'warning',
    title: 'OpenAPI document is not quite JSON',
    message: ({ reason, origin }) =>
      withOrigin(
        `${reason} It was read as YAML, which allows this; other programs may not.`,
        origin,
      ),
    hint: ({ advice }) => advice,
    example: {
      reason: 'There is a comma after the last item, before "]".',
      advice: 'Remove this comma: JSON allows commas between items only.',
    },
  }),
  'openapi/repeated-key': entry<{ key: string } & TextOrigin>({
    severity: 'warning',
    title: 'Key repeated in an OpenAPI document',
    message: ({ key, origin }) =>
      withOrigin(
        `The key ${quote(key)} is written twice in one object; the last one is used.`,
        origin,
      ),
    hint: () => 'Remove or rename one of them.',
    example: { key: 'description' },
  }),
  'openapi/too-deep': entry<{ limit: number } & TextOrigin>({
    severity: 'error',
    title: 'OpenAPI document nested too deeply',
    message: ({ limit, origin }) =>
      withOrigin(`Lists and objects are nested more than ${limit} deep.`, origin),
    hint: () => 'Move inner schemas to components/schemas, and refer to them with $ref.',
    example: { limit: 200 },
  }),
  'openapi/no-version': entry<TextOrigin>({
    severity: 'error',
    title: 'Not an OpenAPI document',
    message: ({ origin }) =>
      withOrigin(
        'The document has neither "openapi" nor "swagger" nor "asyncapi" at its top to say its version.',
        origin,
      ),
    hint: () => 'Begin it with a line like openapi: 3.1.0, or correct the path.',
    example: {},
  }),
  'openapi/unknown-version': entry<{ key: string; version: string; readAs: string } & TextOrigin>({
    severity: 'warning',
    title: 'Unknown OpenAPI version',
    message: ({ key, version, readAs, origin }) =>
      withOrigin(
        `${quote(key)} is ${quote(version)}, which is not a known version; the document is read as version ${readAs} as far as possible.`,
        origin,
      ),
    hint: () => 'Write openapi: 3.0.4, 3.1.1 or 3.2.0, or swagger: "2.0", whichever it follows.',
    example: { key: 'openapi', version: '4.0.0', readAs: '3.2' },
  }),
  'openapi/old-version': entry<{ version: string } & TextOrigin>({
    severity: 'error',
    title: 'Swagger version too old',
    message: ({ version, origin }) =>
      withOrigin(
        `A document of Swagger ${version} is structured differently from later ones and cannot be shown.`,
        origin,
      ),
    hint: () => 'Convert it to OpenAPI 3.1, or write the version that it follows.',
    example: { version: '1.2' },
  }),
};

export const diagnoseOpenapi = diagnoseWith(openapiEntries);

export function describeFailure(failure: FetchFailure): string {
  switch (failure.kind) {
    case 'status':
      return `the server answered with status ${failure.status}`;
    case 'too-slow':
      return `it took more than ${failure.seconds} seconds`;
    case 'too-large':
      return `it has more than ${failure.megabytes} MB`;
    case 'not-text':
      return 'the answer is not UTF-8 text';
    case 'unreachable':
      return failure.reason;
  }
}

function adviseFailure(failure: FetchFailure): string {
  switch (failure.kind) {
    case 'status':
      return failure.status === 401 || failure.status === 403
        ? 'Fetching sends no credentials: download the document into the project, and write its path.'
        : 'Open the address in a browser, and correct it in the configuration.';
    case 'too-large':
      return 'Download the document, split it, and write the paths of the parts.';
    case 'not-text':
      return 'Write the address of the document itself: JSON or YAML in UTF-8.';
    case 'too-slow':
    case 'unreachable':
      return 'Check the address and the connection, or keep the document in the project.';
  }
}
