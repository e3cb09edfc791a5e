import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { replace } from '../../diagnostic/fix.ts';
import { quote } from '../../diagnostic/quote.ts';
import { type TextOrigin, withOrigin } from '../../diagnostic/source-place.ts';

/** What can be wrong with the output of tools that document SDKs. */
export const sdkEntries = {
  'sdk/syntax': entry<{ reason: string } & TextOrigin>({
    severity: 'error',
    title: 'SDK documentation cannot be read',
    message: ({ reason, origin }) => withOrigin(reason, origin),
    hint: () => 'Generate the file again: typedoc --json writes it.',
    example: { reason: 'There is a comma too many.' },
  }),
  'sdk/wrong-output': entry<{ path: string }>({
    severity: 'error',
    title: 'Not the output of TypeDoc',
    message: ({ path }) => `${quote(path)} is JSON, but not what TypeDoc writes.`,
    hint: () => 'Generate the file with typedoc --json, of version 0.25 or later.',
    example: { path: 'typedoc.json' },
  }),
  'sdk/no-symbols': entry<{ path: string }>({
    severity: 'error',
    title: 'SDK documentation without symbols',
    message: ({ path }) => `${quote(path)} documents no classes, functions or types.`,
    hint: () =>
      'Pass the file that exports the public API to TypeDoc: typedoc --json typedoc.json src/index.ts.',
    example: { path: 'typedoc.json' },
  }),
  'sdk/unread-format': entry<{ format: string; readable: readonly string[] }>({
    severity: 'warning',
    title: 'SDK format not read',
    message: ({ format, readable }) =>
      `Lectern does not read the output of ${quote(format)}, only of ${readable.map(quote).join(', ')}.`,
    hint: () =>
      'Remove the key. Copy the pages that the tool writes as HTML into the folder of static files, and link to them.',
    example: { format: 'sphinx', readable: ['typedoc'] },
  }),
  'sdk/unknown-symbol': entry<{
    entry: string;
    name: string;
    nearest?: string | undefined;
    /** Whether there is documentation that could have it. */
    hasSources: boolean;
  }>({
    severity: 'error',
    title: 'No such symbol in an SDK',
    message: (facts) =>
      facts.hasSources
        ? `No SDK of this project has ${quote(facts.entry)}.`
        : `This project has no SDK that could have ${quote(facts.entry)}.`,
    hint: ({ nearest, hasSources }) => {
      if (!hasSources) return 'Name the output of TypeDoc in "sdk" of a tab in docs.json.';
      return nearest === undefined
        ? 'Write a kind and a name, such as "class Client" or "method Client.getUser".'
        : `Did you mean ${quote(nearest)}?`;
    },
    fix: ({ name, nearest }) => replace(name, nearest),
    example: { entry: 'class Clinet', name: 'Clinet', nearest: 'Client', hasSources: true },
  }),
};

export const diagnoseSdk = diagnoseWith(sdkEntries);
