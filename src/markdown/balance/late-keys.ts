/**
 * Finds React's keys that follow a spread in a tag: `<li {...item} key={item.id}>`. React takes them as keys
 * all the same, but the JSX transformation of compilers does not.
 */
import { maskCode } from '../../core/text/markup/list-code.ts';
import { inOrder, type TextChange } from '../../core/text/text-change.ts';
import { scanTag } from '../repair/scan-tag.ts';

const TAG = /<[A-Za-z][\w.]*(?=\s)/g;

/** Returns the offsets of the tags of a page that may have attributes, except those in code blocks. */
export function listTagOffsets(text: string): readonly number[] {
  return Array.from(maskCode(text).matchAll(TAG), ({ index }) => index);
}

/** Whether a compiler stopped at such a key. */
export function isLateKey(message: string): boolean {
  return message.includes('Expected `key` to come before any spread');
}

/** Returns, in text order, the changes that move such keys in a page to the start of their tags. */
export function findLateKeys(text: string): readonly TextChange[] {
  return moveKeys(text, listTagOffsets(text));
}

/**
 * Returns, in text order, the changes that move the keys of tags before their spreads; `tags` are the
 * offsets of the tags. Of tags inside each other, only the outer one changes.
 */
export function moveKeys(text: string, tags: readonly number[]): readonly TextChange[] {
  const changes = tags.flatMap((at) => {
    const { spreadStart: start, attributes } = scanTag(text, at);
    const key = attributes.find(({ name }) => name === 'key');
    if (start === undefined || key === undefined || key.start < start) return [];
    const others = text.slice(start, key.start).trimEnd();
    // The compiler for pages does not read a spread on the line below an attribute in braces.
    return { start, end: key.end, text: `${text.slice(key.start, key.end)} ${others}` };
  });
  return inOrder(changes);
}
