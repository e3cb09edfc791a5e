/** The messages about snippets that are not Markdown: component code and data. */
import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { describeJsonProblem } from '../../core/diagnostic/json-words.ts';
import type { JsonProblem } from '../../core/text/json/json-problem.ts';

export const snippetEntries = {
  'snippet/jsx-syntax': entry<{ reason: string }>({
    severity: 'error',
    title: 'Code cannot be read',
    message: ({ reason }) => `This is not JavaScript with JSX: ${reason}.`,
    hint: () => 'Correct the code here; an unclosed tag or bracket may come before it.',
    example: { reason: 'unexpected token' },
  }),
  'snippet/no-value': entry<{ name: string; hasFailed?: true }>({
    severity: 'warning',
    title: 'Snippet gets no value',
    message: ({ name, hasFailed }) =>
      hasFailed
        ? `This expression needs ${name}, and a page uses the snippet without that prop, so the expression fails and shows nothing.`
        : `This snippet shows {${name}}, and a page uses it without that prop, so it is shown as written.`,
    hint: ({ name, hasFailed }) =>
      hasFailed
        ? `Write ${name}={...} where the snippet is used, or ${name}?. here if the prop is optional.`
        : `Write ${name}="..." where the snippet is used, or \`{${name}}\` as code to show the braces.`,
    example: { name: 'word' },
  }),
  'snippet/re-export': entry<{ path: string; name: string }>({
    severity: 'error',
    title: 'Export of another file',
    message: ({ path, name }) =>
      `export ${name === '*' ? '*' : `{ ${name} }`} from ${JSON.stringify(path)} exports nothing: files get what others have by import.`,
    hint: ({ path, name }) =>
      name === 'default' && /\.mdx?$/.test(path)
        ? `For its text, write import Content from ${JSON.stringify(path)} and <Content /> in place of it.`
        : 'Import the names, and export them in a separate statement; or import them from the file that has them.',
    example: { path: './overview.mdx', name: 'default' },
  }),
  'component/context': entry({
    severity: 'warning',
    title: 'Context does not reach its content',
    message: () =>
      'On a page, the content of a tag is rendered before the tag, so the value of this provider does not reach it.',
    hint: () =>
      'Put the provider and its content into a component: export const Example = () => <Context.Provider value={...}>...</Context.Provider>; and write <Example /> here.',
    example: {},
  }),
  'component/hook': entry({
    severity: 'warning',
    title: 'State outside of a component',
    message: () =>
      'This expression calls a hook of React. Pages are rendered once, when the site is built, so its state keeps its first value, and no effect runs.',
    hint: () =>
      'Put it into a component, which runs in the browser: export const Example = () => { const [value, setValue] = useState(...); return ...; };',
    example: {},
  }),
  'snippet/json-syntax': entry<{ problem: JsonProblem }>({
    severity: 'error',
    title: 'Data is not valid JSON',
    message: ({ problem }) => describeJsonProblem(problem).message,
    hint: ({ problem }) => describeJsonProblem(problem).hint,
    example: { problem: { kind: 'trailing-comma', closer: ']' } },
  }),
  'snippet/dynamic-import': entry<{ path: string }>({
    severity: 'warning',
    title: 'Import while the code runs',
    message: ({ path }) =>
      `import(${path === '' ? '...' : JSON.stringify(path)}) asks for a file while the code runs, and the site does not have one for it.`,
    hint: () =>
      'Import a file from /snippets at the top instead; for a package, embed a page that has it with <iframe>.',
    example: { path: 'chart.js' },
  }),
};

/** Makes a diagnostic about a snippet of code or data. */
export const diagnoseSnippet = diagnoseWith(snippetEntries);
