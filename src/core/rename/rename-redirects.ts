/** The redirects of the configuration when a page gets another name. */
import { toPageHref } from '../address/page-href.ts';
import { type JsonTree, valueOf } from '../text/json/json-tree.ts';
import { parseJson } from '../text/json/parse-json.ts';
import type { ListNode, MapNode, SourceNode } from '../text/source-tree.ts';
import type { TextChange } from '../text/text-change.ts';
import type { ConfigChanges, ConfigTexts } from './config-texts.ts';
import type { PageMove } from './move-link.ts';

export interface RedirectsChange {
  readonly texts: ConfigTexts;
  readonly move: PageMove;
  /** Whether the old address is to lead to the new one. */
  readonly redirect: boolean;
}

/**
 * Adds the redirect from the old address, in the file whose list of redirects counts. Redirects from
 * either address give way: the page answers at the new one, and the old one has only one way to go.
 */
export function changeRedirects({ texts, move, redirect }: RedirectsChange): ConfigChanges {
  const { tree, config } = texts;
  const [from = '', to = ''] = [move.page.slug, move.slug].map((slug) => toPageHref(slug, 'never'));
  const isWanted = redirect && from !== to;
  const list = tree.entries.findLast(({ key }) => key === 'redirects')?.value;
  if (list === undefined) {
    const parsed = parseJson(config.text);
    const root = 'tree' in parsed ? parsed.tree : undefined;
    if (!isWanted || root?.kind !== 'map') return { file: config.path, changes: [] };
    const entry = `"redirects": [${formatRedirect({ from, to })}]`;
    return { file: config.path, changes: [addKey(root, entry, config.text)] };
  }
  const place = texts.spanOf(list);
  const { path: file, text } = place.source;
  const written = nodeAt(text, place.start);
  if (list.kind !== 'list' || written?.kind !== 'list') return { file, changes: [] };
  const stale = written.items.filter((_, rank) => {
    const source = sourceOf(list.items[rank]);
    return source === from || source === to;
  });
  const [first, ...others] = stale;
  const item = formatRedirect({ from, to, like: written.items.at(-1), text });
  const remove = (node: SourceNode) => removeItem(written, node, text);
  if (!isWanted) return { file, changes: stale.map(remove) };
  if (first === undefined) return { file, changes: [addItem(written, item, text)] };
  const { start, end } = first;
  return { file, changes: [{ start, end, text: item }, ...others.map(remove)] };
}

/** The value that begins at a place of a text; undefined where the text is no JSON. */
function nodeAt(text: string, start: number): SourceNode | undefined {
  const parsed = parseJson(text);
  const pending: SourceNode[] = 'tree' in parsed ? [parsed.tree] : [];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.start === start) return node;
    if (node.kind === 'list') pending.push(...node.items);
    if (node.kind === 'map') pending.push(...node.entries.map(({ value }) => value));
  }
  return undefined;
}

function sourceOf(node: JsonTree | undefined): string | undefined {
  if (node?.kind !== 'map') return undefined;
  const value = node.entries.find(({ key }) => key === 'source')?.value;
  const source = value?.kind === 'scalar' ? valueOf(value) : undefined;
  return typeof source === 'string' ? `/${source.replace(/^\/+|\/+$/g, '')}` : undefined;
}

/** On one line, or on lines as another redirect of the list is. */
function formatRedirect({
  from,
  to,
  like,
  text = '',
}: {
  from: string;
  to: string;
  like?: SourceNode | undefined;
  text?: string;
}): string {
  const [first] = like?.kind === 'map' ? like.entries : [];
  const between = first === undefined ? ' ' : spaceBefore(first.keySpan.start, text);
  const end = like === undefined ? ' ' : spaceBefore(like.end - 1, text);
  const pairs = Object.entries({ source: from, destination: to });
  const entries = pairs.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  const comma = between.includes('\n') ? `,${between}` : ', ';
  return `{${between}${entries.join(comma)}${end}}`;
}

/** The blanks and line breaks before a place, which what is put there gets too. */
function spaceBefore(start: number, text: string): string {
  return /\s*$/.exec(text.slice(0, start))?.[0] ?? '';
}

function addKey(tree: MapNode, entry: string, text: string): TextChange {
  const last = tree.entries.at(-1);
  if (last === undefined) return { start: tree.start + 1, end: tree.start + 1, text: entry };
  const { end } = last.value;
  return { start: end, end, text: `,${spaceBefore(last.keySpan.start, text)}${entry}` };
}

function addItem({ items, start }: ListNode, item: string, text: string): TextChange {
  const last = items.at(-1);
  if (last === undefined) return { start: start + 1, end: start + 1, text: item };
  return {
    start: last.end,
    end: last.end,
    text: `,${spaceBefore(last.start, text) || ' '}${item}`,
  };
}

/** An item goes with the comma after it, the last one with the comma before it. */
function removeItem({ items, start }: ListNode, item: SourceNode, text: string): TextChange {
  const rank = items.indexOf(item);
  const next = items[rank + 1];
  if (next !== undefined) return { start: item.start, end: next.start, text: '' };
  const before = items[rank - 1];
  if (before !== undefined) return { start: before.end, end: item.end, text: '' };
  const space = /^\s*/.exec(text.slice(item.end))?.[0] ?? '';
  return { start: start + 1, end: item.end + space.length, text: '' };
}
