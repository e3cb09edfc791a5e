/** Formats the limits of a value as one line of text and code. */
import type { Constraint, Shape } from '../../../core/reference/model/shape-model.ts';
import type { Wording } from '../../parts/wording.ts';

export interface LimitPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Placeholder for code in an interface text, at which the text is then split. */
const PLACEHOLDER = '\uFFFC';

export function listLimitParts(
  constraints: readonly Constraint[],
  { words, fill, lang }: Wording & { readonly lang: string },
): readonly LimitPart[] {
  const parts = constraints.flatMap(({ word, values }, index): readonly LimitPart[] => {
    const { pattern, names } = values;
    const code = pattern ?? names;
    const text = fill(
      words[word],
      pattern === undefined ? values : { ...values, pattern: PLACEHOLDER },
    );
    const whole = names === undefined ? text : `${text}: ${PLACEHOLDER}`;
    const pieces = `${index > 0 ? ' · ' : ''}${whole}`.split(PLACEHOLDER);
    return pieces.flatMap((piece, rank) => [
      ...(rank > 0 ? [{ text: String(code), isCode: true }] : []),
      ...(piece === '' ? [] : [{ text: piece, isCode: false }]),
    ]);
  });
  const [first, ...others] = parts;
  if (first === undefined || first.isCode) return parts;
  return [{ ...first, text: capitalize(first.text, lang) }, ...others];
}

/**
 * Whether neither the value nor any object inside it allows additional properties, so that saying it once
 * is enough.
 */
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

function capitalize(text: string, lang: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
