/**
 * Parts of values that a page is too heavy with. Folded away, they become files of their own, the
 * heaviest first, until the rest is light enough: opened, they are fetched, and without JavaScript
 * there is a link. What is the same on several pages, or for a request and its answer, is one file.
 */
import { formatFieldsFile } from '../../core/publish/fields-file.ts';
import { elementText } from '../../core/html/text.ts';
import { createElement, createText, type Element, type HtmlNode } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import { write } from '../../core/html/write.ts';
import type { NotesByElement } from '../facts/read-notes.ts';

/** Bytes of an article. What stands around it on its page is a fifth of that at most. */
const MOST_BYTES = 240_000;

/** A fold of less would be replaced by a link that is hardly shorter. */
const FEWEST_BYTES = 2000;

/** Ids of a file begin with this, in place of the id of what stands around the fold. */
const ROOT = 'schema';

/** Attributes that hold an id. */
const IDS = ['id', 'aria-labelledby', 'aria-controls', 'data-panel'];

/** Keeps a file; gives its address. */
export type KeepFields = (html: string) => string;

/**
 * Tells whether anything was taken out.
 *
 * @param html what `root` holds, as it is written.
 */
export function splitHeavyFolds(
  { root, html }: { readonly root: Element; readonly html: string },
  notes: NotesByElement,
  keep: KeepFields,
): boolean {
  const folds = new Set(
    Array.from(notes).flatMap(([element, { kind }]) => (kind === 'branch' ? [element] : [])),
  );
  // Most pages have none, or are light: weighing all elements takes longer than writing them.
  if (folds.size === 0 || countBytes(html) <= MOST_BYTES) return false;
  const weights = new Map<Element, number>();
  let left = weigh(root, weights) - MOST_BYTES;
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

/** Of those that are light enough to be a file. */
function heaviest(
  folds: ReadonlySet<Element>,
  weights: ReadonlyMap<Element, number>,
): Element | undefined {
  let found: Element | undefined;
  let most = FEWEST_BYTES;
  for (const fold of folds) {
    const weight = weights.get(fold) ?? 0;
    if (weight <= most || weight > MOST_BYTES) continue;
    found = fold;
    most = weight;
  }
  return found;
}

/** Bytes of an element with all that is inside of it, which are noted for each of these. */
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

/** What stands below the summary of a fold becomes a file. */
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

/** Ids that begin with `around`, and what refers to them, begin with the common root. */
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
