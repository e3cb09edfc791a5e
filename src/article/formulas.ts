/** Renders formulas in TeX as MathML. A formula that cannot be parsed is shown as its source. */
import { parse } from '../core/html/parse.ts';
import { decodeReferences } from '../core/html/references.ts';
import { createElement, createText, type Element, type HtmlNode } from '../core/html/tree.ts';
import { renderFormula } from '../markdown/render-formula.ts';
import type { Note } from './facts/notes.ts';
import type { FoundNotes, NotesByElement } from './facts/read-notes.ts';

/** Renders all formulas; replaces their notes with ones that contain the source. */
export function renderFormulas({ found, hidden }: FoundNotes): void {
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
 * Adds the source of formulas as text that can be selected instead of the rendered formula: a copied
 * fraction would be one letter per line. Runs after all passes that read the page.
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
  /** Whether the formula is on a separate line. */
  readonly isDisplay: boolean;
}

/** Returns the TeX in an element, without the tags and escapes that Markdown added. */
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
