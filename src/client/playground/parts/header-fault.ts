import { getMessage } from './messages.ts';

/** Returns why a header cannot contain a text; undefined if it can. */
export function headerFault(text: string): string | undefined {
  if (/[\r\n\0]/.test(text)) return getMessage('headerOneLine');
  if (/[^\t\u0020-\u00ff]/.test(text)) {
    return getMessage('headerLatin');
  }
  return undefined;
}
