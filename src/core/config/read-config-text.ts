/** A text of the configuration as a tree, with every mistake that keeps it from being valid JSON. */
import { type Diagnostic, withFix } from '../diagnostic/diagnostic.ts';
import { replaceAt } from '../diagnostic/fix.ts';
import type { JsonTree } from '../text/json/json-tree.ts';
import { repairJson } from '../text/repair/repair-json.ts';
import { readJson } from '../text/json/read-json.ts';
import { type Position, positionsIn, type SourceFile } from '../text/source-file.ts';
import { diagnoseConfig } from './config-entries.ts';

export interface TextReading {
  /** Absent if the author's intent cannot be determined. */
  readonly tree?: JsonTree;
  /** Converts an offset in the tree to a position. */
  readonly positionOf: (offset: number) => Position;
  /** Empty if the text is valid JSON. */
  readonly diagnostics: readonly Diagnostic[];
}

export function readConfigText({ path: file, text }: SourceFile): TextReading {
  const positionOf = positionsIn(text);
  const { tree } = readJson(text);
  if (tree !== undefined) return { tree, positionOf, diagnostics: [] };
  const { problems, toWritten, ...repaired } = repairJson(text);
  const diagnostics = problems.map(({ problem, offset, change }) => {
    const place = { file, position: positionOf(offset) };
    if (problem.kind === 'empty') return diagnoseConfig('config/empty', {}, place);
    const syntax = diagnoseConfig('config/syntax', { problem }, place);
    if (change === undefined) return syntax;
    const changed = { file, position: positionOf(change.start) };
    const before = text.slice(change.start, change.end);
    return withFix(syntax, replaceAt(changed, { before, text: change.text }));
  });
  return {
    ...(repaired.tree && { tree: repaired.tree }),
    positionOf: (offset) => positionOf(toWritten(offset)),
    diagnostics,
  };
}
