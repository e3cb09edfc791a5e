import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { replace } from '../../core/diagnostic/fix.ts';
import { describeNesting } from '../../core/diagnostic/nesting-words.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import { listNames } from '../../core/diagnostic/quote.ts';
import type { Nesting } from '../../core/text/markup/nesting-limits.ts';
import type { ExpressionPlace } from './findings.ts';

/**
 * Where an undefined name is used; `code` is outside of expressions, such as in a component, and `backticks`
 * directly between two pieces of inline code, which are probably one that contains backticks.
 */
type NamePlace = ExpressionPlace | 'code' | 'backticks';

/** What to suggest for an undefined name: only in text can the braces be meant literally. */
const INSTEAD_OF_NAME: Readonly<Record<NamePlace, (name: string) => string>> = {
  code: () => 'import it from the file that has it',
  text: (name) => `write \`{${name}}\` as code to show the braces`,
  backticks: () => 'begin and end the code with two backticks, because it contains others',
  attribute: () => 'write the value itself',
  spread: () => 'remove {...} from the tag',
  handler: (name) =>
    `in a component around the tag if it is state, or write \`window.${name}\` if a script of the site defines it`,
};

/** What to write for a value that is not text. */
const WITHOUT_TEXT = {
  function: 'Call the function',
  object: 'Choose one of its values',
  promise: 'Write the value itself, without async and await, because a page does not wait',
  symbol: 'Write the text itself',
} as const;

/** The messages about problems in a page's Markdown or MDX. */
export const markdownEntries = {
  'page/mdx-syntax': entry<{ reason: string; advice: string }>({
    severity: 'error',
    title: 'MDX cannot be read',
    message: ({ reason }) => reason,
    hint: ({ advice }) => advice,
    example: {
      reason: '<Card> (opened in line 3) is never closed.',
      advice: 'Close it with </Card>, or write `<Card>` as code if it is meant as text.',
    },
  }),
  'page/too-deep': entry<{ kind: Nesting | 'code' }>({
    severity: 'error',
    title: 'Nested too deeply',
    message: ({ kind }) => `Here ${describeNesting(kind)}, so the file is not read.`,
    hint: () => 'Remove some levels, or put text that is not meant as levels in a code block.',
    example: { kind: 'container' },
  }),
  'page/components-lost': entry<{ name: string; reason: string; advice: string }>({
    severity: 'warning',
    title: 'Components have no effect',
    message: ({ name, reason }) =>
      `<${name}> is shown without its behavior, because this .md file cannot be read as MDX: ${reason}`,
    hint: ({ advice }) => advice,
    example: {
      name: 'Card',
      reason: '<Card>, opened in line 3, is not closed before the page ends.',
      advice: 'Write </Card> where its content ends, or <Card ... /> if it has none.',
    },
  }),
  'page/unknown-component': entry<{
    name: string;
    nearest?: string | undefined;
    statement?: string;
  }>({
    severity: 'error',
    title: 'Unknown component',
    message: ({ name }) =>
      `<${name}> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it.`,
    hint: ({ name, nearest, statement }) => {
      if (statement !== undefined) return `Import it: ${statement}`;
      return nearest === undefined
        ? `Import it from a file in /snippets, or write \`${name}\` as code if it is meant as text.`
        : `Did you mean <${nearest}>?`;
    },
    example: { name: 'Acordion', nearest: 'Accordion' },
  }),
  'page/component-name': entry<{ name: string; meant: string; isImport?: true }>({
    severity: 'warning',
    title: 'Component has another name',
    message: ({ name, meant }) => `<${name}> is called <${meant}> here; it was read as that.`,
    hint: ({ meant, isImport }) =>
      isImport ? `Remove the import, and write <${meant}>.` : `Write <${meant}>.`,
    example: { name: 'Warn', meant: 'Warning' },
  }),
  'page/undefined-name': entry<{
    name: string;
    /** All undefined names in the braces, if they contain several and nothing else. */
    list?: string | undefined;
    isShown: boolean;
    where: NamePlace;
    statement?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Undefined name',
    message({ name, list, isShown, where }) {
      switch (where) {
        case 'code':
          return `"${name}" is a name that this file neither imports nor defines, so what needs it is not shown.`;
        case 'handler':
          return `An event handler of this tag uses "${name}", a name that this page neither imports nor exports, so the handler fails in the browser.`;
        case 'spread':
          return `{...} on this tag reads "${name}", a name that this page neither imports nor exports, so the tag gets no props from it.`;
        default:
          return `{${list ?? name}} refers to ${list === undefined ? 'a name' : 'names'} that this page neither imports nor exports, so it ${isShown ? 'is shown as written' : 'shows nothing'}.`;
      }
    },
    hint: ({ name, list, where, statement }) =>
      statement === undefined || list !== undefined
        ? `Define ${list === undefined ? 'it' : 'each'} with \`${where === 'code' ? '' : 'export '}const ${name} = ...\`, or ${INSTEAD_OF_NAME[where](list ?? name)}.`
        : `Write \`${statement}\`${where === 'code' ? '' : `, or ${INSTEAD_OF_NAME[where](name)}`}.`,
    example: { name: 'version', isShown: true, where: 'text' },
  }),
  'page/unknown-variable': entry<{ name: string; known: readonly string[] }>({
    severity: 'warning',
    title: 'Variable is not defined',
    message: ({ name }) =>
      `"variables" in docs.json has no "${name}", so {{${name}}} is shown as written.`,
    hint: ({ name, known }) => {
      const meant = nearest(name, known);
      if (meant !== undefined) return `Did you mean {{${meant}}}?`;
      return `Add "${name}" to "variables", or write {{${name}}} as code to show the braces.`;
    },
    example: { name: 'vesion', known: ['version'] },
  }),
  'page/no-text': entry<{ kind: keyof typeof WITHOUT_TEXT }>({
    severity: 'warning',
    title: 'Expression is not text',
    message: ({ kind }) =>
      `This gives ${kind === 'object' ? 'an' : 'a'} ${kind}, which is not text, so nothing is shown.`,
    hint: ({ kind }) =>
      `${WITHOUT_TEXT[kind]}, or escape the braces with \\{ if they are meant as text.`,
    example: { kind: 'function' },
  }),
  'page/layout': entry<
    { kind: 'component'; name: string | undefined } | { kind: 'value'; value: string }
  >({
    severity: 'warning',
    title: 'Default export is no layout',
    message: (found) =>
      found.kind === 'component'
        ? `\`export default\` makes ${found.name ?? 'a component'} the layout around the text of this file, but it does not show its children, so the text is shown without it.`
        : `\`export default\` sets the layout around the text of this file, which has to be a component and is ${found.value}, so the text is shown without it.`,
    hint: (found) => {
      if (found.kind === 'value') {
        return 'Write `export const name = ...` instead, and {name} where it is to appear.';
      }
      const { name } = found;
      return name === undefined
        ? 'Write `export const Example = ...` instead, and <Example /> where it is to appear. For a layout, show {children} in it.'
        : `Write \`export\` without \`default\`, and <${name} /> where it is to appear. For a layout, show {children} in it.`;
    },
    example: { kind: 'component', name: 'Plans' },
  }),
  'page/unknown-language': entry<{ language: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown code language',
    message: ({ language }) => {
      const option = fenceOption(language);
      return option === undefined
        ? `There is no highlighting for "${language}"; the block is shown as plain text.`
        : `${option}... is where the language of the code belongs, so it has no effect.`;
    },
    hint: ({ language, nearest }) => {
      const option = fenceOption(language);
      if (option !== undefined) return `Write a language before it: \`\`\`text ${option}...`;
      return nearest === undefined
        ? 'Bring its TextMate grammar with `codeBlock.grammars` (`styling.codeblocks.languages.custom` in the newer format), or write `text`, which a title can follow.'
        : `Did you mean "${nearest}"?`;
    },
    fix: ({ language, nearest }) => {
      const option = fenceOption(language);
      return option === undefined
        ? replace(`\`\`\`${language}`, nearest && `\`\`\`${nearest}`)
        : replace(`\`\`\`${option}`, `\`\`\`text ${option}`);
    },
    example: { language: 'pyhton', nearest: 'python' },
  }),
  'page/evaluation': entry<{ reason: string }>({
    severity: 'error',
    title: 'Expression fails',
    message: ({ reason }) =>
      `An expression or component of this page fails when rendered: ${reason}`,
    hint: () => 'Fix the expression in braces, or the component that the page defines.',
    example: { reason: 'rows is not iterable' },
  }),
  'page/environment': entry<{ name: string }>({
    severity: 'warning',
    title: 'Build environment in a page',
    message: ({ name }) =>
      `${name} is read when the site is built, and its value then is in the page for every reader.`,
    hint: () =>
      'Write the value itself, or let a script write it into a file of /snippets before the build. For the braces as text, write them as code.',
    example: { name: 'process.env.HOME' },
  }),
  'page/import-meta': entry({
    severity: 'warning',
    title: 'import.meta in a page',
    message: () =>
      'Pages are not modules of a bundler: in this file, import.meta is an empty object and import.meta.env has no variables.',
    hint: () =>
      'Write the value itself, or export it from a file in /snippets. For the braces as text, write them as code.',
  }),
  'snippet/missing': entry<{ path: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'Snippet not found',
    message: ({ path }) => `There is no snippet "${path}".`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Create the file in `snippets/` (or `_snippets/` for <Snippet file>), or fix the path.'
        : `Did you mean "${nearest}"?`,
    example: { path: '/snippets/helo.mdx', nearest: '/snippets/hello.mdx' },
  }),
  'snippet/no-export': entry<{
    path: string;
    name: string;
    nearest?: string | undefined;
    /** Whether the file is Markdown with no exports, so that it only has its content. */
    isContent?: boolean;
    /** The export that a default import means, as the page would write it in braces. */
    named?: string | undefined;
    /** Whether it is the package of React rather than a file. */
    isReact?: boolean;
  }>({
    severity: 'error',
    title: 'Snippet does not export this name',
    message: ({ path, name }) => `"${path}" has no export named "${name}".`,
    hint: ({ path, name, nearest, isContent = false, named, isReact = false }) => {
      const isName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
      if (isContent)
        return `For its content, write: import ${isName ? name : 'Content'} from '${path}'`;
      if (name === 'default')
        return `Write \`import { ${named ?? 'name'} } from '${path}'\`, or \`export default\` in the file.`;
      if (nearest !== undefined) return `Did you mean "${nearest}"?`;
      if (!isName) return 'Correct the import: such names consist of letters, digits, _ and $.';
      return isReact
        ? 'Write the code without it: Lectern has most of React, but not this.'
        : `Add \`export const ${name} = ...\` to the snippet, or fix the import.`;
    },
    example: { path: '/snippets/data.mdx', name: 'plnas', nearest: 'plans' },
  }),
  'snippet/cycle': entry<{ chain: readonly string[] }>({
    severity: 'error',
    title: 'Snippets include each other',
    message: ({ chain }) => `These files include each other in a cycle: ${chain.join(' -> ')}.`,
    hint: () => 'Remove one of the imports that form the cycle.',
    example: { chain: ['snippets/a.mdx', 'snippets/b.mdx', 'snippets/a.mdx'] },
  }),
  'snippet/unsupported-import': entry<{ path: string; names: readonly string[] }>({
    severity: 'warning',
    title: 'Import has no effect',
    message: ({ path, names }) =>
      `"${path}" is a package; pages can import only snippets of this project, components of Lectern and React, so ${names.length === 0 ? 'it does nothing' : `${listNames(names, 'and')} ${names.length === 1 ? 'is' : 'are'} not defined`}.`,
    hint: () => 'Import from a path that begins with /snippets/, or remove the import.',
    example: { path: 'lodash', names: ['chunk'] },
  }),
};

export const diagnoseMarkdown = diagnoseWith(markdownEntries);

/**
 * Returns the name and equals sign of an option in the place of a language, such as `title=` for
 * `title="a.sh"`, whose value may continue after a space.
 */
export function fenceOption(language: string): string | undefined {
  return /^[a-z]+=/i.exec(language)?.[0];
}
