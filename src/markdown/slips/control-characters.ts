/**
 * Finds control characters in the text of a page, which HTML does not allow. Code blocks show theirs as
 * symbols.
 */
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { listFences } from '../../core/text/markup/list-fences.ts';
import type { TextChange } from '../../core/text/text-change.ts';
import { diagnoseMark } from './mark-entries.ts';

// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g;

/** By the rules of CommonMark, this replaces the character with the code 0. */
const REPLACEMENT = '\ufffd';

/** Returns the changes that a page needs in order to have none, and a diagnostic for each such character. */
export function findControls(
  text: string,
  placeAt: (offset: number) => Place,
): { readonly changes: readonly TextChange[]; readonly diagnostics: readonly Diagnostic[] } {
  if (text.search(CONTROL) === -1) return { changes: [], diagnostics: [] };
  const fences = listFences(text);
  const found = [...text.matchAll(CONTROL)].filter(
    ({ index }) => !fences.some(({ start, end }) => index >= start && index < end),
  );
  const known = Map.groupBy(found, ([character]) => character);
  return {
    changes: found.map(({ 0: character, index }) => ({
      start: index,
      end: index + 1,
      text: character === '\0' ? REPLACEMENT : '',
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
