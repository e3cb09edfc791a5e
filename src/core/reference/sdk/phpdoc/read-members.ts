/** Reads the members of classes, interfaces, traits and enums. */
import { optional } from '../../document/loose.ts';
import type { LibraryCode, LibraryMember, LibrarySection } from '../library/library.ts';
import { tagsOf } from './docblock.ts';
import type { PhpElement, PhpMember } from './list-elements.ts';
import type { PhpIndex } from './php-index.ts';
import { type PhpPlace, firstTag, readPhpTexts } from './read-texts.ts';
import { readPhpCall, writePhpCall } from './read-call.ts';
import { readPhpType } from './type-code.ts';
import { xmlAttribute, xmlText } from './xml-elements.ts';

/** Values that are longer are cut, because they say little: tables of data. */
const LONGEST_VALUE = 300;

export function readPhpMembers(owner: PhpElement, index: PhpIndex): readonly LibraryMember[] {
  const place = { owner: owner.id, find: index.referencesFrom(owner.id) };
  return owner.members.map((member) => {
    const overridden = index.overriddenBy(member, owner).map(({ docblock }) => docblock);
    const docblocks = [member.docblock, ...overridden];
    const facts = { id: member.id, ...readPhpTexts(docblocks, place) };
    if (member.kind === 'method') {
      return { ...facts, ...readMethod(member, owner, { docblocks, place }) };
    }
    const type = firstTag(docblocks, 'var')?.type ?? '';
    const code = type === '' ? undefined : readPhpType(type, owner.id);
    if (member.kind === 'property') return { ...facts, ...readProperty(member, code) };
    return { ...facts, ...readConstant(member, code) };
  });
}

type MemberFacts = Pick<LibraryMember, 'name' | 'section' | 'modifiers' | 'declaration'> &
  Partial<Pick<LibraryMember, 'type' | 'default' | 'call'>>;

function readMethod(
  { name, element }: PhpMember,
  { kind }: PhpElement,
  { docblocks, place }: { docblocks: Parameters<typeof readPhpTexts>[0]; place: PhpPlace },
): MemberFacts {
  const isConstructor = name === '__construct';
  const returned = isConstructor ? '' : (firstTag(docblocks, 'return')?.type ?? '');
  const result = returned === '' ? undefined : readPhpType(returned, place.owner);
  const call = readPhpCall(element, docblocks, { ...place, result });
  const isTrue = (attribute: string) => xmlAttribute(element, attribute) === 'true';
  // All methods of an interface are abstract, which PHP does not write.
  const before = [
    ...(isTrue('abstract') && kind !== 'interface' ? ['abstract'] : []),
    ...(isTrue('final') ? ['final'] : []),
  ];
  const after = isTrue('static') ? ['static'] : [];
  const visibility = xmlAttribute(element, 'visibility') || 'public';
  const reference = isTrue('returnByReference') ? '&' : '';
  const words = [...before, visibility, ...after, 'function', reference + name];
  return {
    name,
    section: isConstructor ? 'constructors' : 'methods',
    modifiers: [...before, ...shownVisibility(element), ...after],
    declaration: writePhpCall(words.join(' '), {
      parameters: call.parameters,
      result,
    }),
    call,
  };
}

function readProperty({ name, element, docblock }: PhpMember, type?: LibraryCode): MemberFacts {
  const isReadonly = tagsOf(docblock, 'property-read', 'readonly').length > 0;
  const preset = cutPhpValue(xmlText(element, 'default'));
  const isStatic = xmlAttribute(element, 'static') === 'true';
  const modifiers = [
    ...shownVisibility(element),
    ...(isStatic ? ['static'] : []),
    ...(isReadonly || xmlAttribute(element, 'readonly') === 'true' ? ['readonly'] : []),
    ...(tagsOf(docblock, 'property-write').length > 0 ? ['write-only'] : []),
  ];
  const visibility = xmlAttribute(element, 'visibility') || 'public';
  const words = [visibility, ...modifiers.filter((word) => /^(?:static|readonly)$/.test(word))];
  return {
    name: `$${name}`,
    section: 'properties',
    modifiers,
    declaration: [
      `${words.join(' ')} `,
      ...(type === undefined ? [] : [...type, ' ']),
      `$${name}${preset === '' ? '' : ` = ${preset}`}`,
    ],
    ...optional('type', type),
    ...optional('default', preset || undefined),
  };
}

/** Reads a constant or a case of an enum. */
function readConstant({ kind, name, element }: PhpMember, type?: LibraryCode): MemberFacts {
  const value = cutPhpValue(xmlText(element, 'value'));
  const section: LibrarySection = kind === 'case' ? 'values' : 'constants';
  const visibility = shownVisibility(element);
  const start = kind === 'case' ? 'case' : [...visibility, 'const'].join(' ');
  return {
    name,
    section,
    modifiers: visibility,
    declaration: [`${start} ${name}${value === '' ? '' : ` = ${value}`}`],
    ...optional('type', describeConstant(value, type)),
  };
}

/** Returns the type and the value of a constant: `string = 'a'`. */
function describeConstant(value: string, type?: LibraryCode): LibraryCode | undefined {
  if (value === '') return type;
  return type === undefined ? [value] : [...type, ` = ${value}`];
}

export function cutPhpValue(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…` : value;
}

/** What is not said to be something else is public. */
function shownVisibility(element: PhpMember['element']): readonly string[] {
  return xmlAttribute(element, 'visibility') === 'protected' ? ['protected'] : [];
}
