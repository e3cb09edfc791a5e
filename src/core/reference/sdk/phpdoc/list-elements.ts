/** Lists the classes, functions and so on of phpDocumentor's output, and what they consist of. */
import { xmlAttribute, xmlElements, xmlText, xmlTexts } from './xml-elements.ts';
import type { Loose } from '../../document/loose.ts';
import { type Docblock, isLeftOut, readDocblock, tagsOf } from './docblock.ts';
import { toFullName, variableName } from './php-name.ts';

const ELEMENT_KINDS = ['class', 'interface', 'trait', 'enum', 'function', 'constant'] as const;

export interface PhpElement {
  /** Its full name; that of a function ends with `()`. */
  readonly id: string;
  readonly kind: (typeof ELEMENT_KINDS)[number];
  readonly element: Loose;
  readonly docblock: Docblock;
  /** The full names of what it extends, but not those of traits. */
  readonly parents: readonly string[];
  /** The full names of the interfaces that it implements. */
  readonly interfaces: readonly string[];
  readonly members: readonly PhpMember[];
  /** The full names of all that its members come from: of its ancestors, and of traits. */
  readonly origins: ReadonlySet<string>;
}

const MEMBER_KINDS = ['constant', 'case', 'property', 'method'] as const;

export interface PhpMember {
  readonly id: string;
  readonly kind: (typeof MEMBER_KINDS)[number];
  /** Without the `$` of a property. */
  readonly name: string;
  readonly element: Loose;
  readonly docblock: Docblock;
}

/** Lists elements once each; a name that is defined under several conditions has several. */
export function listPhpElements(project: Loose): ReadonlyMap<string, PhpElement> {
  const all = new Map<string, PhpElement>();
  for (const read of xmlElements(project, 'file').flatMap(readFile)) {
    if (!all.has(read.id)) all.set(read.id, read);
  }
  return all;
}

function readFile(file: Loose): readonly PhpElement[] {
  return ELEMENT_KINDS.flatMap((kind) =>
    xmlElements(file, kind).flatMap((element) => readElement(element, kind) ?? []),
  );
}

function readElement(element: Loose, kind: PhpElement['kind']): PhpElement | undefined {
  const name = xmlText(element, 'full_name') || xmlText(element, 'name');
  const docblock = readDocblock(element);
  if (name === '' || isLeftOut(docblock)) return undefined;
  const id = toFullName(kind === 'function' ? `${name.replace(/\(\)$/, '')}()` : name);
  const isPlain = kind === 'function' || kind === 'constant';
  return {
    id,
    kind,
    element,
    docblock,
    parents: namesIn(element, 'extends'),
    interfaces: namesIn(element, 'implements'),
    ...(isPlain
      ? { members: [], origins: new Set<string>() }
      : listMembers(element, { id, docblock })),
  };
}

function namesIn(element: Loose, name: string): readonly string[] {
  return xmlTexts(element, name).filter(Boolean).map(toFullName);
}

function listMembers(
  owner: Loose,
  { id: ownerId, docblock: ownDocblock }: Pick<PhpElement, 'id' | 'docblock'>,
): Pick<PhpElement, 'members' | 'origins'> {
  const members = new Map<string, PhpMember>();
  const origins = new Set<string>();
  const add = (member: PhpMember) => {
    const isPrivate = xmlAttribute(member.element, 'visibility') === 'private';
    if (member.name === '' || isPrivate || isLeftOut(member.docblock)) return;
    if (!members.has(member.id)) members.set(member.id, member);
  };
  for (const kind of MEMBER_KINDS) {
    const inherited: PhpMember[] = [];
    for (const element of xmlElements(owner, kind)) {
      const name = variableName(xmlText(element, 'name'));
      const member = {
        id: `${ownerId}::${localName(kind, name)}`,
        kind,
        name,
        element,
        docblock: readDocblock(element),
      };
      const origin = originOf(element) ?? ownerId;
      if (origin === ownerId) add(member);
      else {
        origins.add(origin);
        inherited.push(member);
      }
    }
    // A class is created by the constructor that it inherits, so its page has to show that.
    for (const each of inherited) if (each.name === '__construct') add(each);
  }
  for (const each of listMagic(ownDocblock, ownerId)) add(each);
  return { members: [...members.values()], origins };
}

/** Returns the full name of the class that defines a member, if that is known. */
function originOf(element: Loose): string | undefined {
  const inherited = xmlText(element, 'inherited_from');
  if (inherited !== '') return toFullName(inherited.replace(/::.*$/s, ''));
  const full = xmlText(element, 'full_name');
  const at = full.indexOf('::');
  return at === -1 ? undefined : toFullName(full.slice(0, at));
}

/** Returns the part of a member's id that is the same in all classes. */
function localName(kind: PhpMember['kind'], name: string): string {
  if (kind === 'method') return `${name}()`;
  return kind === 'property' ? `$${name}` : name;
}

/** Lists the members that only a comment names, as elements like those that the tool can make of them. */
function listMagic(docblock: Docblock, ownerId: string): readonly PhpMember[] {
  const properties = tagsOf(docblock, 'property', 'property-read', 'property-write');
  const methods = tagsOf(docblock, 'method');
  const toMember = (kind: 'property' | 'method', name: string, own: Docblock): PhpMember => ({
    id: `${ownerId}::${localName(kind, name)}`,
    kind,
    name,
    element: {},
    docblock: own,
  });
  return [
    ...properties.map((tag) =>
      toMember('property', tag.variable, {
        text: tag.description,
        tags: [{ ...tag, name: 'var', description: '' }, tag],
      }),
    ),
    ...methods.map((tag) =>
      toMember('method', tag.method, {
        text: tag.description,
        tags: tag.type === '' ? [] : [{ ...tag, name: 'return', description: '' }],
      }),
    ),
  ];
}
