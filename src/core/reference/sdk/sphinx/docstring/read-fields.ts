/** Reads lists of fields: what Sphinx, Napoleon and numpydoc make of the parts of a docstring. */
import { elementText } from '../../../../html/text.ts';
import { createText, type Element, type HtmlNode } from '../../../../html/tree.ts';
import { optional } from '../../../document/loose.ts';
import type { LibraryCode } from '../../library/library.ts';
import { withoutStart, findDash } from '../markup/cut-lines.ts';
import { definitionsIn, elementsOf, hasClass } from '../markup/html-parts.ts';
import { plainCode, sliceCode } from '../markup/library-code.ts';
import { readCode } from '../markup/read-code.ts';

/** A part of a docstring: `Parameters`, `Returns`. */
export interface DocstringField {
  readonly label: string;
  readonly body: readonly HtmlNode[];
}

/** What a field says about one thing, such as a parameter. */
export interface FieldEntry {
  /** The names as they are written; none if only the type is. */
  readonly names: readonly string[];
  /** The name as code, with its link. */
  readonly code: LibraryCode;
  readonly type?: LibraryCode;
  readonly body: readonly HtmlNode[];
  /** Whether it only mentions what is documented elsewhere. */
  readonly isMention: boolean;
}

export function isFieldList(element: Element): boolean {
  return (element.name === 'dl' || element.name === 'table') && hasClass(element, 'field-list');
}

export function readFieldList(list: Element): readonly DocstringField[] {
  if (list.name === 'dl') {
    return definitionsIn(list).map(({ term, body }) => ({ label: toLabel(term), body }));
  }
  return rowsOf(list).flatMap((row) => {
    const [head, ...cells] = elementsOf(row);
    return head === undefined
      ? []
      : [{ label: toLabel(head), body: cells.flatMap(({ children }) => children) }];
  });
}

export function rowsOf(table: Element): readonly Element[] {
  return elementsOf(table).flatMap((part) =>
    part.name === 'tr' ? [part] : elementsOf(part).filter(({ name }) => name === 'tr'),
  );
}

function toLabel(term: Element): string {
  return elementText(term).replace(/\s*[:：]$/, '');
}

/** Reads the things that a field lists: as items, as definitions, or a single one as a paragraph. */
export function readEntries(body: readonly HtmlNode[]): readonly FieldEntry[] {
  const elements = body.filter((node) => node.kind === 'element');
  const [first, ...others] = elements;
  if (first === undefined) return [];
  if (first.name === 'ul' && others.length === 0) {
    return elementsOf(first).map(({ children }) => readParagraphs(children));
  }
  if (first.name === 'dl' && elements.every(({ name }) => name === 'dl')) {
    return elements.flatMap(definitionsIn).map(readDefinition);
  }
  return [readParagraphs(body)];
}

/** Reads `name (type) – description`, perhaps with more paragraphs. */
function readParagraphs(nodes: readonly HtmlNode[]): FieldEntry {
  const start = nodes.findIndex((node) => node.kind === 'element');
  const first = nodes[start];
  if (first?.kind !== 'element' || first.name !== 'p') return readLine(nodes) ?? asText(nodes);
  const entry = readLine(first.children);
  if (entry === undefined) return asText(nodes);
  return { ...entry, body: [...entry.body, ...nodes.slice(start + 1)] };
}

/** Reads `name (type) – description`; undefined if a line is written in another way. */
function readLine(line: readonly HtmlNode[]): FieldEntry | undefined {
  const at = line.findIndex((node) => node.kind === 'element');
  const named = line[at];
  if (named?.kind !== 'element' || !isName(named)) return undefined;
  const dash = findDash(line, at + 1);
  const { before, after } = dash ?? { before: '', after: [] };
  const end = dash?.at ?? line.length;
  const type = readType(line.slice(at + 1, end), before);
  const isOther = dash === undefined && type === undefined;
  if (isOther && elementText({ children: line.slice(at + 1) }) !== '') return undefined;
  return {
    names: splitNames(elementText(named)),
    code: readCode([named]),
    ...optional('type', type),
    body: [...after, ...line.slice(end + 1)],
    isMention: false,
  };
}

function asText(nodes: readonly HtmlNode[]): FieldEntry {
  return { names: [], code: [], body: nodes, isMention: false };
}

function isName(element: Element): boolean {
  if (['strong', 'code', 'tt', 'b'].includes(element.name)) return true;
  const [only, ...others] = elementsOf(element);
  return element.name === 'a' && only !== undefined && others.length === 0 && isName(only);
}

/** Reads what is in parentheses after a name. */
function readType(nodes: readonly HtmlNode[], before: string): LibraryCode | undefined {
  const code = readCode([...nodes, createText(before)]);
  const text = plainCode(code);
  const isType = text.startsWith('(') && text.endsWith(')');
  return isType && text.length > 2 ? sliceCode(code, 1, text.length - 1) : undefined;
}

/** Reads a definition of numpydoc: the name and the type are its term. */
function readDefinition({ term, body }: ReturnType<typeof definitionsIn>[number]): FieldEntry {
  const classifier = elementsOf(term).find((inner) => hasClass(inner, 'classifier'));
  const [named] = elementsOf(term);
  if (named === undefined || named === classifier || !isName(named)) {
    return { ...asText(body), type: readCode(term.children) };
  }
  const written = classifier === undefined ? readAfterColon(term, named) : readCode([classifier]);
  return {
    names: splitNames(elementText(named)),
    code: readCode([named]),
    ...optional('type', written.length === 0 ? undefined : written),
    body,
    isMention: named.name !== 'strong',
  };
}

/** Older versions of numpydoc write the type after a colon. */
function readAfterColon({ children }: Element, named: Element): LibraryCode {
  const rest = children.slice(children.indexOf(named) + 1);
  const code = readCode(withoutStart(rest, 0));
  return plainCode(code).startsWith(':') ? sliceCode(code, 1) : [];
}

function splitNames(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.split(':', 1).join('').trim())
    .filter(Boolean);
}
