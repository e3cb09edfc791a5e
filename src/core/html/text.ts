/** What a reader sees of a piece of a tree. */
import { FOREIGN } from './element-rules.ts';
import { decodeReferences } from './references.ts';
import type { Element, HtmlNode } from './tree.ts';

/** The text of an element with single spaces, without what is drawn. */
export function elementText({ children }: Pick<Element, 'children'>): string {
  return collapse(gather(children));
}

/** The text of an element with all its blanks, without what is drawn. */
export function plainText({ children }: Pick<Element, 'children'>): string {
  return gather(children);
}

/** Classes that authors give to what is a line of code. */
const LINE_CLASS = /(?:^|\s)(?:block|flex|grid)(?=\s|$)/;
const LINES: ReadonlySet<string> = new Set(['dd', 'div', 'dt', 'li', 'p', 'tr']);

/** The text of code with all its blanks: what stands in a box of its own is a line of its own. */
export function codeText({ children }: Pick<Element, 'children'>): string {
  const lines: Lines = { pieces: [], isEnded: false };
  gatherLines(children, lines);
  return lines.pieces.join('');
}

interface Lines {
  /** None is empty. */
  readonly pieces: string[];
  /** Whether what follows begins a line. */
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

function gather(nodes: readonly HtmlNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') text += decodeReferences(node.source);
    else if (node.kind === 'ready') text += node.text;
    else if (node.kind === 'element' && !FOREIGN.has(node.name)) text += gather(node.children);
  }
  return text;
}

/** The first element inside of `root` that fits, in the order of the page. */
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
