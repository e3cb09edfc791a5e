/**
 * Names in HTML that the native compiler of Markdown does not survive, or writes no JavaScript for: an
 * attribute with a dot ends the whole process (`@click.prevent`), and a tag with one is taken for a
 * component and its part. MDX does not know them, and says so itself.
 */
import { type HastNode, markdownToHast } from 'satteri';
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
const VALUE = /=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/g;
/** What stands in a tag beside values only where a name has a dot, or where its end is in doubt. */
const DOUBT = /[.<"']/;

/** The first such name in a text of Markdown, whose HTML is parsed only where there may be one. */
export function findDottedName(
  text: string,
  features: { readonly math: boolean },
): DottedName | undefined {
  const tags = [...text.matchAll(TAG)];
  if (!tags.some(([tag]) => isDoubtful(tag))) return undefined;
  const tree = markdownToHast(text, {
    features: { ...features, headingAttributes: true, rawHtml: true },
  });
  const found = findIn(tree);
  if (found === undefined) return undefined;
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

function findIn(node: HastNode): DottedTag | undefined {
  if (node.type === 'element') {
    const { tagName } = node;
    const attribute = dottedAttribute(node);
    if (attribute !== undefined || isUnreadable(tagName)) return { tagName, attribute };
  }
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function dottedAttribute({ properties }: Element): string | undefined {
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
