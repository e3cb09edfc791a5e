/** Reads the members of a class from the details on its page. */
import { optional } from '../../document/loose.ts';
import type { LibraryMember, LibraryParameter, LibrarySection } from '../library/library.ts';
import { noTexts } from '../library/symbol-texts.ts';
import type { CommentReader } from './comment-html.ts';
import type { FoundMember, MemberGroup } from './find-details.ts';
import { type ClassPage, lastName, type ClassIndex, toMember } from './index-pages.ts';
import { JavaCode } from './java-code.ts';
import { formatAnnotations, isDeprecation } from './format-annotations.ts';
import {
  type JavaParameter,
  readJavaSignature,
  type JavaSignature,
  type TypeParameter,
} from './read-signature.ts';
import { type PartTexts, readCommentTexts, REMOVAL } from './read-texts.ts';
import { writeCall, writeMember } from './write-java.ts';

/** What the members of a class have in common. */
export interface MemberContext {
  readonly page: ClassPage;
  readonly index: ClassIndex;
  readonly comments: CommentReader;
  /** Whether members without a keyword are public, as in interfaces. */
  readonly isOpen: boolean;
  readonly isDeprecated: boolean;
  /** Descriptions of the components of a record, by name. */
  readonly components: ReadonlyMap<string, string>;
  /** The values of constants by their full names. */
  readonly constants: ReadonlyMap<string, string>;
}

/** @returns undefined for a member that is not part of the public API. */
export function readMember(found: FoundMember, context: MemberContext): LibraryMember | undefined {
  const { page, index, comments } = context;
  const { group } = found;
  const signature = readJavaSignature(new JavaCode(found.code, index, page));
  const { name, modifiers, parameters, type } = signature;
  const isShown = /\b(?:public|protected)\b/.test(modifiers.join(' '));
  if (name === '' || (!isShown && !isAlwaysOpen(group, context.isOpen, modifiers)))
    return undefined;
  const own = readCommentTexts(found.parts, comments, formatAnnotations(signature.annotations));
  const { deprecation, ...texts } = own.texts;
  const preset = own.notes.default ?? context.constants.get(`${page.id}.${name}`);
  return {
    ...texts,
    ...optional('deprecation', isOwn(deprecation, signature, context) ? deprecation : undefined),
    id: idOf(found.anchor, own, context),
    name,
    section: sectionOf(group, modifiers),
    modifiers: modifiersOf(group, { modifiers, default: preset }),
    declaration: writeMember(signature),
    ...(parameters === undefined && group !== 'values' && type.length > 0 && { type }),
    ...optional('default', preset),
    ...(parameters !== undefined &&
      group !== 'elements' && {
        call: {
          signature: writeCall(signature),
          typeParameters: toTypeParameters(signature.typeParameters, own.notes.typeParameters),
          parameters: toParameters(parameters, descriptionsOf(group, own, context)),
          ...(type.length > 0 && !isVoid(signature) && { result: type }),
        },
      }),
  };
}

function isAlwaysOpen(group: MemberGroup, isOpen: boolean, modifiers: readonly string[]): boolean {
  return (isOpen || group === 'elements') && !modifiers.includes('private');
}

function isVoid({ type }: JavaSignature): boolean {
  return type.length === 1 && type[0] === 'void';
}

/**
 * Whether a deprecation is that of the member itself. Members of a deprecated class count as deprecated, too,
 * but the page of the class says so already.
 */
function isOwn(
  deprecation: string | undefined,
  { annotations }: JavaSignature,
  { isDeprecated }: MemberContext,
): boolean {
  const hasReason = deprecation !== '' && deprecation !== REMOVAL;
  return !isDeprecated || hasReason || annotations.some(isDeprecation);
}

/** A member has the same id within its class as the one that it overrides. */
function idOf(anchor: string, { notes }: PartTexts, { page, index }: MemberContext): string {
  const own = toMember(anchor, lastName(page.name));
  const target = notes.overridden === undefined ? undefined : index.resolve(notes.overridden, page);
  const above = target?.isMember === true ? target.id.slice(target.id.indexOf('#') + 1) : own;
  return `${page.id}#${nameIn(above) === nameIn(own) ? above : own}`;
}

function nameIn(member: string): string {
  return member.split('(', 1)[0] ?? '';
}

const SECTIONS: Readonly<Record<MemberGroup, LibrarySection>> = {
  values: 'values',
  fields: 'fields',
  constructors: 'constructors',
  methods: 'methods',
  properties: 'properties',
  elements: 'properties',
};

function sectionOf(group: MemberGroup, modifiers: readonly string[]): LibrarySection {
  const isConstant = modifiers.includes('static') && modifiers.includes('final');
  return group === 'fields' && isConstant ? 'constants' : SECTIONS[group];
}

/** Keywords that tell readers how to use a member. */
const SHOWN: ReadonlySet<string> = new Set(['protected', 'static', 'abstract', 'default', 'final']);

function modifiersOf(
  group: MemberGroup,
  {
    modifiers,
    default: preset,
  }: { readonly modifiers: readonly string[]; readonly default?: string | undefined },
): readonly string[] {
  if (group === 'elements') return preset === undefined ? ['required'] : [];
  const shown = modifiers.filter((word) => SHOWN.has(word));
  const isConstant = sectionOf(group, modifiers) === 'constants' || group === 'values';
  return isConstant ? shown.filter((word) => word !== 'static' && word !== 'final') : shown;
}

/** The components of a record describe the parameters of a constructor, unless its comment does. */
function descriptionsOf(
  group: MemberGroup,
  { notes: { parameters } }: PartTexts,
  { components }: MemberContext,
): ReadonlyMap<string, string> {
  return group === 'constructors' ? new Map([...components, ...parameters]) : parameters;
}

function toParameters(
  parameters: readonly JavaParameter[],
  descriptions: ReadonlyMap<string, string>,
): readonly LibraryParameter[] {
  return parameters.map(({ name, type }) => ({
    name,
    type,
    required: true,
    ...optional('description', descriptions.get(name)),
  }));
}

export function toTypeParameters(
  parameters: readonly TypeParameter[],
  descriptions: ReadonlyMap<string, string>,
): readonly LibraryParameter[] {
  return parameters.map(({ name, bounds }) => ({
    name,
    ...(bounds.length > 0 && { type: bounds }),
    required: false,
    ...optional('description', descriptions.get(name) ?? descriptions.get(`<${name}>`)),
  }));
}

/** Returns the components of a record as what its accessors are about. */
export function toComponents(
  components: readonly JavaParameter[],
  { page, components: descriptions }: MemberContext,
): readonly LibraryMember[] {
  return components.map(({ name, type, declaration }) => ({
    ...noTexts,
    ...optional('description', descriptions.get(name)),
    // The anchor by which the comments that the tool writes for accessors link to a component.
    id: `${page.id}#param-${name}`,
    name,
    section: 'properties',
    modifiers: [],
    declaration,
    type,
  }));
}
