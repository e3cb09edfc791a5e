/** Reads the comment of an element. */
import type { Loose } from '../../document/loose.ts';
import { inheritsText } from './inline-tags.ts';
import { variableName } from './php-name.ts';
import { xmlAttribute, xmlElements, xmlText } from './xml-elements.ts';

export interface Docblock {
  /** Its summary and its description. */
  readonly text: string;
  readonly tags: readonly DocTag[];
}

export interface DocTag {
  /** In lower case. */
  readonly name: string;
  readonly description: string;
  readonly type: string;
  /** The name of a parameter or a property, without the `$`. */
  readonly variable: string;
  readonly method: string;
  /** The address or the name that it refers to. */
  readonly link: string;
  readonly version: string;
}

export function readDocblock(element: Loose): Docblock {
  const [docblock] = xmlElements(element, 'docblock');
  const summary = xmlText(docblock, 'description');
  const text = xmlText(docblock, 'long-description');
  return {
    // A summary ends at the first period, which can be in a line of its own.
    text: [summary, text.replace(/^\.\s*\n/, '')].filter(Boolean).join('\n\n'),
    tags: xmlElements(docblock, 'tag').map(readTag),
  };
}

function readTag(tag: Loose): DocTag {
  const name = xmlAttribute(tag, 'name').toLowerCase();
  return {
    name,
    description: straighten(xmlAttribute(tag, 'description')),
    type: xmlAttribute(tag, 'type'),
    variable: variableName(xmlAttribute(tag, 'variable')),
    method: xmlAttribute(tag, 'method_name'),
    // Until version 2.8, the attribute "link" was the address of a page of the tool's own.
    link: xmlAttribute(tag, 'refers') || xmlAttribute(tag, 'link'),
    version: xmlAttribute(tag, 'version'),
  };
}

/** Removes what only aligns a description with its tag: the indentation of its lines, and a dash before it. */
function straighten(description: string): string {
  const [first = '', ...others] = description.split('\n');
  const indents = others.flatMap((line) => (line.trim() === '' ? [] : line.search(/\S/)));
  const indent = indents.reduce((least, each) => Math.min(least, each), Infinity);
  const lines = others.map((line) => line.slice(Math.min(indent, line.length)));
  const isList = /^\s*-\s/m.test(lines.join('\n'));
  return [isList ? first : first.replace(/^[-–—:]\s+/, ''), ...lines].join('\n').trim();
}

/** Returns the tags of some names in their order. */
export function tagsOf({ tags }: Docblock, ...names: readonly string[]): readonly DocTag[] {
  return tags.filter(({ name }) => names.includes(name));
}

/** Whether the author of an element wants it to be left out. */
export function isLeftOut(docblock: Docblock): boolean {
  const isPrivate = tagsOf(docblock, 'access').some(({ description }) => description === 'private');
  return isPrivate || tagsOf(docblock, 'internal', 'ignore').length > 0;
}

/** The longest comment that is shown in several places, in characters. */
const LONGEST_SHARED = 20_000;

/** Whether a comment is short enough to be shown at all that overrides its element. */
export function isShareable({ text, tags }: Docblock): boolean {
  const length = tags.reduce((sum, tag) => sum + tag.description.length + tag.type.length, 0);
  return text.length + length <= LONGEST_SHARED;
}

/** Whether a comment says that it takes over what is said about what it overrides. */
export function inheritsExplicitly(docblock: Docblock): boolean {
  return inheritsText(docblock.text) || tagsOf(docblock, 'inheritdoc').length > 0;
}
