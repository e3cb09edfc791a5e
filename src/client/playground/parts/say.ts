/** What the playground says, in the language of its page. */
import {
  ENGLISH_PLAYGROUND,
  formatSaying,
  type PlaygroundVocabulary,
  type Saying,
} from '../../../core/language/playground/playground-wording.ts';

let spoken = ENGLISH_PLAYGROUND;

/** @param href of the words of the page; a page in plain English has none. */
export async function learnWords(href: string | undefined): Promise<void> {
  if (href === undefined) return;
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${response.status}`);
  spoken = (await response.json()) as PlaygroundVocabulary;
}

/** To be asked when the text is shown: words may come after the code. */
export function say(key: Saying['key'], values?: NonNullable<Saying['values']>): string {
  return formatSaying({ key, ...(values && { values }) }, spoken);
}

/** The language of the words, for numbers and times among them. */
export function spokenLanguage(): string {
  return spoken.lang;
}
