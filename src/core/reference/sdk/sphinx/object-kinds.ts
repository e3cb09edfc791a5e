/** What Sphinx calls the kinds of objects, and what they are here. */
import type { FoundObject } from './find-objects.ts';

/** What an object is: a class has members, anything else is called or has a value. */
type ObjectRole = 'class' | 'callable' | 'value' | 'type';

const ROLES: Readonly<Record<string, ObjectRole | undefined>> = {
  attribute: 'value',
  class: 'class',
  classmethod: 'callable',
  data: 'value',
  decorator: 'callable',
  decoratormethod: 'callable',
  enum: 'class',
  exception: 'class',
  function: 'callable',
  method: 'callable',
  namedtuple: 'class',
  property: 'value',
  protocol: 'class',
  pydantic_field: 'value',
  pydantic_model: 'class',
  pydantic_settings: 'class',
  pydantic_validator: 'callable',
  staticmethod: 'callable',
  type: 'type',
  typeddict: 'class',
};

/** Extensions of Sphinx add kinds; what these are is seen from how they are written. */
export function roleOf({ kind, signatures, inner }: FoundObject): ObjectRole {
  const known = Object.hasOwn(ROLES, kind) ? ROLES[kind] : undefined;
  if (known !== undefined) return known;
  const [first] = signatures;
  if (inner.length > 0 || first?.words.includes('class') === true) return 'class';
  return first?.parameters === undefined ? 'value' : 'callable';
}

/** Whether Sphinx describes objects of the kind in a class. */
export function isMemberKind({ kind }: FoundObject): boolean {
  return /method$|^(?:attribute|property|pydantic_(?:field|validator))$/.test(kind);
}
