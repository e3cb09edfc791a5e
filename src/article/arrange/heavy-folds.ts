/**
 * Splits values that make a page too heavy. Their folds become separate files, the heaviest first, until
 * the rest is light enough: the files are fetched when a reader opens the fold, and without JavaScript
 * there is a link. Content that is the same on several pages, or for a request and its response, is one
 * file.
 */
import { formatFieldsFile } from '../../core/publish/fields-file.ts';
import { elementText } from '../../core/html/text.ts';
import { createElement, createText, type Element, type HtmlNode } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import { write } from '../../core/html/write.ts';
import type { NotesByElement } from '../facts/read-notes.ts';

/** The maximum size of an article in bytes. The rest of its page is at most a fifth of that. */
const MAX_BYTES = 240_000;

/** A smaller fold would be replaced by a link that is hardly shorter. */
const FEWEST_BYTES = 2000;

/** The beginning of ids in a file, which replaces the id of the element around the fold. */
const ROOT = 'schema';

/** Attributes that contain an id. */
const IDS = ['id', 'aria-labelledby', 'aria-controls', 'data-panel'];

/** Stores a file; returns its address. */
export type KeepFields = (html: string) => string;

/**
 * Splits off the heaviest folds of an article that is too large; returns whether there were any.
 *
 * @param html the content of `root`, serialized.
 */
export function splitHeavyFolds(
  { root, html }: { readonly root: Element; readonly html: string },
  notes: NotesByElement,
  keep: KeepFields,
): boolean {
  const folds = new Set(
    Array.from(notes).flatMap(([element, { kind }]) => (kind === 'branch' ? [element] : [])),
  );
  // Checked first, because most pages have no folds or are light, and weighing all elements takes longer
  // than serializing them.
  if (folds.size === 0 || countBytes(html) <= MAX_BYTES) return false;
  const weights = new Map<Element, number>();
  let left = weigh(root, weights) - MAX_BYTES;
  let isSplit = false;
  for (let fold = heaviest(folds, weights); fold && left > 0; fold = heaviest(folds, weights)) {
    walk(fold, [{ enter: (element) => void folds.delete(element) }]);
    folds.delete(fold);
    const before = weights.get(fold) ?? 0;
    takeOut(fold, keep);
    const saved = before - weigh(fold, weights);
    for (let at = fold.parent; at; at = at.parent) weights.set(at, (weights.get(at) ?? 0) - saved);
    left -= saved;
    isSplit = true;
  }
  return isSplit;
}

/** Finds the heaviest fold that is light enough to be a file. */
function heaviest(
  folds: ReadonlySet<Element>,
  weights: ReadonlyMap<Element, number>,
): Element | undefined {
  let found: Element | undefined;
  let most = FEWEST_BYTES;
  for (const fold of folds) {
    const weight = weights.get(fold) ?? 0;
    if (weight <= most || weight > MAX_BYTES) continue;
    found = fold;
    most = weight;
  }
  return found;
}

/** Returns the bytes of an element with everything inside it; stores the weights of all of these. */
function weigh(element: Element, weights: Map<Element, number>): number {
  let sum = countBytes(element.opening) + countBytes(element.closing);
  for (const node of element.children)
    sum += node.kind === 'element' ? weigh(node, weights) : countBytes(node.source);
  weights.set(element, sum);
  return sum;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Moves everything below the summary of a fold to a file. */
function takeOut(fold: Element, keep: KeepFields): void {
  const [summary, ...inside] = fold.children;
  if (summary?.kind !== 'element') return;
  const label = elementText(summary);
  const around = idAround(fold);
  if (around !== undefined) renameIds(inside, around);
  const href = keep(formatFieldsFile({ title: label }, write(inside)));
  const link = createElement('a', { class: 'link', href });
  link.append(createText(label));
  const body = createElement('div', { class: 'nested-body' });
  const line = createElement('p', { class: 'facts' });
  line.append(link);
  body.append(line);
  fold.children.splice(1);
  fold.append(body);
  fold.remove('open');
  fold.set('data-fields', href);
  fold.set('data-part', '');
}

function idAround({ parent }: Element): string | undefined {
  for (let at = parent; at; at = at.parent) {
    const id = at.get('id');
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Replaces `around` at the beginning of ids, and of references to them, with the common root. */
function renameIds(nodes: readonly HtmlNode[], around: string): void {
  const toRoot = (id: string) => (id.startsWith(around) ? ROOT + id.slice(around.length) : id);
  const enter = (element: Element): void => {
    for (const name of IDS) {
      const id = element.get(name);
      if (id?.startsWith(around) === true) element.set(name, toRoot(id));
    }
    const href = element.get('href');
    if (href?.startsWith(`#${around}`) === true) element.set('href', `#${toRoot(href.slice(1))}`);
  };
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    enter(node);
    walk(node, [{ enter }]);
  }
}
