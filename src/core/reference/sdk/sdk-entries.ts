import type { SdkFormat } from '../../config/config-tree.ts';
import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { replace } from '../../diagnostic/fix.ts';
import { quote } from '../../diagnostic/quote.ts';
import { type TextOrigin, withOrigin } from '../../diagnostic/source-place.ts';
import { SDK_TOOLS } from './sdk-tools.ts';

/** What can be wrong with the output of tools that document SDKs. */
export const sdkEntries = {
  'sdk/syntax': entry<{ reason: string; format: SdkFormat } & TextOrigin>({
    severity: 'error',
    title: 'SDK documentation cannot be read',
    message: ({ reason, origin }) => withOrigin(reason, origin),
    hint: ({ format }) => `Generate it again. ${SDK_TOOLS[format].generate}`,
    example: { reason: 'There is a comma too many.', format: 'typedoc' },
  }),
  'sdk/wrong-output': entry<{ path: string; format: SdkFormat }>({
    severity: 'error',
    title: 'Not what the tool writes',
    message: ({ path, format }) => `${quote(path)} is not what ${SDK_TOOLS[format].name} writes.`,
    hint: ({ format }) => SDK_TOOLS[format].generate,
    example: { path: 'typedoc.json', format: 'typedoc' },
  }),
  'sdk/no-symbols': entry<{ path: string; format: SdkFormat }>({
    severity: 'error',
    title: 'SDK documentation without symbols',
    message: ({ path }) => `${quote(path)} documents no classes, functions or types.`,
    hint: ({ format }) => SDK_TOOLS[format].fill,
    example: { path: 'typedoc.json', format: 'typedoc' },
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
      if (!hasSources)
        return 'Name the output of TypeDoc or another tool in "sdk" of a tab in docs.json.';
      return nearest === undefined
        ? 'Write a kind and a name, such as "class Client" or "method Client.getUser".'
        : `Did you mean ${quote(nearest)}?`;
    },
    fix: ({ name, nearest }) => replace(name, nearest),
    example: { entry: 'class Clinet', name: 'Clinet', nearest: 'Client', hasSources: true },
  }),
};

export const diagnoseSdk = diagnoseWith(sdkEntries);
