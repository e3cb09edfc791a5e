import { say } from './say.ts';

/** Why a header cannot carry a text; undefined where it can. */
export function headerFault(text: string): string | undefined {
  if (/[\r\n\0]/.test(text)) return say('headerOneLine');
  if (/[^\t\u0020-\u00ff]/.test(text)) {
    return say('headerLatin');
  }
  return undefined;
}
