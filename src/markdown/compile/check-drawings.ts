/** Checks what is drawn from text: diagrams and formulas. */
import { placeIn, type Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import type { DrawingUse } from '../../core/pages/uses.ts';
import { positionAt, type Position } from '../../core/text/source-file.ts';
import { diagnoseContent } from '../../core/checks/content-entries.ts';

/** Words that a diagram can begin with; anything directly after them belongs to the diagram. */
const diagramKinds: readonly string[] = [
  'graph',
  'flowchart',
  'sequenceDiagram',
  'classDiagram',
  'stateDiagram',
  'erDiagram',
  'journey',
  'gantt',
  'pie',
  'quadrantChart',
  'requirementDiagram',
  'requirement',
  'gitGraph',
  'C4Context',
  'C4Container',
  'C4Component',
  'C4Dynamic',
  'C4Deployment',
  'timeline',
  'sankey',
  'xychart',
  'block',
  'packet',
  'kanban',
  'radar-beta',
  'treemap',
  'treeView-beta',
  'info',
  'agentflow-beta',
  'cynefin-beta',
  'eventmodeling',
  'ishikawa',
  'railroad-beta',
  'railroad-abnf-beta',
  'railroad-ebnf-beta',
  'railroad-peg-beta',
  'swimlane-beta',
  'usecase-beta',
  'venn-beta',
  'wardley-beta',
];

/** Front matter, directives and comments before the first word. */
const LEAD =
  /^(?:\s*---\r?\n[\s\S]*?\n\s*---[^\S\n]*(?:\n|$))?(?:\s*%%\{[\s\S]*?\}%%|\s*%%[^\n]*)*\s*/;

/** The first word of a diagram; `offset` is its position in the diagram's source. */
interface FirstWord {
  readonly word: string;
  readonly offset: number;
}

export function checkDiagrams(diagrams: readonly DrawingUse[], file: string): Diagnostic[] {
  return diagrams.flatMap(({ source, position }) => {
    const { word, offset } = firstWordOf(source);
    if (diagramKinds.some((kind) => word.startsWith(kind))) return [];
    const place = placeIn(file, position && moveBy(position, positionAt(source, offset)));
    const facts = { word, nearest: nearest(word, diagramKinds) };
    return [diagnoseContent('page/unknown-diagram', facts, place)];
  });
}

function firstWordOf(source: string): FirstWord {
  const offset = LEAD.exec(source)?.[0].length ?? 0;
  return { word: /^[^\s:;{]*/.exec(source.slice(offset))?.[0] ?? '', offset };
}

/**
 * Converts a position inside a fence to one in the file: the code begins on the line after the opening
 * fence.
 */
function moveBy({ line, column }: Position, inside: Position): Position {
  return { line: line + inside.line, column: column + inside.column - 1 };
}

/** Returns why a formula cannot be rendered; undefined for one that can. */
export type FindFormulaFault = (formula: DrawingUse) => string | undefined;

export function checkFormulas(
  formulas: readonly DrawingUse[],
  file: string,
  findFault: FindFormulaFault,
): Diagnostic[] {
  return formulas.flatMap((formula) => {
    const place = placeIn(file, formula.position);
    if (formula.isOpen === true) return [diagnoseContent('page/unclosed-formula', {}, place)];
    const reason = findFault(formula);
    return reason === undefined ? [] : [diagnoseContent('page/formula', { reason }, place)];
  });
}
