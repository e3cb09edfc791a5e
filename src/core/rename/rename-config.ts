/** What changes in docs.json when a page gets another name; everything else stays as it is written. */
import { toPageHref } from '../address/page-href.ts';
import { findPage } from '../pages/page-index.ts';
import { parseJson } from '../text/json/parse-json.ts';
import type { DataPath, ListNode, MapNode, SourceNode } from '../text/source-tree.ts';
import { mapInlineLinks } from '../text/inline-links.ts';
import type { TextChange } from '../text/text-change.ts';
import { moveEntry, moveLink, type MoveContext } from './move-link.ts';

export interface ConfigRename extends MoveContext {
  readonly text: string;
  /** Whether the old address is to lead to the new one. */
  readonly redirect: boolean;
}

/** Changes of the text of docs.json. */
export function renameInConfig(rename: ConfigRename): TextChange[] {
  const parsed = parseJson(rename.text);
  if (!('tree' in parsed) || parsed.tree.kind !== 'map') return [];
  const values = listTexts(parsed.tree, []).flatMap((value) => changeValue(value, rename));
  return [...values, ...changeRedirects(parsed.tree, rename)];
}

/** Changes of the text of a file that docs.json takes in, which may stand anywhere in it. */
export function renameInPart(rename: ValueRename): TextChange[] {
  const parsed = parseJson(rename.text);
  if (!('tree' in parsed)) return [];
  return listTexts(parsed.tree, ['navigation']).flatMap((value) => changeValue(value, rename));
}

/** A text in the file, with the keys and indexes that lead to it. */
interface FoundText {
  readonly path: DataPath;
  readonly start: number;
  readonly end: number;
}

function listTexts(node: SourceNode, path: DataPath): FoundText[] {
  switch (node.kind) {
    case 'scalar':
      return [{ path, start: node.start, end: node.end }];
    case 'list':
      return node.items.flatMap((item, rank) => listTexts(item, [...path, rank]));
    case 'map':
      return node.entries.flatMap(({ key, value }) => listTexts(value, [...path, key]));
  }
}

function changeValue({ path, start, end }: FoundText, rename: ValueRename): TextChange[] {
  const value: unknown = JSON.parse(rename.text.slice(start, end));
  const moved = typeof value === 'string' ? moveValue(value, path, rename) : undefined;
  return moved === undefined ? [] : [{ start, end, text: JSON.stringify(moved) }];
}

type ValueRename = Omit<ConfigRename, 'redirect'>;

const LINK_KEYS: ReadonlySet<unknown> = new Set(['url', 'href', 'destination']);

function moveValue(value: string, path: DataPath, rename: ValueRename): string | undefined {
  const { move, targets } = rename;
  const [top] = path;
  const last = path.at(-1);
  if (last === 'content' && path.at(-2) === 'banner') return moveLinksIn(value, rename);
  if (top === 'navigation' && (typeof last === 'number' || last === 'root')) {
    const found = findPage(targets.index, value);
    return found?.page.slug === move.page.slug ? moveEntry(value, move) : undefined;
  }
  if (!LINK_KEYS.has(last) || top === 'openapi' || top === 'api') return undefined;
  // The addresses of tabs and anchors are prefixes: they move with a page only when they are one.
  const isPrefix = top === 'tabs' || top === 'anchors';
  if (isPrefix && findPage(targets.index, value)?.page.slug !== move.page.slug) return undefined;
  return moveLink(value, rename);
}

function moveLinksIn(text: string, rename: ValueRename): string | undefined {
  const moved = mapInlineLinks(text, (url) => moveLink(url, rename));
  return moved === text ? undefined : moved;
}

/**
 * Adds the redirect from the old address. Redirects from either address give way: the page answers
 * at the new one, and the old one has only one way to go.
 */
function changeRedirects(tree: MapNode, { text, move, redirect }: ConfigRename): TextChange[] {
  const [from = '', to = ''] = [move.page.slug, move.slug].map((slug) => toPageHref(slug, 'never'));
  const list = tree.entries.findLast(({ key }) => key === 'redirects')?.value;
  const isWanted = redirect && from !== to;
  if (list?.kind !== 'list') {
    const entry = `"redirects": [${formatRedirect({ from, to })}]`;
    return isWanted ? [addKey(tree, entry, text)] : [];
  }
  const stale = list.items.filter((node) => [from, to].includes(sourceOf(node, text) ?? ''));
  const [first, ...others] = stale;
  const item = formatRedirect({ from, to, like: list.items.at(-1), text });
  if (!isWanted) return stale.map((node) => removeItem(list, node, text));
  if (first === undefined) return [addItem(list, item, text)];
  const { start, end } = first;
  return [{ start, end, text: item }, ...others.map((node) => removeItem(list, node, text))];
}

function sourceOf(node: SourceNode, text: string): string | undefined {
  if (node.kind !== 'map') return undefined;
  const value = node.entries.find(({ key }) => key === 'source')?.value;
  if (value?.kind !== 'scalar') return undefined;
  const source: unknown = JSON.parse(text.slice(value.start, value.end));
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
