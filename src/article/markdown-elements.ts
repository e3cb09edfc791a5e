/**
 * Renders the links, headings, tables and code of Markdown that was compiled ahead of rendering, in the
 * same way as the components `Link`, `Heading`, `Table` and `CodeBlock` render others.
 */
import { offsiteAttributes } from '../core/address/offsite.ts';
import { elementText } from '../core/html/text.ts';
import { createElement, type Element } from '../core/html/tree.ts';
import type { ReadyCode } from '../markdown/model/ready-code.ts';
import type { FoundNotes } from './facts/read-notes.ts';
import type { Note } from './facts/notes.ts';

interface Drawing {
  /** Converts a URL as the author wrote it to the URL in the built site. */
  readonly hrefOf: (url: string) => string;
  /** Elements of code contain indexes into this list. */
  readonly readyCode: readonly ReadyCode[];
}

/** Renders all elements of Markdown; headings and code get their own notes. */
export function renderMarkdownElements({ found, hidden }: FoundNotes, drawing: Drawing): void {
  for (const notes of [found, hidden]) {
    for (const [element, { kind }] of notes) {
      if (kind !== 'markdown') continue;
      const note = draw(element, drawing);
      if (note === undefined) notes.delete(element);
      else notes.set(element, note);
    }
  }
}

function draw(element: Element, { hrefOf, readyCode }: Drawing): Note | undefined {
  if (element.name === 'a') drawLink(element, hrefOf);
  else if (element.name === 'table') drawTable(element);
  else if (element.name === 'pre') {
    const code = readyCode[Number(elementText(element))];
    return code && drawCode(element, code);
  } else return drawHeading(element);
  return undefined;
}

function drawLink(link: Element, hrefOf: Drawing['hrefOf']): void {
  const href = hrefOf(link.get('href') ?? '');
  link.set('href', href);
  link.set('class', 'link', 'first');
  for (const [name, value] of Object.entries(offsiteAttributes(href))) link.set(name, value);
}

function drawHeading(heading: Element): Note {
  const isLinked = heading.get('noanchor') === undefined;
  const id = heading.get('id');
  const classes = ['heading', ...heading.classes];
  for (const name of heading.attributeNames) heading.remove(name);
  heading.set('class', classes.join(' '));
  return { kind: 'heading', id, isLinked };
}

function drawTable(table: Element): void {
  const frame = createElement('lectern-scroll-frame', { class: 'table-frame' });
  table.replaceWith([frame]);
  frame.append(table);
}

/** Turns the `<pre>` into the block around it, so that the element keeps its place in the order of notes. */
function drawCode(block: Element, code: ReadyCode): Note {
  const { language, html, text, marks } = code;
  const pre = createElement('pre', { tabindex: '0' });
  pre.append({ kind: 'ready', source: html, text, marks });
  block.rename('lectern-code-block');
  block.set('data-language', language);
  block.set('class', 'code-block');
  block.children.length = 0;
  block.append(pre);
  return { kind: 'code', language };
}
