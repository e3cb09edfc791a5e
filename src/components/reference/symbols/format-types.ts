import { escapeMarkup } from '../../../core/html/escape-markup.ts';
import type { TypeText } from '../../../core/reference/model/symbol-model.ts';

/** Returns the address of a page by the key of what it is about; undefined if there is none. */
export type FindPage = (key: string) => string | undefined;

/** Formats a type as HTML, on one line, in which names link to their pages. */
export function formatTypes(parts: TypeText, hrefOf: FindPage): string {
  return parts
    .map(({ text, key }) => {
      const href = key === undefined ? undefined : hrefOf(key);
      const name = escapeMarkup(text);
      return href === undefined ? name : `<a class="link" href="${escapeMarkup(href)}">${name}</a>`;
    })
    .join('');
}
