/** Changes the redirects of the configuration when pages get other names. */
import { foldPath } from '../address/site-path.ts';
import { decodePath } from '../address/slug-path.ts';
import { type JsonTree, valueOf } from '../text/json/json-tree.ts';
import { parseJson } from '../text/json/parse-json.ts';
import type { ListNode, MapNode, SourceNode } from '../text/source-tree.ts';
import type { TextChange } from '../text/text-change.ts';
import type { ConfigChanges, ConfigTexts } from './config-texts.ts';
import { listAddresses, type Moves } from './moves.ts';

export interface RedirectsChange {
  readonly texts: ConfigTexts;
  readonly moves: Moves;
  /** Whether the old addresses should redirect to the new ones. */
  readonly redirect: boolean;
}

/**
 * Adds the redirects from the old addresses, in the file whose list of redirects counts. Existing redirects
 * from either address are removed: the page answers at the new one, and the old one can have only one
 * destination.
 */
export function changeRedirects({ texts, moves, redirect }: RedirectsChange): ConfigChanges {
  const { tree, config } = texts;
  const addresses = listAddresses(moves);
  const taken = new Set(addresses.map(({ to }) => to));
  // If only the case differs, hosts that ignore it would redirect the new address to itself.
  const distinct = addresses.filter(({ from, to }) => foldPath(from) !== foldPath(to));
  // If a page moves to the old address of another, no redirect can start there.
  const wanted = redirect ? distinct.filter(({ from }) => !taken.has(from)) : [];
  const list = tree.entries.findLast(({ key }) => key === 'redirects')?.value;
  if (list === undefined) {
    const parsed = parseJson(config.text);
    const root = 'tree' in parsed ? parsed.tree : undefined;
    if (wanted.length === 0 || root?.kind !== 'map') return { file: config.path, changes: [] };
    const entry = `"redirects": [${wanted.map((each) => formatRedirect(each)).join(', ')}]`;
    return { file: config.path, changes: [addKey(root, entry, config.text)] };
  }
  const place = texts.spanOf(list);
  const { path: file, text } = place.source;
  const written = nodeAt(text, place.start);
  if (list.kind !== 'list' || written?.kind !== 'list') return { file, changes: [] };
  const ours = new Set(addresses.flatMap(({ from, to }) => [decodePath(from), decodePath(to)]));
  const stale = written.items.filter((_, rank) => ours.has(sourceOf(list.items[rank]) ?? ''));
  if (wanted.length === 0) return { file, changes: removeItems(written, stale, text) };
  const last = written.items.at(-1);
  const between = last === undefined ? ' ' : spaceBefore(last.start, text) || ' ';
  const items = wanted
    .map((each) => formatRedirect({ ...each, like: last, text }))
    .join(`,${between}`);
  const [first, ...others] = stale;
  if (first === undefined) return { file, changes: [addItem(written, items, text)] };
  const { start, end } = first;
  return { file, changes: [{ start, end, text: items }, ...removeItems(written, others, text)] };
}

/** Returns the value that begins at a place in a text; undefined if the text is not JSON. */
function nodeAt(text: string, start: number): SourceNode | undefined {
  const parsed = parseJson(text);
  const pending: SourceNode[] = 'tree' in parsed ? [parsed.tree] : [];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.start === start) return node;
    if (node.kind === 'list') for (const item of node.items) pending.push(item);
    if (node.kind === 'map') for (const { value } of node.entries) pending.push(value);
  }
  return undefined;
}

/** Returns the address that a redirect starts at, decoded: authors write it with and without escapes. */
function sourceOf(node: JsonTree | undefined): string | undefined {
  if (node?.kind !== 'map') return undefined;
  const value = node.entries.find(({ key }) => key === 'source')?.value;
  const source = value?.kind === 'scalar' ? valueOf(value) : undefined;
  return typeof source === 'string'
    ? decodePath(`/${source.replace(/^\/+|\/+$/g, '')}`)
    : undefined;
}

/** Formats a redirect on one line, or on several lines like another redirect in the list. */
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

/** Returns the whitespace before a place, which what is inserted there gets too. */
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

/**
 * Removes consecutive items with the comma after them, or at the end of the list with the comma before
 * them.
 */
function removeItems(
  { items, start }: ListNode,
  removed: readonly SourceNode[],
  text: string,
): TextChange[] {
  const changes: TextChange[] = [];
  for (let rank = 0; rank < items.length; rank += 1) {
    const [first] = items.slice(rank);
    if (first === undefined || !removed.includes(first)) continue;
    const before = items[rank - 1];
    let last = first;
    for (let next = items[rank + 1]; next && removed.includes(next); next = items[rank + 1]) {
      last = next;
      rank += 1;
    }
    const next = items[rank + 1];
    if (next !== undefined) changes.push({ start: first.start, end: next.start, text: '' });
    else if (before !== undefined) changes.push({ start: before.end, end: last.end, text: '' });
    else {
      const space = /^\s*/.exec(text.slice(last.end))?.[0] ?? '';
      changes.push({ start: start + 1, end: last.end + space.length, text: '' });
    }
  }
  return changes;
}
