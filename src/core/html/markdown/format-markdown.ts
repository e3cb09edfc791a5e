/** Formats HTML as Markdown: everything that it shows. */
import type { HtmlNode } from '../tree.ts';
import { BlockText } from './block-text.ts';
import { HtmlReading } from './html-reading.ts';
import { writeAll } from './write-blocks.ts';

/** @param reading What is known about the elements; by default, what their tags say. */
export function formatAsMarkdown(nodes: readonly HtmlNode[], reading = new HtmlReading()): string {
  const blocks = new BlockText();
  writeAll(nodes, { reading, blocks });
  return blocks.toString();
}
