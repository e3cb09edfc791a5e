/** Reports where a compiler stopped, at the place in the author's text. */
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { offsetAt, positionAt } from '../../core/text/source-file.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import type { ModuleSource } from '../model/module-source.ts';
import { explainCompiler, type MdxError } from '../repair/mdx-error.ts';
import { explainBracket } from '../repair/open-bracket.ts';
import type { CompilerDraft } from './compiler-draft.ts';
import { originalOffsets } from './text-edits.ts';

export function diagnoseStop(
  module: ModuleSource,
  stop: MdxError,
  draft: CompilerDraft,
): Diagnostic {
  const placed = placeOpenTag(stop, module, draft);
  const explained = explainModule(explainBracket(placed, draft.text), draft.text);
  const { reason, advice, tooDeep } = explained;
  const place = placeOf(module, explained, draft);
  return tooDeep === undefined
    ? diagnoseMarkdown('page/mdx-syntax', { reason, advice }, place)
    : diagnoseMarkdown('page/too-deep', { kind: tooDeep }, place);
}

/** Names the line of a tag that is open as the author counts lines, which may not be those of the draft. */
function placeOpenTag(stop: MdxError, { source }: ModuleSource, draft: CompilerDraft): MdxError {
  const toOriginal = originalOffsets(draft.edits);
  const message = stop.message.replace(/(?<=` \()(\d+):(\d+)(?=\))/, (_, line, column) => {
    const offset = offsetAt(draft.text, { line: Number(line), column: Number(column) });
    const position = positionAt(source.text, toOriginal(offset));
    return `${position.line}:${position.column}`;
  });
  return message === stop.message ? stop : explainCompiler(message, stop.position);
}

/** A tag on its own line with an import or export below it. */
const MODULE_IN_TAG = /^<([\w.]+)[^\n]*>\s*\n\s*(import|export)\s+[\w{*]/;

/** Explains an error about an unclosed tag if module code in it has swallowed its closing tag. */
function explainModule(stop: MdxError, text: string): MdxError {
  if (stop.position === undefined || !/Expected a closing tag/.test(stop.message)) return stop;
  const [, tag, word] = MODULE_IN_TAG.exec(text.slice(offsetAt(text, stop.position))) ?? [];
  if (tag === undefined) return stop;
  const reason = `<${tag}> cannot be read with the ${word} inside of it.`;
  return { ...stop, reason, advice: `Move the ${word} to the top of the page.` };
}

/** Returns the place in the author's text where the compiler stopped in the draft. */
export function placeOf(
  { source }: ModuleSource,
  { position }: MdxError,
  draft: CompilerDraft,
): Place {
  if (position === undefined) return { file: source.path, position: { line: 1, column: 1 } };
  const offset = originalOffsets(draft.edits)(offsetAt(draft.text, position));
  return { file: source.path, position: positionAt(source.text, offset) };
}
