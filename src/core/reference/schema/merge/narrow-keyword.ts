/** Combines two values of a keyword that must both hold, as in the parts of an `allOf`. */
import { listOf, numberOf } from '../../document/loose.ts';

const lowerBounds = new Set(
  'minimum exclusiveMinimum minLength minItems minProperties minContains'.split(' '),
);
const upperBounds = new Set(
  'maximum exclusiveMaximum maxLength maxItems maxProperties maxContains'.split(' '),
);
const flags = new Set(['readOnly', 'writeOnly', 'deprecated', 'uniqueItems']);

/** How two schemas are joined. A value must fit neither of two excluded schemas, hence `anyOf` for `not`. */
const joiningKeywords = new Map([
  ['not', 'anyOf'],
  ['propertyNames', 'allOf'],
]);

/** Returns what remains of two values of a keyword that must both hold; the first is the outer one. */
export function narrow(key: string, outer: unknown, inner: unknown): unknown {
  if (outer === undefined) return inner;
  const [own, other] = [numberOf(outer), numberOf(inner)];
  if (own !== undefined && other !== undefined) {
    if (lowerBounds.has(key)) return own >= other ? outer : inner;
    if (upperBounds.has(key)) return own <= other ? outer : inner;
  }
  if (flags.has(key)) return outer === true || inner === true;
  if (key === 'nullable') return outer === true && inner === true;
  if (key === 'type') return commonTypes(outer, inner);
  if (key === 'enum') return commonValues(listOf(outer), listOf(inner));
  return joinSchemas(key, outer, inner);
}

function joinSchemas(key: string, outer: unknown, inner: unknown): unknown {
  const joining = joiningKeywords.get(key);
  return joining === undefined || outer === inner ? outer : { [joining]: [outer, inner] };
}

/**
 * Returns the types that both allow. If there are none, returns all, which shows both to readers where an
 * author means one to replace the other.
 */
function commonTypes(outer: unknown, inner: unknown): unknown {
  const [known, others] = [[outer].flat(), [inner].flat()];
  const common = [
    ...others.filter((type) => allowsType(known, type)),
    ...known.filter((type) => !others.includes(type) && allowsType(others, type)),
  ];
  return common.length === 0 ? [...known, ...others] : common;
}

/** Whether a type is allowed; integers are numbers, too. */
function allowsType(types: readonly unknown[], type: unknown): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function commonValues(outer: readonly unknown[], inner: readonly unknown[]): readonly unknown[] {
  const texts = new Set(inner.map((value) => JSON.stringify(value)));
  const common = outer.filter((value) => texts.has(JSON.stringify(value)));
  return common.length === 0 ? [...outer, ...inner] : common;
}
