/**
 * An article as Markdown, for readers who are programs: what it shows, whoever wrote it — text,
 * snippets, components, expressions — and all that it folds or keeps behind tabs.
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
