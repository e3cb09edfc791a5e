/** Messages of the form, in the language of its page. */
import { formEnglish } from '../../../core/language/playground/english/form-english.ts';
import {
  formatMessage,
  type PlaygroundVocabulary,
  type PlaygroundMessage,
} from '../../../core/language/playground/playground-wording.ts';

export type FormKey = keyof typeof formEnglish;

let spoken: PlaygroundVocabulary | undefined;

/**
 * @param href address of the page's messages; a page in plain English has none.
 * @returns the language of the form.
 */
export async function loadMessages(href: string | undefined): Promise<string> {
  if (href !== undefined) {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${response.status}`);
    spoken = (await response.json()) as PlaygroundVocabulary;
  }
  return messageLanguage();
}

/** Formats a message. Call this when the text is shown, because the messages can arrive after the code. */
export function getMessage(key: FormKey, values?: MessageValues): string {
  return formatMessage(
    { key, ...(values && { values }) },
    spoken ?? { lang: 'en', words: formEnglish },
  );
}

export type MessageValues = NonNullable<PlaygroundMessage['values']>;

/** Returns the messages of the page; undefined for plain English. */
export function loadedMessages(): PlaygroundVocabulary | undefined {
  return spoken;
}

/** Returns the language of the messages, for formatting numbers and times in them. */
export function messageLanguage(): string {
  return spoken?.lang ?? 'en';
}
