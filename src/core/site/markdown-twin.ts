/** The Markdown twin of a page: what the author wrote, ready to be read without Lectern. */
import { bodyBelowTitle } from './page-title.ts';
import { slugToPath } from './page-href.ts';
import type { Page } from './page.ts';

/** Path of the twin from the site's root, decoded, without leading slash: `guides/intro.md`. */
export function twinPath(page: Page): string {
  return `${slugToPath(page.slug) || 'index'}.md`;
}

/** URL of the twin from the site's root, without base. */
export function twinHref(page: Page): string {
  return page.href === '/' ? '/index.md' : `${page.href.replace(/\/$/, '')}.md`;
}

/** Text of a snippet by import path or `<Snippet file>` name, as the compiler finds it. */
export type FindSnippetText = (path: string, from: string) => string | undefined;

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?^---[ \t]*(?:\r?\n|$)/m;
const IMPORT = /^import\s+(?:(\w+)\s+from\s+)?[^;\n]*?["']([^"'\n]+)["'];?[ \t]*(?:\r?\n|$)/gm;
const SNIPPET_TAG = /<Snippet\s+file=["']([^"']+)["']\s*\/>/g;
const FENCE = /^([ \t]*)(`{3,}|~{3,}).*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm;
const MAX_DEPTH = 10;

/** Title and description as Markdown, then the page's text with its snippets in place. */
export function formatMarkdownTwin(page: Page, findSnippet: FindSnippetText): string {
  const { title, frontMatter, file } = page;
  const text = bodyBelowTitle(page.text, title);
  const head = [`# ${title}`, ...(frontMatter.description ? [`> ${frontMatter.description}`] : [])];
  const body = inlineSnippets({ text, file, findSnippet, depth: 0 }).trim();
  return `${[...head, ...(body === '' ? [] : [body])].join('\n\n')}\n`;
}

/**
 * Code blocks are kept as they are: what looks like an import there is an example. While the prose is
 * worked on they are stood in for by numbers between private-use characters.
 */
function inlineSnippets(source: {
  text: string;
  file: string;
  findSnippet: FindSnippetText;
  depth: number;
}): string {
  const { file, findSnippet, depth } = source;
  const body = source.text.replace(FRONT_MATTER, '');
  const fences: string[] = [];
  const prose = body.replace(FENCE, (fence) => `\uE000${fences.push(fence) - 1}\uE001`);
  const insert = (path: string, tag: string): string => {
    const text = depth < MAX_DEPTH ? findSnippet(path, file) : undefined;
    return text === undefined
      ? tag
      : inlineSnippets({ text, file, findSnippet, depth: depth + 1 }).trim();
  };
  const imports = new Map(
    Array.from(prose.matchAll(IMPORT), ([, name = '', path = '']) => [name, path]),
  );
  const inlined = prose
    .replace(IMPORT, '')
    .replace(SNIPPET_TAG, (tag, path: string) => insert(path, tag))
    .replace(
      /<([A-Z]\w*)((?:\s+\w+=(?:"[^"]*"|\{[^}]*\}))*)\s*\/>/g,
      (tag, name: string, props: string) => {
        const path = imports.get(name);
        return path === undefined ? tag : fillIn(insert(path, tag), props);
      },
    );
  return inlined.replace(/\uE000(\d+)\uE001/g, (_, index: string) => fences[Number(index)] ?? '');
}

/** Puts a snippet's string props where its text reads them: `{word}`. */
function fillIn(text: string, props: string): string {
  const values = new Map(
    Array.from(props.matchAll(/(\w+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}
