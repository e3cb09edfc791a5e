import { entry } from '../diagnostic/catalogue.ts';
import { replace } from '../diagnostic/fix.ts';
import { listNames, quote } from '../diagnostic/quote.ts';
import { subject } from './config-value-entries.ts';

/** In the older format the operations of a document stand in a group as its pages do. */
function cureOfDocument(document: string): string {
  return `Write it at the top level, ${document}, and its operations in the group, like this: "pages": ["GET /users"]`;
}

/** Problems of keys: those that are missing, and those that do not exist. */
export const keyEntries = {
  'config/missing-key': entry<{
    parent: string;
    name: string;
    example?: string | undefined;
    /** The name that stands there instead. */
    misnamed?: string | undefined;
    /** An API document that stands there instead, as it is written at the top level. */
    document?: string | undefined;
  }>({
    severity: 'error',
    title: 'Missing key',
    message: ({ parent, name, misnamed }) =>
      misnamed === undefined
        ? `${subject(parent)} needs ${quote(name)}.`
        : `${subject(parent)} needs ${quote(name)}, but has only ${quote(misnamed)}.`,
    hint: ({ name, example, misnamed, document }) => {
      if (document !== undefined) return cureOfDocument(document);
      if (misnamed !== undefined) return `Did you mean ${quote(name)}?`;
      return example === undefined ? `Add ${quote(name)}.` : `Add it: ${example}`;
    },
    fix: ({ name, misnamed, document }) =>
      misnamed === undefined || document !== undefined ? undefined : replace(misnamed, name),
    example: { parent: '', name: 'name', example: '"name": "Acme"' },
  }),
  'config/unknown-key': entry<{
    name: string;
    parent: string;
    meant?: string | undefined;
    given?: string | undefined;
    written?: readonly string[] | undefined;
    examples?: readonly string[] | undefined;
    document?: string | undefined;
    opposite?: string | undefined;
    place?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Unknown key',
    message: ({ name, parent }) =>
      `${quote(name)} is not a key of ${parent === '' ? 'the configuration' : quote(parent)} and has no effect.`,
    hint: ({ meant, given, written, examples = [], document, opposite, place }) => {
      if (document !== undefined) return cureOfDocument(document);
      if (opposite !== undefined) return `Write ${opposite}, which says the same here.`;
      if (meant !== undefined) return `Did you mean ${quote(meant)}?`;
      if (given !== undefined) {
        return `Remove it, or put what it says into ${quote(given)}, which is given beside it.`;
      }
      if (written !== undefined) {
        const like = examples.length === 0 ? '.' : `, like this: ${examples.join(', ')}`;
        return `In this format of docs.json it is written as ${listNames(written, 'and')}${like}`;
      }
      if (place === '') return 'It belongs at the top level of the configuration.';
      if (place !== undefined) return `It belongs inside ${quote(place)}.`;
      return 'Remove it, or look for its name in the configuration reference.';
    },
    // A key inside another one takes more than another name.
    fix: ({ name, meant }) => (meant?.includes('.') ? undefined : replace(name, meant)),
    example: { name: 'colour', parent: '', meant: 'colors' },
  }),
};
