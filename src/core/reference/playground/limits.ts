/** The limits of a shape that a form can check. */
import { listNumbers } from '../examples/list-numbers.ts';
import { isSafePattern } from '../operation/build-documented.ts';
import type { Limit, LimitWord } from '../model/playground-model.ts';
import type { Constraint, Shape } from '../model/shape-model.ts';
import { checkedFormats, findViolation } from './check-control.ts';

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
  const least = ['number', 'integer'].includes(only) ? minNumber(only, limits) : 0;
  const checked = only === 'integer' ? only : only === 'string' ? format : undefined;
  return {
    ...(limits.length > 0 && { limits }),
    ...(least !== 0 && { least: String(least) }),
    ...(checked !== undefined && Object.hasOwn(checkedFormats, checked) && { format: checked }),
  };
}

/** Returns the number nearest to the limits; 0 if that is allowed, or if no number near the limits is. */
function minNumber(format: string, limits: readonly Limit[]): number {
  const control = { kind: 'number', format, limits } as const;
  const fits = (number: number) =>
    findViolation(control, { kind: 'number', text: String(number) }) === undefined;
  const known = new Map(limits.map(({ word, values }) => [word, values]));
  const minimum = Number(known.get('valueRange')?.['least'] ?? known.get('atLeast')?.['value']);
  const bounds = {
    minimum,
    exclusiveMinimum: Number(known.get('moreThan')?.['value']),
    maximum: Number(known.get('valueRange')?.['most'] ?? known.get('atMost')?.['value']),
    exclusiveMaximum: Number(known.get('lessThan')?.['value']),
    multipleOf: Number(known.get('multipleOf')?.['value']),
  };
  const finite = Object.entries(bounds).filter(([, bound]) => Number.isFinite(bound));
  return [0, minimum, ...listNumbers(Object.fromEntries(finite))].find(fits) ?? 0;
}
