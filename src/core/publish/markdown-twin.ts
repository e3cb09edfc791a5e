/** Formats the Markdown twin of a page: its contents, readable without Lectern. */
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

/** Returns the path of the twin from the site's root, decoded, without a leading slash: `guides/intro.md`. */
export function twinPath(page: Page): string {
  return `${slugToPath(page.slug) || 'index'}.md`;
}

/** Returns the URL of the twin from the site's root, without the base. */
export function twinHref(page: Page): string {
  return page.href === '/' ? '/index.md' : `${page.href.replace(/\/$/, '')}.md`;
}

/**
 * Puts title and description above the Markdown of the page's article; a page without one may link
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

/** Escapes text, but keeps the marks that the page shows as Markdown. */
function toCaption(text: string): string {
  return writeCaption(toLine(text), { text: escapeMarkdown, mark: ({ source }) => source });
}

/** Formats what the project asks of agents as a block of Markdown; empty if it asks nothing. */
export function formatInstructions({ markdown }: Pick<Config, 'markdown'>): string {
  const lines = markdown.instructions.flatMap((text) => text.split(/\r?\n/));
  if (lines.length === 0) return '';
  return ['## Agent Instructions', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}
