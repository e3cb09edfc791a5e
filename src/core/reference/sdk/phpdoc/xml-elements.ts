/** Parses XML, and reads the elements that the parser makes of it: a part of the wrong kind counts as absent. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { decodeReferences } from '../../../html/references.ts';
import type { Position } from '../../../text/source-file.ts';
import { get, isRecord, type Loose } from '../../document/loose.ts';

/** Elements without documentation that can be large: the source and the complaints about it. */
const SKIPPED: ReadonlySet<string> = new Set(['source', 'parse_markers', 'markers', 'partials']);

/** The longest reason that is passed on; the parser can quote the whole text. */
const LONGEST_REASON = 200;

export interface XmlFault {
  readonly reason: string;
  readonly position: Position;
}

/** Returns why a text is not XML; undefined if it is. */
export function findXmlFault(text: string): XmlFault | undefined {
  // oxlint-disable-next-line typescript/no-deprecated -- Its successor is a package of its own, for the same code.
  const result = XMLValidator.validate(text);
  if (result === true) return undefined;
  const { msg, line, col } = result.err;
  const position = { line: line || 1, column: col || 1 };
  if (msg.length > LONGEST_REASON) return { reason: 'Elements are not closed.', position };
  return { reason: `${msg.replace(/\.$/, '')}.`, position };
}

/** Returns the root of an XML text under its name; undefined if its elements are nested too deeply. */
export function parseXml(text: string): Loose | undefined {
  try {
    const root: unknown = createParser().parse(text);
    return isRecord(root) ? root : undefined;
  } catch {
    return undefined;
  }
}

/** Entities that a document declares are never replaced, because they can make it grow without end. */
function createParser(): XMLParser {
  return new XMLParser({
    attributeNamePrefix: '@',
    ignoreAttributes: false,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    jPath: false,
    updateTag: (name) => !SKIPPED.has(name),
  });
}

/** Lists the elements of a name directly in another. One without attributes and content is no object. */
export function xmlElements(parent: unknown, name: string): readonly Loose[] {
  return valuesIn(parent, name).filter(isRecord);
}

/** Lists the texts of the elements of a name directly in another. */
export function xmlTexts(parent: unknown, name: string): readonly string[] {
  return valuesIn(parent, name).flatMap((value) => {
    const text = isRecord(value) ? get(value, '#text') : value;
    return typeof text === 'string' ? decodeReferences(text).trim() : [];
  });
}

/** Returns the text of the first element of a name directly in another; empty without one. */
export function xmlText(parent: unknown, name: string): string {
  return xmlTexts(parent, name)[0] ?? '';
}

/** Returns the value of an attribute; empty without it. */
export function xmlAttribute(element: Loose, name: string): string {
  const value = get(element, `@${name}`);
  return typeof value === 'string' ? decodeReferences(value).trim() : '';
}

/** What occurs only once is not a list. */
function valuesIn(parent: unknown, name: string): readonly unknown[] {
  const value = get(parent, name);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
