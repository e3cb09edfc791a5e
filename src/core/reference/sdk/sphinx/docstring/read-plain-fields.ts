/**
 * Reads the parts of docstrings in Google's style where Napoleon is not used: to Sphinx, `Args:` is the term of
 * a definition, and what follows are lines of text.
 */
import { plainText, elementText } from '../../../../html/text.ts';
import { createText, type Element, type HtmlNode } from '../../../../html/tree.ts';
import { optional } from '../../../document/loose.ts';
import { withoutStart, splitLines } from '../markup/cut-lines.ts';
import { definitionsIn, elementsOf } from '../markup/html-parts.ts';
import { sliceCode } from '../markup/library-code.ts';
import { readCode } from '../markup/read-code.ts';
import type { DocstringField, FieldEntry } from './read-fields.ts';

const LABEL =
  /^(?:Args|Arguments|Parameters|Params|Keyword Args|Keyword Arguments|Other Parameters|Returns?|Yields?|Raises|Throws|Attributes|Examples?|Usage|See Also)$/i;

/** Returns the fields of a list of definitions; undefined if it is any other list. */
export function readPlainFields(list: Element): readonly DocstringField[] | undefined {
  if (list.name !== 'dl') return undefined;
  const fields = definitionsIn(list).map(({ term, body }) => ({
    label: elementText(term),
    body,
  }));
  const isKnown = fields.some(({ label }) => LABEL.test(label.replace(/:$/, '')));
  if (!isKnown || !fields.every(({ label }) => label.endsWith(':'))) return undefined;
  return fields.map(({ label, body }) => ({ label: label.slice(0, -1).trim(), body }));
}

interface Started {
  readonly line: readonly HtmlNode[];
  readonly body: HtmlNode[];
}

const NAMED = /^\s*(\*{0,2}[\p{L}_][\w.]*)\s*(?:\(([^\n]*?)\)\s*)?:(?:\s|$)/u;

/** Reads lines such as `name (type): description`; undefined if they are not such lines. */
export function readPlainEntries(body: readonly HtmlNode[]): readonly FieldEntry[] | undefined {
  const started: Started[] = [];
  for (const { nodes, isStart } of listLines(body)) {
    if (isStart && NAMED.test(textOf(nodes))) started.push({ line: nodes, body: [] });
    else {
      const last = started.at(-1);
      if (last === undefined) return undefined;
      last.body.push(createText(' '));
      for (const node of nodes) last.body.push(node);
    }
  }
  return started.length === 0 ? undefined : started.map(toEntry);
}

function toEntry({ line, body }: Started): FieldEntry {
  const [whole, name = '', type] = NAMED.exec(textOf(line)) ?? [''];
  const typed = type === undefined ? undefined : whole.indexOf(type, whole.indexOf('('));
  return {
    names: [name],
    code: [name],
    ...optional(
      'type',
      typed === undefined || type === undefined || type === ''
        ? undefined
        : sliceCode(readCode(line), ...spanIn(textOf(line), typed, type)),
    ),
    body: [...withoutStart(line, whole.length), ...body],
    isMention: false,
  };
}

/** Returns a span of a text as one of the same text with single spaces. */
function spanIn(text: string, at: number, type: string): readonly [number, number] {
  const start = text.slice(0, at).replace(/\s+/g, ' ').trimStart().length;
  return [start, start + type.replace(/\s+/g, ' ').length];
}

interface Line {
  readonly nodes: readonly HtmlNode[];
  /** Whether an entry can begin here. */
  readonly isStart: boolean;
}

/** Lists the lines of paragraphs, and the terms of lists with what follows them. */
function* listLines(body: readonly HtmlNode[]): Generator<Line, void> {
  for (const node of body) {
    if (node.kind !== 'element') continue;
    if (node.name === 'p') {
      for (const nodes of splitLines(node.children)) yield { nodes, isStart: true };
    } else if (node.name === 'dl' && elementsOf(node).length > 0) {
      for (const { term, body: inner } of definitionsIn(node)) {
        yield { nodes: term.children, isStart: true };
        const [only, ...others] = inner.filter((each) => each.kind === 'element');
        // A wrapped line continues the one before.
        const isLine = only?.name === 'p' && others.length === 0;
        yield { nodes: isLine ? only.children : inner, isStart: false };
      }
    } else if (isIndented(node)) yield* listLines(node.children);
    else yield { nodes: [node], isStart: false };
  }
}

/** Whether an element only indents its content. */
function isIndented({ name }: Element): boolean {
  return name === 'blockquote' || name === 'div';
}

function textOf(nodes: readonly HtmlNode[]): string {
  return plainText({ children: nodes as HtmlNode[] });
}
