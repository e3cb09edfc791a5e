/** Inserts the texts of variables into a source, code included, before it is read as Markdown. */
import { placeIn, type Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { fillVariables, findVariables, type VariableUse } from '../../core/pages/variables.ts';
import { listCode } from '../../core/text/markup/list-code.ts';
import { countUpTo, positionsIn } from '../../core/text/source-file.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import type { ModuleSource } from '../model/module-source.ts';
import type { TextEdit } from './text-edits.ts';

export interface ReplacedText {
  readonly text: string;
  readonly edits: readonly TextEdit[];
  /** Diagnostics about undefined names, if any variables are defined. */
  readonly diagnostics: readonly Diagnostic[];
  /** The uses of undefined names. */
  readonly unknown: readonly VariableUse[];
}

export function replaceVariables({ source, variables = {} }: ModuleSource): ReplacedText {
  const { text, path } = source;
  const names = Object.keys(variables);
  const uses = names.length === 0 ? [] : findVariables(text);
  const edits: TextEdit[] = [];
  // From last to first, so that offsets before a change stay valid.
  for (const { name, start, end } of uses.toReversed()) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined) continue;
    edits.push({ at: start, removed: end - start, inserted: value.length });
  }
  const undefinedUses = uses.filter(({ name }) => !Object.hasOwn(variables, name));
  return {
    text: fillVariables(text, variables),
    edits,
    diagnostics: reportUndefined(undefinedUses),
    unknown: undefinedUses,
  };

  function reportUndefined(unknown: readonly VariableUse[]): readonly Diagnostic[] {
    if (unknown.length === 0) return [];
    // Code in other template languages has its own variables.
    const codes = listCode(text);
    const starts = codes.map(({ start }) => start);
    const isCode = ({ start }: VariableUse) =>
      (codes[countUpTo(starts, start) - 1]?.end ?? 0) > start;
    const positionOf = positionsIn(text);
    return unknown
      .filter((use) => !isCode(use))
      .map(({ name, start }) =>
        diagnoseMarkdown(
          'page/unknown-variable',
          { name, known: names },
          placeIn(path, positionOf(start)),
        ),
      );
  }
}
