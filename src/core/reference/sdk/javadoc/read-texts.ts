/** Reads what a page says about a class or a member: its comment, its deprecation and its notes. */
import { elementText } from '../../../html/text.ts';
import type { Element, HtmlNode } from '../../../html/tree.ts';
import { optional } from '../../document/loose.ts';
import { noTexts, type SymbolTexts } from '../library/symbol-texts.ts';
import type { CommentReader } from './comment-html.ts';
import { findByPlainClass, hasPlainClass } from './page-classes.ts';
import { type CommentNotes, readCommentNotes } from './read-notes.ts';

export interface PartTexts {
  readonly texts: SymbolTexts;
  readonly notes: CommentNotes;
}

/**
 * @param parts The elements below the code.
 * @param more CommentNotes that follow what the comment itself says.
 */
export function readCommentTexts(
  parts: readonly Element[],
  comments: CommentReader,
  more: readonly string[] = [],
): PartTexts {
  const deprecations = parts.map(findDeprecation);
  const deprecation = deprecations.find((each) => each !== undefined);
  const blocks = parts.filter(
    (part, rank) =>
      hasPlainClass(part, 'block') && deprecations[rank] === undefined && !isCopyLabel(part),
  );
  const reason = deprecation && readReason(deprecation, comments);
  const notes = readCommentNotes(
    parts.filter(({ name }) => name === 'dl'),
    comments,
  );
  const join = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n') || undefined;
  const description = join(blocks.map(({ children }) => comments.read(children)));
  return {
    texts: {
      ...noTexts,
      ...optional('description', description),
      ...optional('remarks', join([...notes.others, ...more])),
      ...optional('deprecation', reason),
      ...optional('returns', notes.returns),
      throws: notes.throws,
      see: notes.see,
    },
    notes,
  };
}

/** What is said about everything that is deprecated for removal. */
export const REMOVAL = 'It will be removed in a future version.';

interface Deprecation {
  readonly isForRemoval: boolean;
  readonly reason: readonly HtmlNode[];
}

/** Finds a deprecation; its label has a class, before JDK 8 that of any strong text. */
function findDeprecation(part: Element): Deprecation | undefined {
  if (part.name !== 'div' || !/block$/i.test(part.classes.at(0) ?? '')) return undefined;
  const at = part.children.findIndex((node) => isLabel(node));
  const label = part.children[at];
  if (label?.kind !== 'element') return undefined;
  const comment = findByPlainClass(part, 'deprecationcomment');
  return {
    // In all languages of the tool, only this label has a part behind a comma.
    isForRemoval: /[,、]/.test(elementText(label)),
    reason: comment?.children ?? part.children.slice(at + 1),
  };
}

function isLabel(node: HtmlNode): boolean {
  if (node.kind !== 'element') return false;
  return (
    hasPlainClass(node, 'deprecatedlabel') ||
    (hasPlainClass(node, 'strong') && elementText(node) === 'Deprecated.')
  );
}

function readReason({ isForRemoval, reason }: Deprecation, comments: CommentReader): string {
  const text = comments.read(reason);
  return [text, ...(isForRemoval ? [REMOVAL] : [])]
    .filter(Boolean)
    .join(/[.!?]\)?$/.test(text) && !text.includes('\n') ? ' ' : '\n\n');
}

/** Whether a block says only that the comment is that of an overridden method. */
function isCopyLabel(part: Element): boolean {
  return findByPlainClass(part, 'descfrmtypelabel') !== undefined;
}
