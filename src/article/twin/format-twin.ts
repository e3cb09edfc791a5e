/**
 * Formats an article as Markdown, for programs that read it: everything that it shows, whether from text,
 * snippets, components or expressions, including what is folded or behind tabs.
 */
import { formatAsMarkdown } from '../../core/html/markdown/format-markdown.ts';
import type { Element } from '../../core/html/tree.ts';
import { ArticleReading, type TwinSources } from './reading.ts';

export function formatTwin(root: Element, from: TwinSources): string {
  return formatAsMarkdown(root.children, new ArticleReading(from));
}
