/** Formulas in TeX, as MathML. What cannot be read shows as its source. */
import { parse } from '../core/html/parse.ts';
import { decodeReferences } from '../core/html/references.ts';
import { createElement, createText, type Element, type HtmlNode } from '../core/html/tree.ts';
import { renderFormula } from '../markdown/render-formula.ts';
import type { Note } from './facts/notes.ts';
import type { FoundNotes, NotesByElement } from './facts/read-notes.ts';

/** Draws all formulas; the notes come to say what their source is. */
export function drawFormulas({ found, hidden }: FoundNotes): void {
  for (const notes of [found, hidden]) {
    for (const [element, note] of notes) {
      if (note.kind === 'tex') drawFormula(element, note.isDisplay, notes);
    }
  }
}

function drawFormula(
  element: Element,
  display: boolean | undefined,
  notes: Map<Element, Note>,
): void {
  const { source, isDisplay } = readTex(element, display);
  const formula = renderFormula(source, isDisplay);
  element.children.splice(0);
  if (formula.kind === 'math') {
    for (const node of parse(formula.html).children) element.append(node);
    notes.set(element, { kind: 'formula', source, isDisplay });
  } else {
    const code = createElement('code', { class: 'latex-error', title: formula.reason });
    code.append(createText(source));
    element.append(code);
  }
}

/**
 * Gives formulas their source as a text, in whose place nobody can select what is drawn: a copied fraction
 * would be one letter a line. Comes when all others have read the page.
 */
export function addSources(notes: NotesByElement): void {
  for (const [element, note] of notes) {
    if (note.kind !== 'formula') continue;
    const sign = note.isDisplay ? '$$' : '$';
    const text = createElement('span', { class: 'tex visually-hidden', 'aria-hidden': 'true' });
    text.append(createText(sign + note.source + sign));
    element.append(text);
  }
}

interface Tex {
  readonly source: string;
  /** Whether it stands on a line of its own. */
  readonly isDisplay: boolean;
}

/** The TeX that an element holds: tags and escapes that Markdown put in are taken out. */
function readTex({ children }: Pick<Element, 'children'>, display?: boolean): Tex {
  const written = children.map(toTex).join('').trim();
  const fenced = /^\$\$([\s\S]*)\$\$$|^\$([^$]*)\$$/.exec(written);
  const source = fenced ? (fenced[1] ?? fenced[2] ?? '') : written;
  return { source, isDisplay: display ?? fenced?.[1] !== undefined };
}

function toTex(node: HtmlNode): string {
  if (node.kind !== 'element') return node.kind === 'text' ? decodeReferences(node.source) : '';
  const inner = node.children.map(toTex).join('');
  return node.name === 'em' ? `_${inner}_` : inner;
}
