/**
 * Finds names in HTML that the native Markdown compiler cannot handle: an attribute with a dot
 * (`@click.prevent`) crashes the whole process, and a tag with one is taken for a part of a component. MDX
 * rejects such attribute names itself.
 */
import { defineHastPlugin, type HastNode } from 'satteri';
import { parseJsx } from './jsx-code.ts';

export interface DottedName {
  readonly kind: 'attribute' | 'tag';
  /** The name as HTML reads it, in lower case. */
  readonly name: string;
  readonly offset: number;
}

type Element = Extract<HastNode, { type: 'element' }>;

/** A tag with its quoted values; it ends at `>`, unless HTML reads it differently. */
const TAG = /<[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>?/g;
/** Values that end where they seem to; any other may be continued by Markdown in another way. */
const VALUE = /=\s*(?:"[^"<>\n]*"|'[^'<>\n]*'|[^\s<>"']+)/g;
/** Characters that a tag has outside of values only if a name has a dot or its end is in doubt. */
const DOUBT = /[.<"']/;

/** Looks for such a name in the tree that the compiler is about to turn into JavaScript. */
export interface DotWatch {
  /** Stops the compiler at the first name with a dot. */
  readonly plugin: ReturnType<typeof visitElements>;
  /** Returns the name at which the compiler was stopped. */
  readonly find: () => DottedName | undefined;
}

/**
 * Creates a watch; undefined if no tag of the text can have such a name. Only the tree of the actual run
 * shows what is a tag, because an open quote may reach into text that other plugins have changed.
 */
export function watchForDottedNames(text: string): DotWatch | undefined {
  const tags = [...text.matchAll(TAG)];
  if (!tags.some(([tag]) => isDoubtful(tag))) return undefined;
  let found: DottedTag | undefined;
  const plugin = visitElements((element) => {
    found = findDots(element);
    if (found !== undefined) throw new Error('A name with a dot.');
  });
  return { plugin, find: () => found && placeDots(found, text, tags) };
}

function visitElements(visit: (element: Readonly<Element>) => void) {
  return defineHastPlugin({ name: 'lectern-dotted-names', element: { filter: [], visit } });
}

function placeDots(found: DottedTag, text: string, tags: readonly RegExpExecArray[]): DottedName {
  const { tagName, attribute } = found;
  const name = attribute ?? tagName;
  for (const { 0: tag, index } of tags) {
    const written = tag.toLowerCase();
    const at = attribute === undefined ? 0 : written.indexOf(attribute, tagName.length);
    if (written.startsWith(`<${tagName}`) && at !== -1) return toDotted(found, index + at);
  }
  return toDotted(found, Math.max(0, text.toLowerCase().indexOf(name)));
}

function isDoubtful(tag: string): boolean {
  const [name = ''] = tag.slice(1).split(/[\s/>]/, 1);
  const attributes = tag.slice(1 + name.length).replace(VALUE, '');
  return !tag.endsWith('>') || DOUBT.test(name) || DOUBT.test(attributes);
}

interface DottedTag {
  readonly tagName: string;
  readonly attribute: string | undefined;
}

function toDotted({ tagName, attribute }: DottedTag, offset: number): DottedName {
  return attribute === undefined
    ? { kind: 'tag', name: tagName, offset }
    : { kind: 'attribute', name: attribute, offset };
}

function findDots(element: Readonly<Element>): DottedTag | undefined {
  const { tagName } = element;
  const attribute = dottedAttribute(element);
  return attribute !== undefined || isUnreadable(tagName) ? { tagName, attribute } : undefined;
}

function dottedAttribute({ properties }: Readonly<Element>): string | undefined {
  return Object.keys(properties).find((name) => name.includes('.'));
}

/** Whether a tag name with a dot cannot be written as a JavaScript member expression. */
function isUnreadable(tagName: string): boolean {
  const [first = '', ...parts] = tagName.split('.');
  if (parts.length === 0) return false;
  const isName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(first);
  return (
    !isName || parts.includes('') || parseJsx(`const { ${first} } = {}; export {};`) === undefined
  );
}
