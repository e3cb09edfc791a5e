/** What the form says, in the language of its page. */
import { formEnglish } from '../../../core/language/playground/english/form-english.ts';
import {
  formatSaying,
  type PlaygroundVocabulary,
  type Saying,
} from '../../../core/language/playground/playground-wording.ts';

export type FormKey = keyof typeof formEnglish;

let spoken: PlaygroundVocabulary | undefined;

/**
 * @param href of the words of the page; a page in plain English has none.
 * @returns the language that the form speaks.
 */
export async function learnWords(href: string | undefined): Promise<string> {
  if (href !== undefined) {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${response.status}`);
    spoken = (await response.json()) as PlaygroundVocabulary;
  }
  return spokenLanguage();
}

/** To be asked when the text is shown: words may come after the code. */
export function say(key: FormKey, values?: SayingValues): string {
  return formatSaying(
    { key, ...(values && { values }) },
    spoken ?? { lang: 'en', words: formEnglish },
  );
}

export type SayingValues = NonNullable<Saying['values']>;

/** The words of the page; undefined where it speaks plain English. */
export function learntWords(): PlaygroundVocabulary | undefined {
  return spoken;
}

/** The language of the words, for numbers and times among them. */
export function spokenLanguage(): string {
  return spoken?.lang ?? 'en';
}
