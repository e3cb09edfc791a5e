/** What of a shape's limits a form can check. */
import { isSafePattern } from '../operation/build-documented.ts';
import type { Limit, LimitWord } from '../model/playground-model.ts';
import type { Constraint, Shape } from '../model/shape-model.ts';
import { checkedFormats } from './check-control.ts';

const checkedWords: ReadonlySet<string> = new Set<LimitWord>([
  'valueRange',
  'atLeast',
  'moreThan',
  'atMost',
  'lessThan',
  'multipleOf',
  'matches',
  'uniqueItems',
  'charactersExactly',
  'charactersRange',
  'charactersLeast',
  'charactersMost',
  'itemsExactly',
  'itemsRange',
  'itemsLeast',
  'itemsMost',
]);

function isLimit(constraint: Constraint): constraint is Limit {
  return checkedWords.has(constraint.word);
}

export function readFormLimits({ constraints, format, types, type }: Shape) {
  const [only, ...others] = types;
  if (only === undefined || others.length > 0 || type.startsWith('file')) return {};
  const limits = constraints
    .filter(isLimit)
    .filter(({ word, values }) => word !== 'matches' || isSafePattern(String(values['pattern'])));
  const checked = only === 'integer' ? only : only === 'string' ? format : undefined;
  return {
    ...(limits.length > 0 && { limits }),
    ...(checked !== undefined && Object.hasOwn(checkedFormats, checked) && { format: checked }),
  };
}
