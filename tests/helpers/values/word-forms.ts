/** Checks what all translations of a word must have in common with the English one. */
import assert from 'node:assert/strict';
import type { Plural } from '../../../src/core/language/fill-word.ts';

export function formsOf(word: string | Plural): Plural {
  return typeof word === 'string' ? { other: word } : word;
}

/** Asserts that every form of `word` has a text, with the placeholders of the English one. */
export function assertSamePlaceholders(
  key: string,
  word: string | Plural,
  inEnglish: string | Plural,
): void {
  const wanted = placeholdersOf(formsOf(inEnglish).other);
  for (const [form, text] of Object.entries(formsOf(word))) {
    assert.notEqual(text.trim(), '', key);
    // Languages often write zero, one and two without a number.
    const isSpoken = ['zero', 'one', 'two'].includes(form);
    const counted = (names: readonly string[]) =>
      isSpoken ? names.filter((name) => name !== 'count') : names;
    assert.deepEqual(counted(placeholdersOf(text)), counted(wanted), `${key}: ${text}`);
  }
}

function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).sort();
}
