/**
 * Attributes of HTML whose name holds a dot (`@click.prevent`): the native compiler of Markdown ends
 * the whole process at one. MDX does not know them, and says so itself.
 */
import { type HastNode, markdownToHast } from 'satteri';

export interface DottedAttribute {
  /** As HTML reads it, in lower case. */
  readonly name: string;
  readonly offset: number;
}

type Element = Extract<HastNode, { type: 'element' }>;

/** A tag with its quoted values; what follows is `>`, unless HTML reads it in another way. */
const TAG = /<[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>?/g;
const VALUE = /=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/g;
/** What stands in a tag beside values only where a name has a dot, or where its end is in doubt. */
const DOUBT = /[.<"']|[^>]$/;

/** The first such attribute of a text of Markdown, whose HTML is parsed only where there may be one. */
export function findDottedAttribute(
  text: string,
  features: { readonly math: boolean },
): DottedAttribute | undefined {
  const tags = [...text.matchAll(TAG)];
  if (!tags.some(([tag]) => DOUBT.test(tag.slice(1).replace(VALUE, '')))) return undefined;
  const tree = markdownToHast(text, {
    features: { ...features, headingAttributes: true, rawHtml: true },
  });
  const found = findIn(tree);
  if (found === undefined) return undefined;
  const { tagName, name } = found;
  for (const { 0: tag, index } of tags) {
    const written = tag.toLowerCase();
    const at = written.indexOf(name, tagName.length);
    if (written.startsWith(`<${tagName}`) && at !== -1) return { name, offset: index + at };
  }
  return { name, offset: Math.max(0, text.toLowerCase().indexOf(name)) };
}

function findIn(node: HastNode): { tagName: string; name: string } | undefined {
  if (node.type === 'element') {
    const name = dottedName(node);
    if (name !== undefined) return { tagName: node.tagName, name };
  }
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function dottedName({ properties }: Element): string | undefined {
  return Object.keys(properties).find((name) => name.includes('.'));
}
