import { parse } from '../core/html/parse.ts';
import { decodeReferences } from '../core/html/references.ts';
import type { HtmlNode } from '../core/html/tree.ts';

/**
 * The text of HTML that is text alone, or one paragraph of text, as Markdown makes of lines between
 * tags; undefined where it is more.
 */
export function readLoneText(html: string): string | undefined {
  const { children } = parse(html);
  const isBlank = (node: HtmlNode) => node.kind === 'text' && node.source.trim() === '';
  const [first, ...others] = children.filter((node) => !isBlank(node));
  const isParagraph = first?.kind === 'element' && first.name === 'p' && others.length === 0;
  const texts = (isParagraph ? first.children : children).map((node) =>
    node.kind === 'text' ? decodeReferences(node.source) : undefined,
  );
  return texts.includes(undefined) ? undefined : texts.join('');
}
