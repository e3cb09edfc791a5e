/** The alternatives that a schema offers, what tells them apart, and those of which it is one itself. */
import { joinPointer } from '../../document/json-pointer.ts';
import {
  get,
  isRecord,
  listOf,
  type Loose,
  optional,
  textOf,
  textsOf,
} from '../../document/loose.ts';
import { type Located, refOf, type Resolver } from '../../document/resolver.ts';

export interface Alternatives {
  readonly mode: 'oneOf' | 'anyOf';
  readonly options: readonly Located[];
  readonly discriminator?: Loose;
  /** The pointer of the schema that offers them, itself or in a part of its `allOf`. */
  readonly owner?: string;
}

export function listAlternatives(
  { value, pointer }: { readonly value: Loose; readonly pointer: string },
  owner: string,
): readonly Alternatives[] {
  const discriminator = readDiscriminator(value);
  return (['oneOf', 'anyOf'] as const).flatMap((mode): Alternatives[] => {
    const options = listOf(value[mode]).map((option, rank) => ({
      value: option,
      pointer: joinPointer(pointer, mode, rank),
    }));
    return options.length === 0
      ? []
      : [{ mode, options, owner, ...optional('discriminator', discriminator) }];
  });
}

/** Returns the discriminator of a schema. In AsyncAPI and Swagger 2.0, it is only the name of a property. */
export function readDiscriminator(schema: unknown): Loose | undefined {
  const written = get(schema, 'discriminator');
  if (isRecord(written)) return written;
  const propertyName = textOf(written);
  return propertyName === undefined ? undefined : { propertyName };
}

/** Lists required properties, of which a discriminator is one if it is only the name of a property. */
export function listRequired({ required, properties, discriminator }: Loose): readonly string[] {
  const isProperty =
    typeof discriminator === 'string' && get(properties, discriminator) !== undefined;
  return [...textsOf(required), ...(isProperty ? [discriminator] : [])];
}

/**
 * Whether a choice is already made by the schemas that are merged: one of them is an option and extends the
 * schema that offers the choice, as where a base lists what extends it. An option that is merged for another
 * reason decides nothing, because `allOf: [Pet, { anyOf: [Pet, Dog] }]` can still be a dog.
 *
 * @param merged pointers of the schemas that are merged.
 */
export function isChoiceMade(
  { options, owner }: Alternatives,
  merged: ReadonlySet<string>,
  resolver: Resolver,
): boolean {
  const own = options
    .map((option) => targetOf(option, resolver))
    .filter(({ pointer }) => merged.has(pointer) && pointer !== owner);
  if (own.length === options.length) return true;
  return own.some((option) => listBases(option, resolver).has(owner ?? ''));
}

function targetOf(schema: Located, { find }: Resolver): Located {
  const ref = refOf(schema.value);
  return (ref === undefined ? undefined : find(ref)) ?? schema;
}

/** Returns the pointers of all schemas that a schema extends by `allOf` or refers to, and its own. */
function listBases(schema: Located, resolver: Resolver): ReadonlySet<string> {
  const bases = new Map([[schema.pointer, schema.value]]);
  // The loop also visits the schemas that it adds.
  for (const [pointer, value] of bases) {
    const members = isRecord(value) ? listOf(value['allOf']) : [];
    const parts = members.map((member, rank) => ({
      value: member,
      pointer: joinPointer(pointer, 'allOf', rank),
    }));
    for (const part of [{ value, pointer }, ...parts]) {
      const target = targetOf(part, resolver);
      bases.set(target.pointer, target.value);
    }
  }
  return new Set(bases.keys());
}
