import { parse } from '../core/html/parse.ts';
import { decodeReferences } from '../core/html/references.ts';
import type { HtmlNode } from '../core/html/tree.ts';

/**
 * Returns the text of HTML that consists only of text, or of one paragraph of text, which Markdown creates
 * from lines between tags; otherwise undefined.
 */
export function readPlainText(html: string): string | undefined {
  const { children } = parse(html);
  const isBlank = (node: HtmlNode) => node.kind === 'text' && node.source.trim() === '';
  const [first, ...others] = children.filter((node) => !isBlank(node));
  const isParagraph = first?.kind === 'element' && first.name === 'p' && others.length === 0;
  const texts = (isParagraph ? first.children : children).map((node) =>
    node.kind === 'text' ? decodeReferences(node.source) : undefined,
  );
  return texts.includes(undefined) ? undefined : texts.join('');
}
