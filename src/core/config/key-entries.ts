import { entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { listNames, quote } from '../diagnostic/quote.ts';
import { quoteKind, subject, type ValueFacts } from './config-value-entries.ts';

/** Returns the fix for a document in a group: in the older format, a group lists operations like pages. */
function fixOfDocument(document: string): string {
  return `Write it at the top level, ${document}, and its operations in the group, like this: "pages": ["GET /users"]`;
}

/** The replacement for a list of scripts, which other tools load. */
const RUN_SCRIPTS =
  'Write "scripts": true, which runs the .js files of the project on every page, or name each of the scripts in "head".';

/** Diagnostics about keys: missing ones, unknown ones, and ones with a value meant for other tools. */
export const keyEntries = {
  'config/unread-value': entry<ValueFacts>({
    severity: 'warning',
    title: 'Value that is not read',
    message: ({ key, found }) =>
      `${subject(key)} is ${quoteKind(found)}, which Lectern does not read there, so ${key === 'scripts' ? 'no script that it names runs' : 'it has no effect'}.`,
    hint: ({ key, example }) => {
      if (key === 'scripts') return RUN_SCRIPTS;
      return example === undefined
        ? 'Nothing breaks; remove it where no other tool reads it.'
        : `Where it is meant for Lectern, write it like this: ${example}`;
    },
    example: { key: 'rounded', found: true, example: '"rounded": "sharp"' },
  }),
  'config/missing-key': entry<{
    parent: string;
    name: string;
    example?: string | undefined;
    /** The name that is written in place of the key. */
    misnamed?: string | undefined;
    /** An API document that is written in place of the key, formatted as a setting at the top level. */
    document?: string | undefined;
  }>({
    severity: 'error',
    title: 'Missing key',
    message: ({ parent, name, misnamed }) =>
      misnamed === undefined
        ? `${subject(parent)} needs ${quote(name)}.`
        : `${subject(parent)} needs ${quote(name)}, but has only ${quote(misnamed)}.`,
    hint: ({ name, example, misnamed, document }) => {
      if (document !== undefined) return fixOfDocument(document);
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
    leavesOut?: boolean | undefined;
    isStyle?: boolean | undefined;
    place?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Unknown key',
    message: ({ name, parent }) =>
      `${quote(name)} is not a key of ${parent === '' ? 'the configuration' : quote(parent)} and has no effect.`,
    hint: ({ meant, given, written, examples = [], document, opposite, place, ...rest }) => {
      if (rest.leavesOut === true) {
        return 'Write what it lists into a file .lecternignore at the root of the project, a path on each line, and remove it.';
      }
      if (rest.isStyle === true) {
        return 'Remove it: pages load the stylesheets of the project without it, from a public/ folder only custom.css and style.css.';
      }
      if (document !== undefined) return fixOfDocument(document);
      if (opposite !== undefined) return `Write ${opposite}, which says the same here.`;
      if (meant !== undefined) return `Did you mean ${quote(meant)}?`;
      if (given !== undefined) {
        return `Remove it, or put what it says into ${quote(given)}, which is given next to it.`;
      }
      if (written !== undefined) {
        const like = examples.length === 0 ? '.' : `, like this: ${examples.join(', ')}`;
        return `In this format of docs.json it is written as ${listNames(written, 'and')}${like}`;
      }
      if (place === '') return 'It belongs at the top level of the configuration.';
      if (place !== undefined) return `It belongs inside ${quote(place)}.`;
      return 'Remove it, or look for its name in the configuration reference.';
    },
    // A dotted name would need a nested object, not just another name.
    fix: ({ name, meant }) => (meant?.includes('.') ? undefined : replace(name, meant)),
    example: { name: 'colour', parent: '', meant: 'colors' },
  }),
};
