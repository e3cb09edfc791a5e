/** Cuts the content of a line in two where its text says so. */
import { decodeReferences } from '../../../../html/references.ts';
import { plainText } from '../../../../html/text.ts';
import { createText, type HtmlNode } from '../../../../html/tree.ts';

/** Where a line is cut. */
interface Cut {
  /** The index of the node that is cut. */
  readonly at: number;
  /** The text of that node before the cut. */
  readonly before: string;
  readonly after: readonly HtmlNode[];
}

const DASH = /(?:^|\s)(?:–|--)(?:\s|$)/;

/** Finds the dash between a name and its description. */
export function findDash(nodes: readonly HtmlNode[], from: number): Cut | undefined {
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node?.kind !== 'text') continue;
    const text = decodeReferences(node.source);
    const found = DASH.exec(text);
    if (found === null) continue;
    const before = text.slice(0, found.index);
    return { at, before, after: [createText(text.slice(found.index + found[0].length))] };
  }
  return undefined;
}

/** Returns nodes without the given number of characters at their beginning. */
export function withoutStart(nodes: readonly HtmlNode[], length: number): readonly HtmlNode[] {
  let left = length;
  return nodes.flatMap((node): readonly HtmlNode[] => {
    if (left <= 0) return [node];
    const text = plainText({ children: [node] });
    const cut = Math.min(left, text.length);
    left -= cut;
    if (cut === text.length) return [];
    return node.kind === 'text' ? [createText(text.slice(cut))] : [node];
  });
}

/** Splits a line where the text of its nodes has line breaks. */
export function splitLines(nodes: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] {
  const lines: HtmlNode[][] = [[]];
  for (const node of nodes) {
    if (node.kind !== 'text' || !node.source.includes('\n')) lines.at(-1)?.push(node);
    else {
      const [first = '', ...others] = node.source.split('\n');
      lines.at(-1)?.push({ kind: 'text', source: first });
      for (const source of others) lines.push([{ kind: 'text', source }]);
    }
  }
  return lines;
}
