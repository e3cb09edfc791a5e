/** Puts the texts of variables into a source before it is read as Markdown, also into its code. */
import { placeIn, type Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { findVariables, type VariableUse } from '../../core/pages/variables.ts';
import { positionsIn } from '../../core/text/source-file.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import type { ModuleSource } from '../model/module-source.ts';
import type { TextEdit } from './text-edits.ts';

export interface ReplacedText {
  readonly text: string;
  readonly edits: readonly TextEdit[];
  /** Of names that are not defined, where something is. */
  readonly diagnostics: readonly Diagnostic[];
  /** The names that these are about. */
  readonly unknown: readonly VariableUse[];
}

/** Fences and code in a line, where other languages of templates have their own. */
const CODE =
  /^([ \t]*)(`{3,}|~{3,})[^\n]*(?:\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$|[\s\S]*)|(`+)[^`][\s\S]*?\3(?!`)/gm;

export function replaceVariables({ source, variables = {} }: ModuleSource): ReplacedText {
  const { text, path } = source;
  const names = Object.keys(variables);
  const uses = names.length === 0 ? [] : findVariables(text);
  const edits: TextEdit[] = [];
  let replaced = text;
  // From the last to the first: places before a change stay what they are.
  for (const { name, start, end } of uses.toReversed()) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined) continue;
    replaced = replaced.slice(0, start) + value + replaced.slice(end);
    edits.push({ at: start, removed: end - start, inserted: value.length });
  }
  const undefinedUses = uses.filter(({ name }) => !Object.hasOwn(variables, name));
  return {
    text: replaced,
    edits,
    diagnostics: tellUndefined(undefinedUses),
    unknown: undefinedUses,
  };

  function tellUndefined(unknown: readonly VariableUse[]): readonly Diagnostic[] {
    if (unknown.length === 0) return [];
    const codes = Array.from(text.matchAll(CODE), ({ 0: code, index }) => [
      index,
      index + code.length,
    ]);
    const isCode = ({ start }: VariableUse) =>
      codes.some(([from = 0, to = 0]) => start >= from && start < to);
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
