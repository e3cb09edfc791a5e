/**
 * Reads the reflections of TypeDoc: what it calls a class, a function, a parameter and so on in its JSON.
 *
 * Source: https://typedoc.org/api/modules/JSONOutput.html.
 */
import {
  get,
  isRecord,
  listOf,
  type Loose,
  numberOf,
  recordOf,
  textOf,
  textsOf,
} from '../../document/loose.ts';

/** The numbers that TypeDoc gives to kinds of reflections. */
export const KIND = {
  project: 1,
  module: 2,
  namespace: 4,
  enum: 8,
  enumMember: 16,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  indexSignature: 8192,
  constructorSignature: 16_384,
  accessor: 262_144,
  type: 2_097_152,
  reference: 4_194_304,
} as const;

export function kindNumber(value: unknown): number {
  return numberOf(get(value, 'kind')) ?? 0;
}

export function nameOf(value: unknown): string {
  return textOf(get(value, 'name')) ?? '?';
}

export function hasFlag(value: unknown, flag: string): boolean {
  return get(get(value, 'flags'), flag) === true;
}

/** Comments with these tags are about what users of a library must not see. */
const HIDDEN = new Set(['@internal', '@hidden', '@ignore', '@private']);

/** Whether users of the library may see a reflection. */
export function isVisible(value: Loose): boolean {
  if (hasFlag(value, 'isPrivate')) return false;
  return !textsOf(get(get(value, 'comment'), 'modifierTags')).some((tag) => HIDDEN.has(tag));
}

/** Returns the visible reflections in a list of a reflection. */
export function reflectionsIn(value: unknown, key: string): readonly Loose[] {
  return listOf(get(value, key)).filter(isRecord).filter(isVisible);
}

/** Returns the visible children. What has signatures needs one that is visible. */
export function childrenOf(value: unknown): readonly Loose[] {
  return reflectionsIn(value, 'children').filter((child) => {
    const hasHidden = listOf(get(child, 'signatures')).length > 0;
    if (hasHidden && reflectionsIn(child, 'signatures').length === 0) return false;
    if (kindNumber(child) !== KIND.accessor) return true;
    return accessorsOf(child).length > 0;
  });
}

/** Returns the visible signatures by which an accessor is read and written. */
export function accessorsOf(value: unknown): readonly Loose[] {
  return ['getSignature', 'setSignature']
    .map((key) => get(value, key))
    .filter(isRecord)
    .filter(isVisible);
}

/** Returns the object or function type that a type consists of; undefined for other types. */
export function literalOf(type: unknown): Loose | undefined {
  if (get(type, 'type') !== 'reflection') return undefined;
  return recordOf(get(type, 'declaration'));
}

/** Returns the object type that a type is or adds to others: `Options & { name: string }`. */
export function objectOf(type: unknown): Loose | undefined {
  if (get(type, 'type') !== 'intersection') return literalOf(type);
  const literals = listOf(get(type, 'types')).flatMap((each) => literalOf(each) ?? []);
  if (literals.length === 0) return undefined;
  return { children: literals.flatMap((literal) => listOf(get(literal, 'children'))) };
}

/** Returns the signature of a function type. */
export function functionTypeOf(type: unknown): Loose | undefined {
  const literal = literalOf(type);
  const [signature, ...others] = reflectionsIn(literal, 'signatures');
  const isPlain = others.length === 0 && reflectionsIn(literal, 'children').length === 0;
  return isPlain ? signature : undefined;
}

/** Returns what a parameter is called; one that is taken apart has no name. */
export function parameterName(parameter: Loose): string {
  const name = nameOf(parameter);
  if (!/^__namedParameters\d*$/.test(name)) return name;
  const parts = reflectionsIn(literalOf(get(parameter, 'type')), 'children').map(nameOf);
  return parts.length === 0 || parts.length > 3 ? 'options' : `{ ${parts.join(', ')} }`;
}

export function isOptional(parameter: Loose): boolean {
  return hasFlag(parameter, 'isOptional') || get(parameter, 'defaultValue') !== undefined;
}

/** Returns the index signatures; older versions of TypeDoc write a single one. */
export function indexesOf(literal: unknown): readonly Loose[] {
  const single = get(literal, 'indexSignature');
  return [
    ...reflectionsIn(literal, 'indexSignatures'),
    ...reflectionsIn({ single: [single] }, 'single'),
  ];
}
