/** Builds the members of .NET types from the items of DocFX, and reads what comments say about them. */
import {
  get,
  isRecord,
  listOf,
  type Loose,
  optional,
  textOf,
  textsOf,
} from '../../document/loose.ts';
import type {
  LibraryCall,
  LibraryCode,
  LibraryMember,
  LibraryParameter,
  LibrarySection,
} from '../library/library.ts';
import { readExample, type SymbolTexts } from '../library/symbol-texts.ts';
import { wrapCode } from '../library/wrap-code.ts';
import { type CsharpDeclaration, defaultOf, readCsharp } from './csharp.ts';
import { type DocfxNames, itemName } from './docfx-names.ts';
import type { DocfxTexts } from './docfx-texts.ts';

const SECTIONS: ReadonlyMap<unknown, LibrarySection> = new Map([
  ['Constructor', 'constructors'],
  ['Field', 'fields'],
  ['Property', 'properties'],
  ['AttachedProperty', 'properties'],
  ['Method', 'methods'],
  ['Operator', 'operators'],
  ['Event', 'events'],
  ['AttachedEvent', 'events'],
]);

/** Sections of what can be called. */
const CALLED: ReadonlySet<LibrarySection> = new Set(['constructors', 'methods', 'operators']);

/** Keywords that are the same for most members. */
const COMMON = new Set(['public', 'const', 'event', 'extern', 'new', 'partial', 'unsafe']);

interface Owner {
  readonly id: string;
  readonly isEnum: boolean;
}

export class DocfxMembers {
  readonly #names: DocfxNames;
  readonly #texts: DocfxTexts;

  constructor(names: DocfxNames, texts: DocfxTexts) {
    this.#names = names;
    this.#texts = texts;
  }

  /** @returns nothing for an item of an unknown type. */
  build(item: Loose, { id: owner, isEnum }: Owner): readonly LibraryMember[] {
    const known = SECTIONS.get(get(item, 'type'));
    if (known === undefined) return [];
    const name = itemName(item).replace(/[([].*$/s, '');
    const declared = readCsharp(textOf(get(get(item, 'syntax'), 'content')) ?? name, plain(name));
    const section = toSection(known, { isEnum, keywords: declared.keywords });
    const isCalled = CALLED.has(section);
    const { call, texts } = this.#split(this.buildCall(item, declared));
    const declaration = this.#names.link(declared.code.replace(/\s+/g, ' '));
    const isIndexer = section === 'properties' && declared.parameters.length > 0;
    const type = isCalled || isIndexer ? undefined : this.#typeOf(item, declared);
    return [
      {
        id: textOf(get(item, 'uid')) ?? `${owner}.${name}`,
        name: section === 'constructors' ? `new ${name}` : name,
        section,
        modifiers: listModifiers(declared),
        declaration: wrapCode(declaration),
        ...optional('type', section === 'values' ? undefined : type),
        ...(section === 'values' || section === 'constants'
          ? optional('default', declared.value)
          : {}),
        ...((isCalled || isIndexer) && { call }),
        ...texts,
      },
    ];
  }

  /** Reads how a delegate or a member is called. */
  buildCall(item: Loose, declared: CsharpDeclaration): LibraryCall {
    const { parameters, type } = declared;
    const syntax = get(item, 'syntax');
    const shown = type === '' ? undefined : this.#typeOf(item, declared);
    const returns = this.#texts.read(textOf(get(get(syntax, 'return'), 'description')));
    const list = parameters.flatMap((text, rank): LibraryCode => [
      rank === 0 ? '' : ', ',
      ...this.#names.link(text.replace(/\s+/g, ' ')),
    ]);
    return {
      signature: ['(', ...list, ')', ...(shown === undefined ? [] : [': ', ...shown])],
      typeParameters: this.typeParameters(item),
      parameters: this.#parameters(listOf(get(syntax, 'parameters')).filter(isRecord), parameters),
      ...optional('result', type === 'void' ? undefined : shown),
      ...this.readTexts(item),
      ...optional('returns', returns),
    };
  }

  typeParameters(item: Loose): readonly LibraryParameter[] {
    const parameters = listOf(get(get(item, 'syntax'), 'typeParameters')).filter(isRecord);
    return parameters.map((parameter) => ({
      name: textOf(get(parameter, 'id')) ?? '?',
      required: false,
      ...optional('description', this.#texts.read(textOf(get(parameter, 'description')))),
    }));
  }

  /** Reads what the comment of an item says. */
  readTexts(item: Loose): SymbolTexts {
    const parts = [get(item, 'summary'), get(item, 'remarks')];
    const description = parts.flatMap((part) => this.#texts.read(textOf(part)) ?? []).join('\n\n');
    return {
      ...optional('description', description === '' ? undefined : description),
      ...optional('deprecation', readDeprecation(item)),
      throws: listOf(get(item, 'exceptions')).flatMap((each) => this.#described(each, 'type')),
      see: listOf(get(item, 'seealso')).flatMap((each) => this.#reference(each)),
      examples: textsOf(get(item, 'example')).flatMap((text) => {
        const example = this.#texts.readExample(text);
        return example === undefined ? [] : [readExample(undefined, example, 'csharp')];
      }),
    };
  }

  /** Tells texts from how something is called. */
  #split({ signature, typeParameters, parameters, result, ...texts }: LibraryCall): {
    readonly call: NonNullable<LibraryMember['call']>;
    readonly texts: SymbolTexts;
  } {
    return {
      call: { signature, typeParameters, parameters, ...optional('result', result) },
      texts,
    };
  }

  /** The type as C#, by its id if the code does not tell it. */
  #typeOf(item: Loose, { type }: CsharpDeclaration): LibraryCode | undefined {
    if (type !== '') return this.#names.link(type.replace(/\s+/g, ' '));
    const id = textOf(get(get(get(item, 'syntax'), 'return'), 'type'));
    return this.#written(id);
  }

  #parameters(
    parameters: readonly Loose[],
    written: readonly string[],
  ): readonly LibraryParameter[] {
    return parameters.map((parameter, rank) => {
      const name = textOf(get(parameter, 'id')) ?? '?';
      const text = written[rank] ?? '';
      const preset = defaultOf(text);
      const type = textOf(get(parameter, 'type'));
      return {
        name,
        ...optional('type', this.#typeOfParameter(text, name) ?? this.#written(type)),
        required: preset === undefined && !/^params\b/.test(text),
        ...optional('default', preset),
        ...optional('description', this.#texts.read(textOf(get(parameter, 'description')))),
      };
    });
  }

  #written(id: string | undefined): LibraryCode | undefined {
    return id === undefined ? undefined : this.#names.writeType(id);
  }

  /** Returns the type that stands before the name of a parameter: `ref string?`. */
  #typeOfParameter(text: string, name: string): LibraryCode | undefined {
    const before = text.replace(/\s+=\s.*$/s, '').trim();
    const end = before.length - name.length;
    if (!before.endsWith(name) || end <= 1) return undefined;
    return this.#names.link(
      before
        .slice(0, end)
        .replace(/^this\s+/, '')
        .trim(),
    );
  }

  /** Returns what an exception stands for: a link to it, and when it is thrown. */
  #described(value: unknown, key: string): readonly string[] {
    const id = textOf(get(value, key));
    if (id === undefined) return [];
    const text = this.#texts.read(textOf(get(value, 'description')));
    return [[this.#texts.linkTo(id), text].filter(Boolean).join(': ')];
  }

  #reference(value: unknown): readonly string[] {
    const target = textOf(get(value, 'linkId'));
    const label = textOf(get(value, 'altText'));
    if (target === undefined) return [];
    if (get(value, 'linkType') !== 'HRef') return [this.#texts.linkTo(target)];
    return [this.#texts.linkToUrl(target, label)];
  }
}

function plain(name: string): string {
  return name.replace(/<.*$/s, '');
}

function toSection(
  section: LibrarySection,
  { isEnum, keywords }: { readonly isEnum: boolean; readonly keywords: readonly string[] },
): LibrarySection {
  if (section !== 'fields') return section;
  if (isEnum) return 'values';
  return keywords.includes('const') ? 'constants' : 'fields';
}

function listModifiers({ keywords, accessors }: CsharpDeclaration): readonly string[] {
  const own = keywords.filter((word) => !COMMON.has(word));
  const isReadonly = /\bget\b/.test(accessors) && !/\b(?:set|init)\b/.test(accessors);
  return [...own, ...(isReadonly ? ['get'] : []), ...(/\binit\b/.test(accessors) ? ['init'] : [])];
}

/** Returns the reason of an obsolete item; empty without one. */
function readDeprecation(item: Loose): string | undefined {
  const attribute = listOf(get(item, 'attributes')).find(
    (each) => get(each, 'type') === 'System.ObsoleteAttribute',
  );
  if (attribute === undefined) return undefined;
  const [first] = listOf(get(attribute, 'arguments'));
  return textOf(get(first, 'value')) ?? '';
}
