/** Finds Markdown between tags in JavaScript, where it is none. */
import { Visitor } from 'rolldown/utils';
import { parseJsx } from '../repair/jsx-code.ts';

/** Bold words, a link, or code in a line; what stands in brackets or backticks may hold marks itself. */
const MARK =
  /\*\*[^\s*](?:[^*\n]{0,200}[^\s*])?\*\*|\[[^[\]\n]{1,200}\]\([^\s()]{1,500}\)|`[^`\n]{1,200}`/;

/** Elements whose text is shown as it is on purpose. */
const LITERAL = new Set(['code', 'pre', 'kbd', 'samp', 'style', 'script', 'textarea']);

/** Offset and length of the first mark of Markdown in the text of tags; undefined where there is none. */
export function findLiteralMark(code: string): { start: number; found: string } | undefined {
  const program = code.includes('<') && MARK.test(code) ? parseJsx(code) : undefined;
  if (program === undefined) return undefined;
  const marks: { start: number; found: string }[] = [];
  const read = (children: readonly { type: string; start: number; end: number }[]): void => {
    for (const { type, start, end } of children) {
      const match = type === 'JSXText' ? MARK.exec(code.slice(start, end)) : null;
      if (match !== null) marks.push({ start: start + match.index, found: match[0] });
    }
  };
  new Visitor({
    JSXElement({ openingElement: { name }, children }) {
      if (name.type !== 'JSXIdentifier' || !LITERAL.has(name.name)) read(children);
    },
    JSXFragment: ({ children }) => read(children),
  }).visit(program);
  return marks.toSorted((one, other) => one.start - other.start)[0];
}
