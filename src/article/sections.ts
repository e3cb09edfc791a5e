/**
 * Reads the text of an article for search, in sections for each heading down to the third level and each
 * entry of the table of contents. The output of components is included, so that readers find what they see.
 */
import { decodeReferences } from '../core/html/references.ts';
import { codeText } from '../core/html/text.ts';
import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { ownValue } from '../core/text/own-value.ts';
import { CELL_END, ROW_END, toSectionCode, toSectionText } from '../markdown/section-text.ts';
import type { SearchSection } from '../search/document.ts';
import { isControl, type NotesByElement } from './facts/read-notes.ts';
import { shownText } from './facts/shown-text.ts';

const UNREADABLE = new Set('svg script style template math textarea'.split(' '));
const TITLES = new Set(['h1', 'h2', 'h3']);
/** Elements that do not end a word; all others do. */
const INLINE = new Set(
  // The element without a name only carried a note.
  ' a abbr b code del em i ins kbd mark q s small strong sub sup u wbr'.split(' '),
);

/** Marks for the ends of table rows and cells, inserted both where the element begins and where it ends. */
const ENDS: Readonly<Record<string, string>> = {
  table: ROW_END,
  tr: ROW_END,
  td: CELL_END,
  th: CELL_END,
};

/** Kinds of elements that show their children apart from each other. */
const PIECED: ReadonlySet<string | undefined> = new Set(['aside', 'row']);

export interface SectionsPass {
  readonly pass: Pass;
  finish(): readonly SearchSection[];
}

export function readSections(notes: NotesByElement): SectionsPass {
  const done: SearchSection[] = [];
  let current = startSection('', '');
  /** The element whose content is not part of the section's text. */
  let outside: Element | undefined;
  /** Each child of a row is separate text. */
  const endsWords = (element: Element): boolean =>
    !INLINE.has(element.name) ||
    (element.parent !== undefined && PIECED.has(notes.get(element.parent)?.kind));
  return {
    pass: {
      enter(element) {
        if (outside !== undefined) return;
        const { name } = element;
        if (endsWords(element)) current.text += ownValue(ENDS, name) ?? ' ';
        if (TITLES.has(name) && hasId(element)) {
          done.push(endSection(current));
          current = startSection(element.get('id') ?? '', shownText(element, notes));
          outside = element;
        } else if (name === 'pre') {
          current.codes.push(codeText(element));
          outside = element;
        } else {
          const note = notes.get(element);
          if (UNREADABLE.has(name) || isControl(note)) outside = element;
          if (note?.kind === 'entry' && hasId(element)) {
            done.push(endSection(current));
            current = startSection(element.get('id') ?? '', note.text);
          }
        }
      },
      leave(element) {
        if (outside === element) outside = undefined;
        if (outside === undefined && endsWords(element))
          current.text += ownValue(ENDS, element.name) ?? ' ';
      },
      leaf({ kind, source }) {
        if (outside !== undefined) return;
        if (kind === 'text') current.text += decodeReferences(source);
        else if (kind === 'other') current.text += ' ';
      },
    },
    finish: () => [...done, endSection(current)],
  };
}

interface OpenSection {
  readonly id: string;
  readonly heading: string;
  text: string;
  readonly codes: string[];
}

function startSection(id: string, heading: string): OpenSection {
  return { id, heading, text: '', codes: [] };
}

/** A heading without an id cannot be linked to, so it belongs to the text before it. */
function hasId(element: Element): boolean {
  return (element.get('id') ?? '') !== '';
}

function endSection({ id, heading, text, codes }: OpenSection): SearchSection {
  return {
    id,
    heading,
    text: toSectionText(text).replace(/ (?=[.,;:!?)\]]+(?:\s|$))/g, ''),
    code: toSectionCode(codes),
  };
}
