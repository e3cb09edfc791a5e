import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { replace } from '../../diagnostic/fix.ts';
import { quote } from '../../diagnostic/quote.ts';

/** Diagnostics about the way pages name parts of OpenAPI documents. */
export const openapiReferenceEntries = {
  'openapi/unknown-fragment': entry<{ fragment: string; nearest: string | undefined }>({
    severity: 'warning',
    title: 'Link in a description leads nowhere',
    message: ({ fragment }) =>
      `${quote(fragment)} leads to no page, so the link is shown as text: it is not an operation, a tag, a schema with its own page or a heading in the document's description.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Correct the link, or write the address of the page that it should lead to.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ fragment, nearest }) => replace(fragment, nearest),
    example: { fragment: '#operation/getUsre', nearest: '#operation/getUser' },
  }),
  'openapi/bad-entry': entry<{ entry: string }>({
    severity: 'warning',
    title: 'No operation named',
    message: (facts) => `${quote(facts.entry)} names no operation, so the page shows none.`,
    hint: () => 'Write method and path, such as "GET /users", or "webhook" and its name.',
    example: { entry: 'users' },
  }),
  'openapi/unknown-document': entry<{ document: string; nearest: string | undefined }>({
    severity: 'error',
    title: 'OpenAPI document not found',
    message: ({ document }) => `No OpenAPI document of this project is called ${quote(document)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write the path of the document, or leave it out if only one has the operation.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ document, nearest }) => replace(document, nearest),
    example: { document: 'shpo.yaml', nearest: 'shop.yaml' },
  }),
  'openapi/unknown-operation': entry<{
    entry: string;
    /** The name of the document that the entry begins with. */
    document: string | undefined;
    /** Without the name of the document. */
    nearest: string | undefined;
    names: readonly string[];
  }>({
    severity: 'error',
    title: 'Operation not found',
    message: ({ entry: written, document, names }) => {
      if (names.length === 0) {
        return `This project has no OpenAPI document that could have ${quote(written)}.`;
      }
      return document === undefined
        ? `No OpenAPI document of this project has ${quote(written)}.`
        : `The document ${quote(document)} has no ${quote(written.slice(document.length).trim())}.`;
    },
    hint: ({ nearest, names }) => {
      if (names.length === 0) {
        return 'Name the document in "openapi" of docs.json; if it is named there, see why it could not be read.';
      }
      return nearest === undefined
        ? 'Write method and path exactly as in the document.'
        : `Did you mean ${quote(nearest)}?`;
    },
    fix: ({ entry: written, document, nearest }) =>
      replace(written, document && nearest ? `${document} ${nearest}` : nearest),
    example: {
      entry: 'GET /usres',
      document: undefined,
      nearest: 'GET /users',
      names: ['GET /users'],
    },
  }),
  'openapi/unknown-schema': entry<{ name: string; nearest: string | undefined }>({
    severity: 'error',
    title: 'Schema not found',
    message: ({ name }) => `No OpenAPI document of this project has the schema ${quote(name)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write its name under components/schemas.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ name, nearest }) => replace(name, nearest),
    example: { name: 'Usre', nearest: 'User' },
  }),
};

export const diagnoseReference = diagnoseWith(openapiReferenceEntries);
