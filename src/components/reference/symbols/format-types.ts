import { escapeMarkup } from '../../../core/html/escape-markup.ts';
import type { TypeText } from '../../../core/reference/model/symbol-model.ts';

/** Returns the address of a page by the key of what it is about; undefined if there is none. */
export type FindPage = (key: string) => string | undefined;

/** Formats a type as HTML in which names link to their pages. */
export function formatTypes(parts: TypeText, hrefOf: FindPage): string {
  return parts
    .map(({ text, key, anchor }) => {
      const href = key === undefined ? undefined : hrefOf(key);
      const name = escapeMarkup(text);
      if (href === undefined) return name;
      const target = escapeMarkup(anchor === undefined ? href : `${href}#${anchor}`);
      return `<a class="link" href="${target}">${name}</a>`;
    })
    .join('');
}
