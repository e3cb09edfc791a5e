/** Messages about sending and responses, loaded once something is sent, in addition to those of the form. */
import { ENGLISH_PLAYGROUND } from '../../../core/language/playground/english/plain-playground.ts';
import {
  formatMessage,
  type PlaygroundMessage,
} from '../../../core/language/playground/playground-wording.ts';
import {
  formatNested,
  type NestedMessage,
} from '../../../core/language/playground/nested-message.ts';
import { loadedMessages, type MessageValues } from './messages.ts';

export function getResponseMessage(key: PlaygroundMessage['key'], values?: MessageValues): string {
  return formatMessage({ key, ...(values && { values }) }, loadedMessages() ?? ENGLISH_PLAYGROUND);
}

/** Formats a message that can contain other messages. */
export function formatNestedMessage(message: NestedMessage): string {
  return formatNested(message, loadedMessages() ?? ENGLISH_PLAYGROUND);
}
