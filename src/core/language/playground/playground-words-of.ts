import type { Vocabulary } from '../languages/wording-of.ts';
import { playgroundLanguages } from './all-playground-words.ts';
import { playgroundEnglish } from './english/plain-playground.ts';
import type { PlaygroundVocabulary, PlaygroundWords } from './playground-wording.ts';

/**
 * Returns the playground's words for a page; undefined for plain English, which is in the scripts already.
 */
export function playgroundWords({ lang, words }: Vocabulary): PlaygroundVocabulary | undefined {
  const spoken: PlaygroundWords = { ...playgroundEnglish, ...playgroundLanguages[lang] };
  const shared = Object.keys(playgroundEnglish).filter((key) => key in words);
  const ofPages = Object.fromEntries(Object.entries(words).filter(([key]) => shared.includes(key)));
  const all = { ...spoken, ...ofPages };
  const isPlain = JSON.stringify(all) === JSON.stringify(playgroundEnglish);
  return isPlain ? undefined : { lang, words: all };
}
