/**
 * The text of an article in parts, one under each heading down to the third level, for search. What
 * components show is read as well, so that what readers see is what they find.
 */
import { decodeReferences } from '../core/html/references.ts';
import { codeText, elementText } from '../core/html/text.ts';
import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { ownValue } from '../core/text/own-value.ts';
import { CELL_END, ROW_END, toSectionCode, toSectionText } from '../markdown/section-text.ts';
import type { SearchSection } from '../search/document.ts';
import { isControl, type NotesByElement } from './facts/read-notes.ts';

const UNREADABLE = new Set('svg script style template math textarea'.split(' '));
const TITLES = new Set(['h1', 'h2', 'h3']);
/** Other elements end a word. */
const INLINE = new Set(
  // The one without a name only carried a note.
  ' a abbr b code del em i ins kbd mark q s small strong sub sup u wbr'.split(' '),
);

/** What ends a row or a cell where it begins and where it ends. */
const ENDS: Readonly<Record<string, string>> = {
  table: ROW_END,
  tr: ROW_END,
  td: CELL_END,
  th: CELL_END,
};

/** What shows its parts apart from each other. */
const PIECED: ReadonlySet<string | undefined> = new Set(['aside', 'row']);

export interface SectionsPass {
  readonly pass: Pass;
  finish(): readonly SearchSection[];
}

export function readSections(notes: NotesByElement): SectionsPass {
  const done: SearchSection[] = [];
  let current = startSection('', '');
  /** The element whose content is not text of the section. */
  let outside: Element | undefined;
  /** What stands in a row of pieces does so for itself. */
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
          current = startSection(element.get('id') ?? '', elementText(element));
          outside = element;
        } else if (name === 'pre') {
          current.codes.push(codeText(element));
          outside = element;
        } else if (UNREADABLE.has(name) || isControl(notes.get(element))) outside = element;
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

/** A heading that cannot be reached belongs to the text before it. */
function hasId(element: Element): boolean {
  return (element.get('id') ?? '') !== '';
}

function endSection({ id, heading, text, codes }: OpenSection): SearchSection {
  return {
    id,
    heading,
    text: toSectionText(text).replace(/ (?=[.,;:!?)\]])/g, ''),
    code: toSectionCode(codes),
  };
}
