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
  // Where a tag is none: as long as nothing is lifted, that stays the same.
  let prose = maskCodeAndComments(text);
  const opening = new RegExp(OPENING);
  for (;;) {
    const found = opening.exec(prose);
    if (found === null) return steps;
    const lifted = liftOne(current, found.index);
    if (lifted === undefined) continue;
    current = lifted.text;
    prose = maskCodeAndComments(current);
    opening.lastIndex = lifted.end;
    steps.push(current);
  }
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
