/** What sending and answers say: the words of the form, and more that come once something is sent. */
import { ENGLISH_PLAYGROUND } from '../../../core/language/playground/english/plain-playground.ts';
import { formatSaying, type Saying } from '../../../core/language/playground/playground-wording.ts';
import { learntWords, type SayingValues } from './say.ts';

export function sayAnswer(key: Saying['key'], values?: SayingValues): string {
  return formatSaying({ key, ...(values && { values }) }, learntWords() ?? ENGLISH_PLAYGROUND);
}
