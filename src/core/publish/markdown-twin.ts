/** The Markdown twin of a page: what it says, ready to be read without Lectern. */
import { slugToPath } from '../address/page-href.ts';
import type { Config } from '../config/config.ts';
import { writeCaption } from '../text/write-caption.ts';
import type { Page } from '../pages/page.ts';
import {
  escapeLabel,
  escapeLineStart,
  escapeMarkdown,
  formatLink,
  toLine,
} from '../text/markdown.ts';

/** Path of the twin from the site's root, decoded, without leading slash: `guides/intro.md`. */
export function twinPath(page: Page): string {
  return `${slugToPath(page.slug) || 'index'}.md`;
}

/** URL of the twin from the site's root, without base. */
export function twinHref(page: Page): string {
  return page.href === '/' ? '/index.md' : `${page.href.replace(/\/$/, '')}.md`;
}

/**
 * Title and description above the Markdown of the page's article; a page that has none may lead
 * elsewhere.
 */
export function formatMarkdownTwin({ title, frontMatter }: Page, article: string): string {
  const { description, url } = frontMatter;
  const text = article === '' && url !== undefined ? formatLink(escapeLabel(url), url) : article;
  const blocks = [
    `# ${escapeMarkdown(toLine(title))}`,
    ...(description ? [`> ${escapeLineStart(toCaption(description))}`] : []),
    ...(text === '' ? [] : [text]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What the page shows as Markdown stays as it is written. */
function toCaption(text: string): string {
  return writeCaption(toLine(text), { text: escapeMarkdown, mark: ({ source }) => source });
}

/** What the project asks of agents, as a block of Markdown; empty where it asks nothing. */
export function formatInstructions({ markdown }: Pick<Config, 'markdown'>): string {
  const lines = markdown.instructions.flatMap((text) => text.split(/\r?\n/));
  if (lines.length === 0) return '';
  return ['## Agent Instructions', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}
