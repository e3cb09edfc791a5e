/** Reads the page of a class, an interface, an enum or a record. */
import { parse } from '../../../html/parse.ts';
import { elementText, findElement } from '../../../html/text.ts';
import type { Element } from '../../../html/tree.ts';
import type { PageKind } from '../library/group-symbols.ts';
import type { LibraryCode, LibrarySymbol } from '../library/library.ts';
import { CommentReader } from './comment-html.ts';
import { findDetails, splitPage } from './find-details.ts';
import { formatAnnotations } from './format-annotations.ts';
import type { ClassPage, ClassIndex } from './index-pages.ts';
import { JavaCode } from './java-code.ts';
import { findByPlainClass, hasPlainClass, listPageParts } from './page-classes.ts';
import { type Declaration, type DeclarationKeyword, readDeclaration } from './read-declaration.ts';
import { readMember, toComponents, toTypeParameters } from './read-members.ts';
import { readCommentNotes } from './read-notes.ts';
import { readCommentTexts } from './read-texts.ts';
import { writeClass } from './write-java.ts';

interface Reading {
  readonly index: ClassIndex;
  readonly constants: ReadonlyMap<string, string>;
}

/** @returns undefined for a class that is not part of the public API, and for a page of something else. */
export function readClass(
  page: ClassPage,
  { index, constants }: Reading,
): LibrarySymbol | undefined {
  const { head: top, details } = splitPage(page.html);
  const root = parse(top);
  const head = findHead(root);
  const declaration = head && readDeclaration(new JavaCode(head.code, index, page));
  if (head === undefined || declaration === undefined || !isPublic(declaration)) return undefined;
  const comments = new CommentReader(index, page);
  const { typeParameters, components } = readCommentNotes(head.notes, comments);
  const { texts } = readCommentTexts(
    head.texts,
    comments,
    formatAnnotations(declaration.annotations),
  );
  const shown = withoutImplied(declaration);
  const keyword = [...declaration.modifiers, declaration.keyword].join(' ');
  const { extended, implemented } = listParents(shown);
  const context = {
    page,
    index,
    comments,
    constants,
    components,
    isOpen: /interface$/.test(declaration.keyword),
    isDeprecated: texts.deprecation !== undefined,
  };
  const members = findDetails(details).flatMap((found) => readMember(found, context) ?? []);
  return {
    ...texts,
    id: page.id,
    name: page.name,
    kind: isException(root) ? 'exception' : KINDS[declaration.keyword],
    module: page.module,
    keyword,
    declarations: [writeClass(page.name, keyword, shown)],
    extended,
    implemented,
    typeParameters: toTypeParameters(declaration.typeParameters, typeParameters),
    members: [...toComponents(declaration.components, context), ...members],
    calls: [],
  };
}

const KINDS: Readonly<Record<DeclarationKeyword, PageKind>> = {
  class: 'class',
  record: 'class',
  interface: 'interface',
  '@interface': 'interface',
  enum: 'enum',
};

function isPublic({ modifiers }: Declaration): boolean {
  return modifiers.includes('public') || modifiers.includes('protected');
}

interface Head {
  readonly code: Element;
  /** The notes between the title and the code. */
  readonly notes: readonly Element[];
  /** What is said about it: below the code, but before JDK 9 a deprecation is above. */
  readonly texts: readonly Element[];
}

/** Finds the declaration, and the elements around it. */
function findHead(root: Element): Head | undefined {
  const description = findElement(
    root,
    (element) =>
      hasPlainClass(element, 'classdescription') || hasPlainClass(element, 'description'),
  );
  const parts = description === undefined ? [] : listPageParts(description);
  const at = parts.findIndex((part) => part.name === 'pre' || hasPlainClass(part, 'typesignature'));
  const code = parts[at];
  const isList = ({ name }: Element) => name === 'dl';
  const isBlock = (part: Element) => hasPlainClass(part, 'block');
  const above = parts.slice(0, at);
  return (
    code && {
      code,
      notes: above.filter(isList),
      texts: [...above.filter(isBlock), ...parts.slice(at + 1)],
    }
  );
}

/** Removes what the tool adds to declarations and nobody writes: the classes that are extended anyway. */
function withoutImplied(declaration: Declaration): Declaration {
  const { keyword, heritage } = declaration;
  const isImplied =
    keyword === 'enum' || keyword === 'record' || heritage.extends.every((code) => isObject(code));
  return isImplied && !/interface$/.test(keyword)
    ? { ...declaration, heritage: { ...heritage, extends: [] } }
    : declaration;
}

function isObject(code: LibraryCode): boolean {
  const [only, ...others] = code;
  return others.length === 0 && (only === 'Object' || only === 'java.lang.Object');
}

function listParents({ heritage }: Declaration): Pick<LibrarySymbol, 'extended' | 'implemented'> {
  return {
    extended: heritage.extends.flatMap(named),
    implemented: heritage.implements.flatMap(named),
  };
}

/** Returns the id of a type; its arguments and annotations name others. */
function named(code: LibraryCode): readonly string[] {
  const first = code.find((part) => typeof part !== 'string' || /[<\w]/.test(part));
  return first === undefined || typeof first === 'string' ? [] : [first.target];
}

/** Whether the tree of superclasses has the one that can be thrown. */
function isException(root: Element): boolean {
  const tree = findByPlainClass(root, 'inheritance');
  return tree !== undefined && elementText(tree).includes('java.lang.Throwable');
}
