/** The limits of a value in one line, with what is code in it set apart. */
import type { Constraint } from '../../../core/reference/model/shape-model.ts';
import type { Wording } from './wording.ts';

export interface LimitPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Stands for a pattern until it is told from the words around it. */
const HOLE = '\uFFFC';

export function listLimitParts(
  constraints: readonly Constraint[],
  { words, fill, lang }: Wording & { readonly lang: string },
): readonly LimitPart[] {
  const parts = constraints.flatMap(({ word, values }, index): readonly LimitPart[] => {
    const { pattern } = values;
    const text = fill(words[word], pattern === undefined ? values : { ...values, pattern: HOLE });
    const said = `${index > 0 ? ' · ' : ''}${text}`.split(HOLE);
    return said.flatMap((piece, rank) => [
      ...(rank > 0 ? [{ text: String(pattern), isCode: true }] : []),
      ...(piece === '' ? [] : [{ text: piece, isCode: false }]),
    ]);
  });
  const [first, ...others] = parts;
  if (first === undefined || first.isCode) return parts;
  return [{ ...first, text: capitalise(first.text, lang) }, ...others];
}

/** Whether nobody may add properties, which is said once of all that is inside as well. */
export function isClosed({ constraints }: { constraints: readonly Constraint[] }): boolean {
  return constraints.some(({ word }) => word === 'noOthers');
}

function capitalise(text: string, lang: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
