/** Builds the members that the page of a class lists. */
import { optional } from '../../document/loose.ts';
import type { LibraryCode, LibraryMember, LibrarySection } from '../library/library.ts';
import { noTexts } from '../library/symbol-texts.ts';
import { buildCall } from './build-calls.ts';
import { readType } from './call-types.ts';
import type { DraftPart, SymbolDraft } from './collect-symbols.ts';
import type { Docstring, DocumentedName, Mention } from './docstring/docstring.ts';
import { plainCode } from './markup/library-code.ts';
import type { PythonSignature } from './read-signature.ts';
import { writeValue } from './write-value.ts';

/** What is shown as the constructor, and parts of every class, which say nothing about any. */
const INTERNAL: ReadonlySet<string> = new Set([
  '__init__',
  '__new__',
  '__annotations__',
  '__dict__',
  '__module__',
  '__weakref__',
]);

/** @param classes The ids of all classes. */
export function buildMembers(
  draft: SymbolDraft,
  extended: readonly string[],
  classes: ReadonlySet<string>,
): readonly LibraryMember[] {
  const isEnum = /(?:Enum|Flag)\b/.test(plainCode(draft.docstring.bases));
  const { attributes, mentions } = draft.docstring;
  const members = new Map(draft.members);
  const created = ['__init__', '__new__'].find((name) => members.has(name));
  const creator = created === undefined ? undefined : members.get(created);
  if (created !== undefined) members.delete(created);
  const told = new Map(attributes.map((each) => [each.name, each]));
  const others = [
    ...attributes,
    ...(extended.some((id) => classes.has(id)) ? [] : mentions),
  ].filter(
    ({ name }) => !members.has(name) && !INTERNAL.has(name) && !classes.has(`${draft.id}.${name}`),
  );
  const ids = { ownerId: draft.id, isEnum };
  return [
    ...(isEnum ? [] : buildConstructor(draft, creator)),
    ...[...members.values()]
      .filter(({ name }) => !INTERNAL.has(name))
      .flatMap((part) => buildMember(part, { ...ids, told: told.get(part.name) })),
    ...distinct(others).map((each) => buildMentioned(each, draft.id)),
  ];
}

function distinct(mentions: readonly Mention[]): readonly Mention[] {
  return [...new Map(mentions.map((each) => [each.name, each])).values()];
}

interface MemberPlace {
  readonly ownerId: string;
  readonly isEnum: boolean;
  /** What the docstring of the class says about it. */
  readonly told: DocumentedName | undefined;
}

/** Builds the constructor: Sphinx writes its parameters after the name of the class. */
function buildConstructor(
  { id, name, signatures, docstring }: SymbolDraft,
  creator: DraftPart | undefined,
): readonly LibraryMember[] {
  const { throws } = docstring.texts;
  const about: Docstring =
    creator === undefined
      ? { ...docstring, texts: { ...noTexts, throws } }
      : {
          ...creator.docstring,
          parameters: joinParameters(creator.docstring, docstring),
          texts: {
            ...creator.docstring.texts,
            throws: [...creator.docstring.texts.throws, ...throws],
          },
        };
  const own = signatures.filter(({ parameters }) => parameters !== undefined);
  const called = creator === undefined || isVague(creator, own) ? own : creator.signatures;
  const isTold = called.length > 0 || about.parameters.length > 0 || throws.length > 0;
  if (!isTold || isPlaceholder(called, about)) return [];
  const shown = called.length > 0 ? called : [{ parameters: toWritten(about) }];
  return shown.map((signature, rank) => {
    const facts = { name, typeParameters: [], parameters: signature.parameters ?? [] };
    const { call, declaration } = buildCall(facts, withoutResult(about), shown.length === 1);
    return {
      ...(rank === 0 ? about.texts : noTexts),
      id: `${id}.__init__`,
      name: signatures[0]?.name ?? name,
      section: 'constructors',
      modifiers: [],
      declaration,
      call,
    };
  });
}

/** Lists what is said about parameters, first where the object is created. */
function joinParameters(one: Docstring, other: Docstring): readonly DocumentedName[] {
  const known = new Set(one.parameters.map(({ name }) => name));
  return [...one.parameters, ...other.parameters.filter(({ name }) => !known.has(name))];
}

/** Whether a class says more about its parameters than its method that creates objects. */
function isVague({ signatures }: DraftPart, own: readonly PythonSignature[]): boolean {
  return own.length > 0 && signatures.every(({ parameters }) => isAnything(parameters));
}

function isAnything(parameters: PythonSignature['parameters']): boolean {
  return parameters?.map(({ name }) => name).join() === '*args,**kwargs';
}

/** What a constructor returns is no news. */
function withoutResult({ result: _, ...docstring }: Docstring): Docstring {
  return docstring;
}

/** Protocols and the like are shown with parameters that they do not have. */
function isPlaceholder(
  called: readonly Pick<PythonSignature, 'parameters'>[],
  { parameters }: Docstring,
): boolean {
  return parameters.length === 0 && called.every((each) => isAnything(each.parameters));
}

function toWritten({ parameters }: Docstring) {
  return parameters.map(({ name, type }) => ({
    name,
    isOptional: type !== undefined && readType(type).isOptional,
  }));
}

/** Overloads have ids of their own. */
function buildMember(part: DraftPart, place: MemberPlace): readonly LibraryMember[] {
  const { name, docstring, signatures, role } = part;
  const [first] = signatures;
  // Older versions of Sphinx call properties methods.
  const isProperty = first?.words.includes('property') === true;
  if (isProperty || (role !== 'callable' && first?.parameters === undefined))
    return buildProperty(part, place);
  const { returns, ...texts } = docstring.texts;
  return signatures.map((signature, rank) => {
    const built = buildCall({ ...signature, name }, docstring, signatures.length === 1);
    const modifiers = modifiersOf(part, signature);
    return {
      ...(rank === 0 ? texts : noTexts),
      ...optional('returns', returns),
      id: `${place.ownerId}.${name}`,
      name,
      section: 'methods',
      modifiers,
      declaration: [...writeDecorators(modifiers), ...built.declaration],
      call: built.call,
    };
  });
}

function buildProperty(
  part: DraftPart,
  { ownerId, isEnum, told }: MemberPlace,
): readonly LibraryMember[] {
  const { name, docstring, signatures } = part;
  const [signature] = signatures;
  const modifiers = signature === undefined ? [] : modifiersOf(part, signature);
  const type = typeOf(part) ?? told?.type;
  const value = signature?.value;
  const isValue = isEnum && value !== undefined && part.kind === 'attribute';
  const section: LibrarySection = isValue ? 'values' : 'properties';
  const { texts } = docstring;
  return [
    {
      ...optional('description', told?.description),
      ...texts,
      id: `${ownerId}.${name}`,
      name,
      section,
      modifiers,
      declaration: writeValue(name, type, value),
      ...optional('type', isValue ? value : type),
      ...optional('default', isValue || value === undefined ? undefined : plainCode(value)),
    },
  ];
}

/** Returns the type of an attribute; older versions say it as that of a result. */
function typeOf({ signatures: [signature], docstring }: DraftPart): LibraryCode | undefined {
  return signature?.type ?? signature?.result ?? docstring.type ?? docstring.result;
}

/** Builds a member of which only the docstring of its class tells. */
function buildMentioned(
  { name, type, description, called }: Mention,
  ownerId: string,
): LibraryMember {
  const signature = called === undefined ? undefined : [`(${called})`];
  return {
    ...noTexts,
    ...optional('description', description),
    id: `${ownerId}.${name}`,
    name,
    section: signature === undefined ? 'properties' : 'methods',
    modifiers: [],
    declaration:
      signature === undefined ? writeValue(name, type, undefined) : ['def ', name, ...signature],
    ...optional('type', type),
    ...optional('call', signature && { signature, typeParameters: [], parameters: [] }),
  };
}

/** Kinds of members that say how these are called. */
const KIND_WORDS: Readonly<Record<string, string | undefined>> = {
  classmethod: 'classmethod',
  staticmethod: 'static',
  property: 'property',
};

function modifiersOf({ kind }: DraftPart, { words }: PythonSignature): readonly string[] {
  const own = Object.hasOwn(KIND_WORDS, kind) ? KIND_WORDS[kind] : undefined;
  return [...new Set([...words, ...(own === undefined ? [] : [own])])];
}

const DECORATORS: Readonly<Record<string, string | undefined>> = {
  abstract: '@abstractmethod\n',
  classmethod: '@classmethod\n',
  final: '@final\n',
  static: '@staticmethod\n',
};

function writeDecorators(modifiers: readonly string[]): LibraryCode {
  const lines = modifiers.map((word) =>
    Object.hasOwn(DECORATORS, word) ? (DECORATORS[word] ?? '') : '',
  );
  return [`${lines.join('')}${modifiers.includes('async') ? 'async def ' : 'def '}`];
}
