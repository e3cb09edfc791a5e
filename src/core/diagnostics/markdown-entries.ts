import { diagnoseWith, entry } from './catalogue.ts';

/** What can be wrong inside a page's Markdown or MDX. */
export const markdownEntries = {
  'page/mdx-syntax': entry<{ reason: string; advice: string }>({
    severity: 'error',
    title: 'MDX cannot be read',
    message: ({ reason }) => reason,
    hint: ({ advice }) => advice,
  }),
  'page/unknown-component': entry<{ name: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'Unknown component',
    message: ({ name }) =>
      `<${name}> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it.`,
    hint: ({ name, nearest }) =>
      nearest === undefined
        ? `Import it from a file in /snippets, or write \`${name}\` as code if it is meant as text.`
        : `Did you mean <${nearest}>?`,
  }),
  'page/undefined-name': entry<{ name: string }>({
    severity: 'warning',
    title: 'Undefined name',
    message: ({ name }) =>
      `{${name}} refers to a name that this page neither imports nor exports, so it shows nothing.`,
    hint: ({ name }) =>
      `Define it with \`export const ${name} = ...\`, or write \`{${name}}\` as code to show the braces.`,
  }),
  'page/unknown-language': entry<{ language: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown code language',
    message: ({ language }) =>
      `There is no highlighting for "${language}"; the block is shown as plain text.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Use the name of a language that Shiki knows, or `text`.'
        : `Did you mean "${nearest}"?`,
  }),
  'page/evaluation': entry<{ reason: string }>({
    severity: 'error',
    title: 'Expression fails',
    message: ({ reason }) =>
      `An expression or component of this page fails when rendered: ${reason}`,
    hint: () => 'Mend the expression in braces, or the component that the page defines.',
  }),
  'snippet/missing': entry<{ path: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'Snippet not found',
    message: ({ path }) => `There is no snippet "${path}".`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Create the file in `snippets/` (or `_snippets/` for <Snippet file>), or mend the path.'
        : `Did you mean "${nearest}"?`,
  }),
  'snippet/no-export': entry<{ path: string; name: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'Snippet does not export this name',
    message: ({ path, name }) => `"${path}" has no export named "${name}".`,
    hint: ({ name, nearest }) =>
      nearest === undefined
        ? `Add \`export const ${name} = ...\` to the snippet, or mend the import.`
        : `Did you mean "${nearest}"?`,
  }),
  'snippet/cycle': entry<{ chain: readonly string[] }>({
    severity: 'error',
    title: 'Snippets include each other',
    message: ({ chain }) => `These files include each other without end: ${chain.join(' -> ')}.`,
    hint: () => 'Take one of the imports out of the circle.',
  }),
  'snippet/unsupported-import': entry<{ path: string }>({
    severity: 'warning',
    title: 'Import has no effect',
    message: ({ path }) =>
      `"${path}" is not a file of this project's snippets; pages can import nothing else, so its names show nothing.`,
    hint: () => 'Import from a path that begins with /snippets/, or take the import out.',
  }),
};

export const diagnoseMarkdown = diagnoseWith(markdownEntries);
