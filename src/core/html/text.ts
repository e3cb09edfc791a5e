/** The text that a reader sees of a part of the tree. */
import { FOREIGN } from './element-rules.ts';
import { decodeReferences } from './references.ts';
import type { Element, HtmlNode } from './tree.ts';

/**
 * Returns the text of an element with single spaces, without that of SVG, of MathML, and of the elements
 * inside it that `isLeftOut` accepts.
 */
export function elementText(
  { children }: Pick<Element, 'children'>,
  isLeftOut?: (inner: Element) => boolean,
): string {
  return collapse(gather(children, isLeftOut));
}

/** Returns the text of an element with all its whitespace, without that of SVG and MathML. */
export function plainText({ children }: Pick<Element, 'children'>): string {
  return gather(children);
}

/** Classes that authors give to elements which each are a line of code. */
const LINE_CLASS = /(?:^|\s)(?:block|flex|grid)(?=\s|$)/;
const LINES: ReadonlySet<string> = new Set(['dd', 'div', 'dt', 'li', 'p', 'tr']);

/** Returns the text of code with all its whitespace; a block element becomes a separate line. */
export function codeText({ children }: Pick<Element, 'children'>): string {
  const lines: Lines = { pieces: [], isEnded: false };
  gatherLines(children, lines);
  return lines.pieces.join('');
}

interface Lines {
  /** No piece is empty. */
  readonly pieces: string[];
  /** Whether the next piece begins a new line. */
  isEnded: boolean;
}

function gatherLines(nodes: readonly HtmlNode[], lines: Lines): void {
  for (const node of nodes) {
    if (node.kind !== 'element') {
      const added = gather([node]);
      if (added === '') continue;
      if (lines.isEnded && !/^\r?\n/.test(added)) lines.pieces.push('\n');
      lines.pieces.push(added);
      lines.isEnded = false;
    } else if (node.name === 'br') {
      lines.pieces.push(lines.isEnded ? '\n\n' : '\n');
      lines.isEnded = false;
    } else if (!FOREIGN.has(node.name)) {
      const isLine = LINES.has(node.name) || LINE_CLASS.test(node.get('class') ?? '');
      if (isLine) endLine(lines);
      gatherLines(node.children, lines);
      if (isLine) endLine(lines);
    }
  }
}

function endLine(lines: Lines): void {
  const last = lines.pieces.at(-1);
  lines.isEnded ||= last !== undefined && !last.endsWith('\n');
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function gather(nodes: readonly HtmlNode[], isLeftOut?: (inner: Element) => boolean): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') text += decodeReferences(node.source);
    else if (node.kind === 'ready') text += node.text;
    else if (node.kind === 'element' && !FOREIGN.has(node.name) && isLeftOut?.(node) !== true)
      text += gather(node.children, isLeftOut);
  }
  return text;
}

/** Finds the first element inside `root` that fits, in the order of the page. */
export function findElement(
  root: Pick<Element, 'children'>,
  fits: (element: Element) => boolean,
): Element | undefined {
  for (const node of root.children) {
    if (node.kind !== 'element') continue;
    if (fits(node)) return node;
    const inner = findElement(node, fits);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
