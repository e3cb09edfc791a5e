/** Messages about sending and responses, loaded once something is sent, in addition to those of the form. */
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

/** Formats a message that can contain other messages. */
export function sayNested(saying: NestedSaying): string {
  return formatNested(saying, learntWords() ?? ENGLISH_PLAYGROUND);
}
