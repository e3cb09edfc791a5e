/** Reads the inline tags of comments: `{@see \Shop\Client::send()}`, `{@link https://example.com Guide}`. */
import { escapeLabel, formatCode, formatLink } from '../../../text/markdown.ts';
import { formatSymbolLink } from '../../symbols/symbol-link.ts';

/** What a name in a comment stands for. */
export interface PhpReference {
  readonly id: string;
  /** Its name for readers. */
  readonly label: string;
}

/** Finds what a name in a comment stands for. */
export type FindPhpReference = (name: string) => PhpReference | undefined;

/** A tag can contain a pair of braces; the end of `{@internal }}` is doubled. */
const INLINE_TAG = /\{@([a-z*-]*)((?:[^{}]|\{[^{}]*\})*)\}(\}?)/gi;

const INHERITS = /\{@inheritdoc\}/gi;

const REFERENCES: ReadonlySet<string> = new Set(['link', 'linkplain', 'see', 'uses', 'used-by']);

export function formatInlinePhpTags(text: string, find: FindPhpReference): string {
  return text.replace(INLINE_TAG, (_, name: string, content: string, brace: string) => {
    const tag = name.toLowerCase();
    if (tag === 'internal') return '';
    return formatTag(tag, content.trim(), find) + brace;
  });
}

function formatTag(tag: string, content: string, find: FindPhpReference): string {
  // These two stand for signs that cannot be written in a comment.
  if (tag === '*') return '*/';
  if (tag === '') return content === '' ? '@' : `{@${content}}`;
  if (tag === 'code' || tag === 'literal') return content === '' ? '' : formatCode(content);
  if (!REFERENCES.has(tag)) return '';
  const [, target = '', label = ''] = /^(\S*)\s*(.*)$/s.exec(content) ?? [];
  return formatPhpReference(target, label, find);
}

/** Formats a name or an address as a link; what cannot be found stays without one. */
export function formatPhpReference(target: string, label: string, find: FindPhpReference): string {
  if (/^(?:https?:\/\/|mailto:)/i.test(target)) {
    return formatLink(escapeLabel(label || target), target);
  }
  const found = find(target);
  const words = label === '' ? formatCode(found?.label ?? target) : escapeLabel(label);
  return found === undefined ? words : formatSymbolLink(words, { key: found.id });
}

/** Whether a comment refers to that of what it overrides. */
export function inheritsText(text: string): boolean {
  return text.search(INHERITS) !== -1;
}

/** Puts another text where a comment refers to it first; a text in several places would grow without end. */
export function fillInherited(text: string, inherited: string): string {
  let isFilled = false;
  const filled = text.replace(INHERITS, () => {
    const part = isFilled ? '' : inherited;
    isFilled = true;
    return part;
  });
  return filled.trim();
}
