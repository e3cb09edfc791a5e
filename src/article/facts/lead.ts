/** Reads the words by which a page begins: the paragraphs and lists that are not parts of components. */
import { decodeReferences } from '../../core/html/references.ts';
import type { Element, HtmlNode } from '../../core/html/tree.ts';
import { copyText } from '../../core/text/copy-text.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { isControl, type NotesByElement } from './read-notes.ts';

const HEADING = /^h[1-6]$/;
const SKIPPED: ReadonlySet<string> = new Set(
  'audio iframe math object pre script style svg template textarea video'.split(' '),
);
/** Elements that end a word. */
const BREAKS: ReadonlySet<string> = new Set('br div li ol p ul'.split(' '));

/** What follows these characters is not read: all pages of a site keep their beginnings in memory. */
const ENOUGH = 600;

/** Returns the text of the first section that has such words; empty if none has. */
export function readLead(root: Pick<Element, 'children'>, notes: NotesByElement): string {
  let found = '';
  for (const node of outermost(root.children)) {
    if (found.length > ENOUGH || (HEADING.test(node.name) && found !== '')) break;
    if (node.name !== 'p' && !isList(node)) continue;
    found = `${found} ${textOf(node, notes)}`.replace(/\s+/g, ' ').trim();
  }
  return copyText(cutText(found, ENOUGH));
}

/** Lists with a class are drawn by components: steps, trees of files. */
function isList(element: Element): boolean {
  return (element.name === 'ul' || element.name === 'ol') && element.get('class') === undefined;
}

/** An element without a name only carries a note. */
function outermost(nodes: readonly HtmlNode[]): readonly Element[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    return node.name === '' ? outermost(node.children) : [node];
  });
}

function textOf(node: HtmlNode, notes: NotesByElement): string {
  if (node.kind === 'text') return decodeReferences(node.source);
  if (node.kind === 'ready') return node.text;
  if (node.kind !== 'element') return '';
  const note = notes.get(node);
  if (note?.kind === 'formula') return note.source;
  const isUnseen = node.get('hidden') !== undefined || SKIPPED.has(node.name);
  if (isUnseen || note?.kind === 'aside' || isControl(note)) return '';
  // The number of a footnote means nothing without the note.
  if (node.get('data-footnote-ref') !== undefined) return '';
  const text = node.children.map((inner) => textOf(inner, notes)).join('');
  return BREAKS.has(node.name) ? ` ${text} ` : text;
}
