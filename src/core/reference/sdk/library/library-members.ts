/** Builds the members, the overloads and the parameters that pages of a library list. */
import { formatCode } from '../../../text/markdown.ts';
import { optional } from '../../document/loose.ts';
import type { Member } from '../../model/symbol-model.ts';
import { formatSymbolLink } from '../../symbols/symbol-link.ts';
import { createAnchors } from './anchor-words.ts';
import type { IndexedMember } from './index-library.ts';
import type { LibraryCall, LibraryMember, LibraryParameter } from './library.ts';
import type { NameLinker } from './name-linker.ts';
import { describe, toNotes } from './symbol-texts.ts';

export class LibraryMembers {
  readonly #names: NameLinker;

  constructor(names: NameLinker) {
    this.#names = names;
  }

  buildMember({ member, anchor, from }: IndexedMember): Member {
    const { name, call, modifiers } = member;
    const texts = this.#names.linkTexts(member);
    const type = call?.signature ?? member.type;
    return {
      id: anchor,
      name,
      ...optional('type', type && this.#names.toType(type)),
      ...describe(texts),
      ...optional('default', member.default),
      required: false,
      modifiers,
      notes: [...toNotes(texts), ...(from === undefined ? [] : [this.#tellOrigin(member, from)])],
      members: call === undefined ? [] : this.#allParameters(call, anchor),
    };
  }

  #tellOrigin({ id }: LibraryMember, from: { readonly id: string; readonly name: string }) {
    const { targets } = this.#names;
    const target = targets.get(id) ?? targets.get(from.id) ?? {};
    return {
      title: 'inheritedFrom',
      text: formatSymbolLink(formatCode(from.name), target),
    } as const;
  }

  buildOverload(call: LibraryCall, rank: number, name: string): Member {
    const id = `overload-${rank + 1}`;
    const texts = this.#names.linkTexts(call);
    return {
      id,
      name,
      type: this.#names.toType(call.signature),
      ...describe(texts),
      required: false,
      notes: toNotes(texts),
      members: this.#allParameters(call, id),
    };
  }

  #allParameters(
    { typeParameters, parameters }: Pick<LibraryCall, 'typeParameters' | 'parameters'>,
    prefix: string,
  ): readonly Member[] {
    const described = typeParameters.filter(({ description }) => description !== undefined);
    const isDescribed = parameters.some(({ description }) => description !== undefined);
    return [
      ...this.buildParameters(described, `${prefix}-type`),
      // Without words, they would repeat the signature.
      ...(isDescribed ? this.buildParameters(parameters, prefix) : []),
    ];
  }

  buildParameters(parameters: readonly LibraryParameter[], prefix: string): readonly Member[] {
    const toAnchor = createAnchors();
    return parameters.map(({ name, type, description, default: preset, required }) => ({
      id: toAnchor(prefix, name),
      name,
      ...optional('type', type && this.#names.toType(type)),
      ...optional('description', description && this.#names.linkText(description)),
      ...optional('default', preset),
      required,
      members: [],
    }));
  }
}
