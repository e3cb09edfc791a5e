/** The limits of a value in one line, with what is code in it set apart. */
import type { Constraint, Shape } from '../../../core/reference/model/shape-model.ts';
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
    const { pattern, names } = values;
    const code = pattern ?? names;
    const text = fill(words[word], pattern === undefined ? values : { ...values, pattern: HOLE });
    const whole = names === undefined ? text : `${text}: ${HOLE}`;
    const said = `${index > 0 ? ' · ' : ''}${whole}`.split(HOLE);
    return said.flatMap((piece, rank) => [
      ...(rank > 0 ? [{ text: String(code), isCode: true }] : []),
      ...(piece === '' ? [] : [{ text: piece, isCode: false }]),
    ]);
  });
  const [first, ...others] = parts;
  if (first === undefined || first.isCode) return parts;
  return [{ ...first, text: capitalise(first.text, lang) }, ...others];
}

/** Whether nobody may add properties here, nor to any object inside: then it is said once for all. */
export function isClosedThroughout(shape: Shape): boolean {
  return isClosed(shape) && listInside(shape).every(isNowhereOpen);
}

function isClosed({ constraints }: Shape): boolean {
  return constraints.some(({ word }) => word === 'noOthers' || word === 'alwaysEmpty');
}

function isNowhereOpen(shape: Shape): boolean {
  const isOpen = shape.fields.length > 0 && !isClosed(shape);
  return !isOpen && listInside(shape).every(isNowhereOpen);
}

function listInside({ fields, items, tuple, variants }: Shape): readonly Shape[] {
  return [
    ...fields.map((field) => field.shape),
    ...(items ? [items] : []),
    ...tuple,
    ...variants.flatMap(({ options }) => options.map((option) => option.shape)),
  ];
}

function capitalise(text: string, lang: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
