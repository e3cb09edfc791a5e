/**
 * Formats an article as Markdown, for programs that read it: everything that it shows, whether from text,
 * snippets, components or expressions, including what is folded or behind tabs.
 */
import type { Element } from '../../core/html/tree.ts';
import { BlockText } from './block-text.ts';
import { ArticleReading, type TwinSources } from './reading.ts';
import { writeAll } from './write-blocks.ts';

export function formatTwin(root: Element, from: TwinSources): string {
  const blocks = new BlockText();
  writeAll(root.children, { reading: new ArticleReading(from), blocks });
  return blocks.toString();
}
