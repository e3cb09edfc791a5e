/** Limits of components and snippets, and mistakes in the pages that use them. */
import { type Examples, page } from './example.ts';

const startPage = { 'index.mdx': "import { Chart } from '/snippets/chart.jsx';\n\n<Chart />\n" };

export const componentExamples: Examples = {
  'page/block-tag': page('<Note>- one\n- two\n</Note>\n'),
  'page/joined-import': {
    'index.mdx': "import Note from '/snippets/note.mdx';\n<Note />\n",
    'snippets/note.mdx': 'A note.\n',
  },
  'page/components-lost': {
    'index.md': '<Steps>\n<Step title="1">\none\n<Step title="2">\ntwo\n</Step>\n</Steps>\n',
  },
  'component/for-some': page('<Visibility for="signed-in">Your plan.</Visibility>\n'),
  'component/lost-prop': {
    'index.mdx':
      "import { Counter } from '/snippets/counter.jsx';\n\n<Counter onPick={() => 1} size={2} />\n",
    'snippets/counter.jsx':
      'export const Counter = ({ size }) => {\n  const [n, set] = useState(size);\n  return <button onClick={() => set(n + 1)}>{n}</button>;\n};\n',
  },
  'component/browser-while-rendering': page(
    'export const WindowSize = () => {\n  const width = window.innerWidth;\n  return <p>{width}</p>;\n};\n\n<WindowSize />\n',
  ),
  'component/not-in-browser': {
    ...startPage,
    'snippets/chart.jsx':
      'export const Chart = () => {\n  const [n] = useState(1);\n  return <Card>{n}</Card>;\n};\n',
  },
  'snippet/dynamic-import': {
    ...startPage,
    'snippets/chart.jsx':
      "export const Chart = () => {\n  const [shown, show] = useState(null);\n  useEffect(() => void import('chart.js').then(show), []);\n  return shown;\n};\n",
  },
  'snippet/no-value': {
    'index.mdx': "import Ask from '/snippets/ask.mdx';\n\n<Ask />\n",
    'snippets/ask.mdx': 'Ask {who}.\n',
  },
};
