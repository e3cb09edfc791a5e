/** What sending and answers say: the words of the form, and more that come once something is sent. */
import { ENGLISH_PLAYGROUND } from '../../../core/language/playground/english/plain-playground.ts';
import { formatSaying, type Saying } from '../../../core/language/playground/playground-wording.ts';
import {
  formatNested,
  type NestedSaying,
} from '../../../core/language/playground/nested-saying.ts';
import { learntWords, type SayingValues } from './say.ts';

export function sayAnswer(key: Saying['key'], values?: SayingValues): string {
  return formatSaying({ key, ...(values && { values }) }, learntWords() ?? ENGLISH_PLAYGROUND);
}

/** A sentence that may hold others. */
export function sayNested(saying: NestedSaying): string {
  return formatNested(saying, learntWords() ?? ENGLISH_PLAYGROUND);
}
