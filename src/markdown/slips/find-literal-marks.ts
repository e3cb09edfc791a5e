/** Finds Markdown between tags in JavaScript and in HTML, where it has no effect. */
import { Visitor } from 'rolldown/utils';
import { parse } from '../../core/html/parse.ts';
import { walk } from '../../core/html/walk.ts';
import { parseJsx } from '../repair/jsx-code.ts';

/** Bold text, a link, or inline code; the text in brackets or backticks can contain marks itself. */
const MARK =
  /\*\*[^\s*](?:[^*\n]{0,200}[^\s*])?\*\*|\[[^[\]\n]{1,200}\]\([^\s()]{1,500}\)|`[^`\n]{1,200}`/;

/** Elements whose text is meant to be shown literally. */
const LITERAL = new Set(['code', 'pre', 'kbd', 'samp', 'style', 'script', 'textarea']);

export interface LiteralMark {
  readonly start: number;
  readonly found: string;
}

/** Finds the first Markdown mark in the text of JSX tags; undefined if there is none. */
export function findLiteralMark(code: string): LiteralMark | undefined {
  const program = code.includes('<') && MARK.test(code) ? parseJsx(code) : undefined;
  if (program === undefined) return undefined;
  const marks: LiteralMark[] = [];
  let literals = 0;
  const isLiteral = ({ name }: { readonly name: { type: string; name?: unknown } }): boolean =>
    name.type === 'JSXIdentifier' && LITERAL.has(String(name.name));
  const read = (children: readonly { type: string; start: number; end: number }[]): void => {
    for (const { type, start, end } of children) {
      const match = type === 'JSXText' ? MARK.exec(code.slice(start, end)) : null;
      if (match !== null) marks.push({ start: start + match.index, found: match[0] });
    }
  };
  new Visitor({
    JSXElement({ openingElement, children }) {
      if (isLiteral(openingElement)) literals += 1;
      if (literals === 0) read(children);
    },
    'JSXElement:exit'({ openingElement }) {
      if (isLiteral(openingElement)) literals -= 1;
    },
    JSXFragment({ children }) {
      if (literals === 0) read(children);
    },
  }).visit(program);
  return marks.toSorted((one, other) => one.start - other.start)[0];
}

/** Finds the first Markdown mark in the text of a piece of HTML. */
export function findHtmlMark(html: string): LiteralMark | undefined {
  if (!MARK.test(html)) return undefined;
  let found: LiteralMark | undefined;
  let start = 0;
  let literals = 0;
  walk(parse(html), [
    {
      enter({ name, opening }) {
        start += opening.length;
        if (LITERAL.has(name)) literals += 1;
      },
      leaf({ kind, source }) {
        const mark = kind === 'text' && literals === 0 ? MARK.exec(source) : null;
        if (mark !== null) found ??= { start: start + mark.index, found: mark[0] };
        start += source.length;
      },
      leave({ name, closing }) {
        start += closing.length;
        if (LITERAL.has(name)) literals -= 1;
      },
    },
  ]);
  return found;
}
