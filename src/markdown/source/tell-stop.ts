/** What is told where a compiler stops, and where that stands in the author's text. */
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { offsetAt, positionAt } from '../../core/text/source-file.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import type { ModuleSource } from '../model/module-source.ts';
import type { MdxError } from '../repair/mdx-error.ts';
import { explainBracket } from '../repair/open-bracket.ts';
import type { CompilerDraft } from './compiler-draft.ts';
import { withoutEdits } from './text-edits.ts';

export function tellStop(module: ModuleSource, stop: MdxError, draft: CompilerDraft): Diagnostic {
  const explained = explainBracket(stop, draft.text);
  const { reason, advice, tooDeep } = explained;
  const place = placeOf(module, explained, draft);
  return tooDeep === undefined
    ? diagnoseMarkdown('page/mdx-syntax', { reason, advice }, place)
    : diagnoseMarkdown('page/too-deep', { kind: tooDeep }, place);
}

/** Where the author's text has what the compiler stopped at in the draft. */
export function placeOf(
  { source }: ModuleSource,
  { position }: MdxError,
  draft: CompilerDraft,
): Place {
  if (position === undefined) return { file: source.path, position: { line: 1, column: 1 } };
  const offset = withoutEdits(offsetAt(draft.text, position), draft.edits);
  return { file: source.path, position: positionAt(source.text, offset) };
}
