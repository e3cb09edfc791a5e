/**
 * Names in HTML that the native compiler of Markdown does not survive, or writes no JavaScript for: an
 * attribute with a dot ends the whole process (`@click.prevent`), and a tag with one is taken for a
 * component and its part. MDX does not know them, and says so itself.
 */
import { defineHastPlugin, type HastNode } from 'satteri';
import { parseJsx } from './jsx-code.ts';

export interface DottedName {
  readonly kind: 'attribute' | 'tag';
  /** As HTML reads it, in lower case. */
  readonly name: string;
  readonly offset: number;
}

type Element = Extract<HastNode, { type: 'element' }>;

/** A tag with its quoted values; what follows is `>`, unless HTML reads it in another way. */
const TAG = /<[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>?/g;
/** Values that end where they seem to: in the middle of others Markdown may go on in another way. */
const VALUE = /=\s*(?:"[^"<>\n]*"|'[^'<>\n]*'|[^\s<>"']+)/g;
/** What stands in a tag beside values only where a name has a dot, or where its end is in doubt. */
const DOUBT = /[.<"']/;

/** Looks for such a name in the tree that the compiler is about to write as JavaScript. */
export interface DotWatch {
  /** Stops the compiler at the first one. */
  readonly plugin: ReturnType<typeof visitElements>;
  /** What it was stopped at. */
  readonly find: () => DottedName | undefined;
}

/**
 * Undefined where no tag of the text can have such a name. Only the tree of the very run shows what is a
 * tag: an open quotation may reach into what other plugins have made of the text.
 */
export function watchForDots(text: string): DotWatch | undefined {
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

/** Whether a name with a dot is no part of something that JavaScript can name. */
function isUnreadable(tagName: string): boolean {
  const [first = '', ...parts] = tagName.split('.');
  if (parts.length === 0) return false;
  const isName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(first);
  return (
    !isName || parts.includes('') || parseJsx(`const { ${first} } = {}; export {};`) === undefined
  );
}
