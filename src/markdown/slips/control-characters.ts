/**
 * Finds control characters in the text of a page, which HTML does not allow. Code blocks show theirs as
 * symbols.
 */
import { markdownToMdast, type MdastNode } from 'satteri';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { listControls, replaceControl } from '../../core/text/control-characters.ts';
import { listFences } from '../../core/text/markup/list-fences.ts';
import { findTooDeep } from '../../core/text/nesting.ts';
import type { TextChange } from '../../core/text/text-change.ts';
import { diagnoseMark } from './mark-entries.ts';

interface ControlsText {
  readonly text: string;
  /** Whether the text has indented code, as Markdown does and MDX does not. */
  readonly hasIndentedCode: () => boolean;
}

/** Returns the changes that a page needs in order to have none, and a diagnostic for each such character. */
export function findControls(
  written: ControlsText,
  placeAt: (offset: number) => Place,
): { readonly changes: readonly TextChange[]; readonly diagnostics: readonly Diagnostic[] } {
  const all = listControls(written.text);
  if (all.length === 0) return { changes: [], diagnostics: [] };
  const found = outside(listCode(written), all);
  const known = Map.groupBy(found, ({ character }) => character);
  return {
    changes: found.map(({ character, index }) => ({
      start: index,
      end: index + 1,
      text: replaceControl(character),
    })),
    diagnostics: [...known].map(([character, [first, ...others]]) =>
      diagnoseMark(
        'page/control-character',
        { character, others: others.length },
        placeAt(first?.index ?? 0),
      ),
    ),
  };
}

type Range = Pick<TextChange, 'start' | 'end'>;

/** Returns what is in none of the ranges; both lists are in text order. */
function outside<Found extends { readonly index: number }>(
  ranges: readonly Range[],
  found: readonly Found[],
): Found[] {
  let rank = 0;
  return found.filter(({ index }) => {
    while (index >= (ranges[rank]?.end ?? Infinity)) rank += 1;
    return index < (ranges[rank]?.start ?? Infinity);
  });
}

/** Lists the code blocks of a text in order. */
function listCode({ text, hasIndentedCode }: ControlsText): readonly Range[] {
  // The compiler might crash on a text that is nested too deeply.
  if (!hasIndentedCode() || findTooDeep(text, 'md') !== undefined) return listFences(text);
  return codeIn(markdownToMdast(text));
}

function codeIn(node: MdastNode): readonly Range[] {
  const { start, end } = node.position ?? {};
  if (node.type === 'code') return [{ start: start?.offset ?? 0, end: end?.offset ?? 0 }];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}
