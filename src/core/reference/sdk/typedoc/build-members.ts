/** Builds the members that a symbol's page lists: properties, methods, parameters. */
import { get, type Loose, numberOf, optional, textOf } from '../../document/loose.ts';
import type { Member, MemberNote } from '../../model/symbol-model.ts';
import { joinParts, plainParts } from '../../symbols/join-parts.ts';
import { formatCode } from '../../../text/markdown.ts';
import { formatSymbolLink } from '../../symbols/symbol-link.ts';
import { createAnchors } from '../library/anchor-words.ts';
import { toNotes } from '../library/symbol-texts.ts';
import { type CommentTexts, readComment, readPropertyComment } from './comment.ts';
import { typeOfProperty } from './declaration.ts';
import { type PlacedMember, placeMembers } from './place-members.ts';
import {
  childrenOf,
  functionTypeOf,
  hasFlag,
  isOptional,
  KIND,
  kindNumber,
  objectOf,
  nameOf,
  parameterName,
  reflectionsIn,
} from './reflection.ts';
import type { FindTarget, TypeWriter } from './type-text.ts';

/** Keywords of declarations, by the flags for which they stand. */
const MODIFIERS = [
  ['isProtected', 'protected'],
  ['isStatic', 'static'],
  ['isAbstract', 'abstract'],
  ['isReadonly', 'readonly'],
] as const;

/** Object types inside object types are listed up to this depth. */
const MAX_DEPTH = 3;

export class MemberBuilder {
  readonly #types: TypeWriter;
  readonly #find: FindTarget;

  constructor(types: TypeWriter, find: FindTarget) {
    this.#types = types;
    this.#find = find;
  }

  buildMembers(placed: readonly PlacedMember[]): readonly Member[] {
    return placed.map((member) => this.#buildMember(member, 0));
  }

  buildOverloads(signatures: readonly Loose[], name: string): readonly Member[] {
    return signatures.map((signature, rank) =>
      this.#buildCall(signature, {
        id: `overload-${rank + 1}`,
        name,
        value: signature,
      }),
    );
  }

  buildTypeParameters(of: Loose): readonly Member[] {
    const toAnchor = createAnchors();
    return reflectionsIn(of, 'typeParameters').map((parameter) => {
      const { description, ...texts } = readComment(parameter, this.#find);
      const type = get(parameter, 'type');
      const preset = get(parameter, 'default');
      const written = preset === undefined ? undefined : this.#types.writeType(preset);
      return {
        id: toAnchor('type-parameter', nameOf(parameter)),
        name: nameOf(parameter),
        ...(type !== undefined && {
          type: joinParts(['extends ', ...this.#types.writeType(type)]),
        }),
        ...optional('description', description),
        ...optional('deprecation', texts.deprecation),
        required: false,
        ...optional('default', written && plainParts(written)),
        members: [],
      };
    });
  }

  buildParameters(signature: Loose, prefix: string): readonly Member[] {
    const toAnchor = createAnchors();
    return reflectionsIn(signature, 'parameters')
      .filter((parameter) => nameOf(parameter) !== 'this')
      .map((parameter) => {
        const name = parameterName(parameter);
        const id = toAnchor(prefix, name);
        const type = get(parameter, 'type');
        const texts = readComment(parameter, this.#find);
        const isRest = hasFlag(parameter, 'isRest');
        return {
          id,
          name: isRest ? `...${name}` : name,
          type: joinParts(this.#types.writeType(type)),
          ...toFacts(parameter, texts),
          required: !isOptional(parameter) && !isRest,
          members: this.buildInner(parameter, id),
        };
      });
  }

  /** The properties of the object type that a property or a parameter has. */
  buildInner(value: Loose, prefix: string, depth = 0): readonly Member[] {
    const literal = objectOf(typeOfProperty(value));
    if (literal === undefined || depth >= MAX_DEPTH || childrenOf(literal).length === 0) return [];
    return placeMembers(literal, nameOf(value)).map((member) =>
      this.#buildMember({ ...member, anchor: `${prefix}-${member.anchor}` }, depth + 1),
    );
  }

  #buildMember({ anchor: id, name, value, signature }: PlacedMember, depth: number): Member {
    if (signature !== undefined) return this.#buildCall(signature, { id, name, value });
    const called = functionTypeOf(get(value, 'type'));
    const texts = readPropertyComment(value, this.#find);
    const type = typeOfProperty(value);
    const isReadonly =
      get(value, 'setSignature') === undefined && get(value, 'getSignature') !== undefined;
    const isIndex = kindNumber(value) === KIND.indexSignature;
    return {
      id,
      name: isIndex
        ? plainParts(this.#types.writeIndexKey(value))
        : `${name}${hasFlag(value, 'isOptional') ? '?' : ''}`,
      ...(type !== undefined && { type: joinParts(this.#types.writeType(type)) }),
      ...toFacts(value, texts),
      required: false,
      modifiers: [...modifiersOf(value), ...(isReadonly ? ['readonly'] : [])],
      notes: [...toNotes(texts), ...this.#tellOrigin(value)],
      members:
        called === undefined ? this.buildInner(value, id, depth) : this.#described(called, id),
    };
  }

  /** The parameters of a method or a function type, if there is more about them than the signature says. */
  #described(signature: Loose, id: string): readonly Member[] {
    const parameters = this.buildParameters(signature, id);
    return parameters.some(isTold) ? parameters : [];
  }

  #buildCall(
    signature: Loose,
    { id, name, value }: Omit<PlacedMember, 'section' | 'anchor'> & { readonly id: string },
  ): Member {
    const texts = readComment(signature, this.#find);
    return {
      id,
      name,
      type: joinParts(this.#types.writeSignature(signature)),
      ...toFacts({}, texts),
      required: false,
      modifiers: modifiersOf(value),
      notes: [...toNotes(texts), ...this.#tellOrigin(value)],
      members: this.#described(signature, id),
    };
  }

  #tellOrigin(value: Loose): readonly MemberNote[] {
    const from = get(value, 'inheritedFrom');
    const target = this.#find(numberOf(get(from, 'target')) ?? -1);
    const name = textOf(get(from, 'name'))?.replace(/\.[^.]*$/, '');
    if (target === undefined || name === undefined) return [];
    return [{ title: 'inheritedFrom', text: formatSymbolLink(formatCode(name), target) }];
  }
}

function isTold({ description, default: preset, members }: Member): boolean {
  return description !== undefined || preset !== undefined || members.length > 0;
}

function modifiersOf(value: Loose): readonly string[] {
  return MODIFIERS.flatMap(([flag, word]) => (hasFlag(value, flag) ? [word] : []));
}

function toFacts(value: Loose, { description, deprecation, default: told }: CommentTexts) {
  const written = textOf(get(value, 'defaultValue'));
  const isLiteral = get(get(value, 'type'), 'type') === 'literal';
  const preset = told ?? (written === '...' || isLiteral ? undefined : written);
  return {
    ...optional('description', description),
    ...optional('deprecation', deprecation),
    ...optional('default', preset),
  };
}
