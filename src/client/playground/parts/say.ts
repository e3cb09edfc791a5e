/** Messages of the form, in the language of its page. */
import { formEnglish } from '../../../core/language/playground/english/form-english.ts';
import {
  formatSaying,
  type PlaygroundVocabulary,
  type Saying,
} from '../../../core/language/playground/playground-wording.ts';

export type FormKey = keyof typeof formEnglish;

let spoken: PlaygroundVocabulary | undefined;

/**
 * @param href address of the page's messages; a page in plain English has none.
 * @returns the language of the form.
 */
export async function learnWords(href: string | undefined): Promise<string> {
  if (href !== undefined) {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${response.status}`);
    spoken = (await response.json()) as PlaygroundVocabulary;
  }
  return spokenLanguage();
}

/** Formats a message. Call this when the text is shown, because the messages can arrive after the code. */
export function say(key: FormKey, values?: SayingValues): string {
  return formatSaying(
    { key, ...(values && { values }) },
    spoken ?? { lang: 'en', words: formEnglish },
  );
}

export type SayingValues = NonNullable<Saying['values']>;

/** Returns the messages of the page; undefined for plain English. */
export function learntWords(): PlaygroundVocabulary | undefined {
  return spoken;
}

/** Returns the language of the messages, for formatting numbers and times in them. */
export function spokenLanguage(): string {
  return spoken?.lang ?? 'en';
}
