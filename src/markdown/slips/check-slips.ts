import { placeIn, withFix, type Diagnostic, type Place } from '../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { diagnoseRepair } from '../repair/repair-entries.ts';
import { fixForeignNote } from './fix-foreign-note.ts';
import type { ForeignMark } from './find-foreign.ts';
import type { MarkSlip, Slip } from './slip.ts';
import type { SlipFindings } from './note-slips.ts';
import { diagnoseMark } from './mark-entries.ts';
import { diagnoseSlip } from './slip-entries.ts';

/** Character references that people commonly write. */
const USUAL_REFERENCES =
  'nbsp amp lt gt quot apos copy reg trade mdash ndash hellip rarr larr times deg middot bull euro pound laquo raquo'.split(
    ' ',
  );

/** Foreign marks that can open a note. */
const NOTES: ReadonlySet<string> = new Set<ForeignMark>(['block', 'liquid']);

/** Reports text that seems to be meant as Markdown, and problems with footnotes. */
export function checkSlips(findings: SlipFindings, source: SourceFile): Diagnostic[] {
  const file = source.path;
  const { slips, footnotes, namedNotes } = findings;
  const unused = footnotes.filter(({ id }) => !namedNotes.has(id.toLowerCase()));
  const notes = unused.length > 0 ? unused : footnotes;
  const ids = notes.map(({ id }) => id);
  const meant = new Set<string>();
  const reported = slips.flatMap((slip) => {
    const place = placeIn(file, slip.position);
    const { found } = slip;
    switch (slip.kind) {
      case 'heading':
        return [diagnoseSlip('heading/no-blank', { ...slip, line: found.trim() }, place)];
      case 'link':
        return [diagnoseSlip('link/syntax', { ...slip, found }, place)];
      case 'footnote': {
        const near = nearest(slip.id, ids);
        if (near !== undefined) meant.add(near);
        return [diagnoseSlip('link/undefined-footnote', { id: slip.id, nearest: near }, place)];
      }
      case 'mark': {
        const isNote = slip.slip.kind === 'foreign' && NOTES.has(slip.slip.mark);
        const fix = isNote ? fixForeignNote(source, slip.position) : undefined;
        return checkMark(slip.slip, found, place).map((mark) => withFix(mark, fix));
      }
      case 'reference':
        return checkReference(slip, findings.definitions).map((facts) =>
          diagnoseSlip('link/undefined-reference', facts, place),
        );
    }
  });
  const left = unused.filter(({ id }) => !meant.has(id));
  return [
    ...reported,
    ...left.map(({ id, position }) =>
      diagnoseSlip('link/unused-footnote', { id }, placeIn(file, position)),
    ),
  ];
}

function checkMark(slip: MarkSlip, found: string, place: Place): Diagnostic[] {
  switch (slip.kind) {
    case 'table':
      return [diagnoseMark('page/table', slip, place)];
    case 'extra-cells':
      return [diagnoseMark('page/extra-cells', { found, columns: slip.columns }, place)];
    case 'list':
      return [diagnoseMark('page/list', slip, place)];
    case 'task':
      return [diagnoseMark('page/task', { found, meant: slip.meant }, place)];
    case 'emphasis':
      return [diagnoseMark('page/emphasis', { ...slip, found }, place)];
    case 'open-code':
      return [diagnoseMark('page/open-code', slip, place)];
    case 'open-element':
      return [diagnoseSlip('page/open-element', slip, place)];
    case 'open-markup':
      return slip.markup === 'tag'
        ? [diagnoseSlip('page/open-tag', slip, place)]
        : [diagnoseSlip('page/open-comment', slip, place)];
    case 'entity': {
      const { entity } = slip;
      const facts = { entity, nearest: nearest(entity, USUAL_REFERENCES) };
      return [diagnoseMark('page/unknown-entity', facts, place)];
    }
    case 'module':
      return [diagnoseMark('page/late-code', slip, place)];
    case 'placeholder':
      return [diagnoseRepair('page/placeholder', { found }, place)];
    case 'values':
      return [diagnoseRepair('page/brace', { found, isList: true }, place)];
    case 'literal':
      return [
        diagnoseMark(
          slip.isHtml ? 'page/markdown-in-html' : 'page/markdown-in-code',
          { found },
          place,
        ),
      ];
    case 'attributes': {
      const facts = { found, mark: 'owned', of: slip.of, meant: slip.meant } as const;
      return [diagnoseMark('page/foreign-mark', facts, place)];
    }
    case 'foreign':
      return [
        diagnoseMark(
          'page/foreign-mark',
          { found: found.trim().replace(/\s*\n[\s\S]*$/, ''), mark: slip.mark },
          place,
        ),
      ];
  }
}

/**
 * Checks a reference. `[a][b]` in prose can mean anything; it is a link only if its text has several words,
 * or its name is similar to a defined one.
 */
function checkReference(
  { text, id }: Extract<Slip, { kind: 'reference' }>,
  definitions: readonly string[],
): { id: string; nearest?: string | undefined }[] {
  // Very short names are all similar to each other.
  const near = id.length > 2 ? nearest(id, definitions) : undefined;
  const isWords = /\p{L}{2,}\s+\S*\p{L}{2,}/u.test(text) && /^\p{L}[\p{L}\d _-]+$/u.test(id);
  return near !== undefined || isWords ? [{ id, nearest: near }] : [];
}
