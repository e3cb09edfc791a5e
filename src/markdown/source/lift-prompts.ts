/**
 * The text of a `<Prompt>` is meant for a machine: braces, angle brackets and Markdown in it are to
 * stay as they are. It is taken out of the source before that is read as MDX.
 */
import { maskCodeAndComments } from '../../core/text/markup/list-code.ts';
import { scanTag } from '../repair/scan-tag.ts';

const OPENING = /<Prompt(?=[\s>])/g;

const CLOSING = '</Prompt>';

/** The text after each of the changes that lead to one whose prompts are props, in their order. */
export function liftPrompts(text: string): readonly string[] {
  if (!text.includes(CLOSING)) return [];
  const steps: string[] = [];
  let current = text;
  for (let at = 0; at !== -1;) {
    const start = findOpening(current, at);
    const lifted = start === -1 ? undefined : liftOne(current, start);
    if (lifted === undefined) {
      at = start === -1 ? -1 : start + 1;
      continue;
    }
    current = lifted.text;
    at = lifted.end;
    steps.push(current);
  }
  return steps;
}

/** Where a prompt begins at `from` or later, outside of code and comments; -1 for nowhere. */
function findOpening(text: string, from: number): number {
  OPENING.lastIndex = from;
  return OPENING.exec(maskCodeAndComments(text))?.index ?? -1;
}

function liftOne(text: string, start: number): { text: string; end: number } | undefined {
  const { end, attributes } = scanTag(text, start);
  const closing = text.indexOf(CLOSING, end);
  const isEmpty = text.slice(end - 2, end) === '/>' || text[end - 1] !== '>' || closing === -1;
  if (isEmpty || attributes.some(({ name }) => name === 'text')) return undefined;
  const body = withoutIndent(text.slice(end, closing));
  const head = `${text.slice(0, end - 1)} text={${JSON.stringify(body)}}>`;
  return { text: head + text.slice(closing), end: head.length + CLOSING.length };
}

function withoutIndent(body: string): string {
  const lines = body
    .replaceAll('\r\n', '\n')
    .replace(/^[ \t]*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(indent)).join('\n');
}
